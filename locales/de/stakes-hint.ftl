# Was ein Tipp über dieses Spiel sagt.

stakes-hint-for-stakes = für die Einsätze

stakes-hint-topic-stakes = Denk an die Einsätze.
