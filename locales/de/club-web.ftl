### Die Seiten des Clubs: Wertungen, Spieler, Statistik.

club-web-intro = Wer wie stark spielt, und was beendete Partien verraten.
club-web-waiting = Wartet auf dich
club-web-waiting-none = Nichts wartet auf dich: eine neue Partie?
club-web-here = jetzt hier
club-web-friends-link = Alle Freunde
club-web-whole-list = Die ganze Liste
club-web-leaderboard = Rangliste
club-web-leaderboard-help = Nur gewertete Tische. Wer 400 Punkte mehr hat, liegt am Ende zehnmal so oft vorn wie hinten. Die wahre Stärke liegt in 19 von 20 Fällen innerhalb von ±. Unter zehn Partien ist eine Wertung grau und ohne Platz. Bots stehen in derselben Liste.
club-web-list = Liste
club-web-board = { $game } · { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
club-web-place = Platz
club-web-player = Spieler
club-web-rating = Wertung
club-web-spread = ±
club-web-games = Partien
club-web-provisional = weniger als zehn Partien
club-web-nobody-rated = Hier hat noch niemand eine gewertete Partie gespielt. Eröffne einen Tisch und schalte „Gewertet“ ein.
club-web-my-page = Meine Seite
club-web-former = ehemaliger Spieler
club-web-percent = { $count } %
club-web-as-table = als Tabelle
club-web-as-picture = als Bild
club-web-strength = Stärke
club-web-strength-help = Wertung mit Unsicherheit, zwischen den Bots
club-web-seats-and-games = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
} · { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
club-web-ahead-of = Liegt am Ende vor
club-web-ahead-short = { $level }: { $share }
club-web-ahead = { $game } mit { $seats } Plätzen: wie oft { $name } am Ende vor den Bots liegt
club-web-not-rated = Noch keine gewertete Partie.
club-web-since = dabei seit { $month }
club-web-games-finished = Beendete Partien
club-web-games-won = Gewonnen
club-web-share-won = Anteil gewonnen
club-web-who-sees = Diese Seite sehen alle hier. Adressen, Notizen, Zeiten von Besuchen und laufende Partien stehen nie darauf.
club-web-sources = Punkte nach Quelle
club-web-sources-help = { $board }: { $own } pro Partie, alle { $everybody }
club-web-source = Quelle
club-web-everybody = alle
club-web-difference = Unterschied
club-web-trend = Verlauf
club-web-day = Tag
club-web-details = Mehr zu
club-web-by-place = Gewonnen nach Sitz
club-web-seat = Sitz
club-web-seat-number = Sitz { $number }
club-web-fair-line = der Strich ist ein gerechter Anteil
club-web-won-of = { $wins } von { $games }
club-web-head-to-head = Direkter Vergleich
club-web-rival = Gegen
club-web-ahead-count = Davor
club-web-behind-count = Dahinter
club-web-winners-intro = Was beendete Partien verraten: wie viele Punkte, woraus, und was die tun, die gewinnen.
club-web-winners-link = Was Sieger tun
club-web-scores = Endpunkte
club-web-winners = Sieger
club-web-others = die anderen
club-web-seats = Plätze
club-web-seat-count = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
club-web-game-count = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
club-web-everybody-mean = Schnitt aller
club-web-winners-mean = Schnitt der Sieger
club-web-winners-more = Sieger haben mehr aus …
club-web-winners-more-help = Punkte mehr als die anderen pro Partie; { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätzen
}
club-web-openings = Eröffnungen
club-web-openings-help = wie oft sie gewannen; der Strich ist ein gerechter Anteil
club-web-opening = Zuerst
club-web-opening-note = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
club-web-mean-points = Punkte im Schnitt
club-web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
club-web-no-games = Von diesem Spiel wurde hier noch keine Partie beendet.
club-web-statistics-help = Beendete Partien mit mindestens einem Menschen, auch die Plätze der Bots. Was Sieger mehr haben, muss nicht der Grund ihres Sieges sein.
club-web-daily-head = { $date } · Auslage { $number }
club-web-daily-what = { $game } mit { $seats } Plätzen: du gegen { $first } und { $second }.
club-web-daily-terms = Für alle dieselbe Auslage und dieselben Bots, ein Versuch, nichts wird zurückgenommen, sobald etwas aufgedeckt wurde. Es zählt, wenn du vor dem Ende des Tages fertig bist (Mitternacht UTC).
club-web-daily-place = Platz { $place } von { $count }
club-web-daily-play = Spielen
club-web-daily-claim = Zum Spielen einen eigenen Namen wählen
club-web-daily-continue = Weiterspielen
club-web-daily-table = Meinen Tisch ansehen
club-web-daily-left = noch { $time } offen
club-web-daily-finished = { $count ->
    [0] Noch ist niemand fertig.
    [one] Eine Person ist fertig.
   *[other] { $count } Personen sind fertig.
}
club-web-daily-sealed = Vor dem Beginn durch die Prüfsumme versiegelt; Startwert, Protokolle und Wiederholungen öffnen, wenn der Tag vorbei ist:
club-web-daily-opened = Der Tag ist vorbei: Jeder kann jede Ziehung prüfen. Prüfsumme:
club-web-daily-seed = Startwert:
club-web-daily-ranking = Rangfolge
club-web-daily-points = Punkte
club-web-daily-won = hat die Bots geschlagen
club-web-daily-nobody = Niemand ist fertig geworden.
club-web-daily-everybody = Die Punkte aller
club-web-daily-you = du
club-web-daily-parted = Wo sie sich trennten: die Eröffnung
club-web-daily-hidden = Was andere erreicht haben, siehst du, sobald du fertig bist.
club-web-daily-before = Der Tag davor
club-web-daily-today = Heute
club-web-replay = Nachspielen
club-web-daily-link = Tisch des Tages
club-web-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
club-web-cup-intro = Runden mit Frist, Tische macht der Server, freie Plätze füllen Bots.
club-web-cup-note = { $about }: { $state }
club-web-cup-swiss = { $game }, Schweizer System, Tische zu { $seats }
club-web-cup-round_robin = { $game }, jeder gegen jeden, Tische zu { $seats }
club-web-cup-round = Runde { $round } von { $rounds }, bis { $until }
club-web-cup-open = offen, { $people ->
    [0] noch ist niemand dabei
    [one] eine Person ist dabei
   *[other] { $people } Personen sind dabei
}
club-web-cup-finished = beendet, { $people ->
    [one] eine Person
   *[other] { $people } Personen
}
club-web-cup-none = Noch kein Turnier.
club-web-cup-new = Neues Turnier
club-web-cup-claim = Zum Mitmachen einen eigenen Namen wählen
club-web-cup-name = Name
club-web-cup-kind = Wer auf wen trifft
club-web-cup-kind-swiss = Schweizer System
club-web-cup-kind-round_robin = Jeder gegen jeden
club-web-cup-kind-help-swiss = In jeder Runde treffen sich Nachbarn in der Tabelle, möglichst niemand zweimal.
club-web-cup-kind-help-round_robin = Alle treffen auf alle; zu dritt oder viert am Tisch, soweit es aufgeht.
club-web-cup-seats = Plätze am Tisch
club-web-cup-rounds = Runden
club-web-cup-days = Zeit für eine Runde
club-web-cup-level = Bots auf freien Plätzen
club-web-cup-make = Turnier anlegen
club-web-cup-rules = Eine Runde endet, wenn alle Partien vorbei sind, oder mit ihrer Frist. Eine Partie, die dann nicht vorbei ist, wird geschlossen: Auf wen sie wartet, der wird Letzter, die anderen zählen nach ihren Punkten bis dahin. Wer eine Partie für immer verlässt, wird Letzter. Keine Tipps, kein Platz wird einem Bot übergeben, nichts wird zurückgenommen, sobald etwas aufgedeckt wurde.
club-web-cup-empty = Noch ist niemand dabei.
club-web-cup-standings = Tabelle
club-web-cup-round-number = Runde { $round }
club-web-cup-points = Punkte
club-web-cup-rivals = Der Gegner
club-web-cup-points-help = Der Erste eines Tisches bekommt so viele Punkte, wie der Tisch Plätze hat ({ $seats }), jeder weitere Platz einen weniger; gleiche Plätze teilen. Unter Gleichen entscheiden die Punkte ihrer Gegner, dann erste Plätze.
club-web-cup-place = Platz { $place }
club-web-cup-plays = spielt noch
club-web-cup-my-table = Zu meinem Tisch
club-web-cup-join = Mitmachen
club-web-cup-leave = Aussteigen
club-web-cup-leave-sure = In den nächsten Runden würde { $level } für dich spielen, und du kannst nicht zurückkommen. Die laufende Partie bleibt deine.
club-web-cup-start = Beginnen
club-web-cup-cancel = Absagen
club-web-cup-all = Alle Turniere
club-web-cup-link = Turniere
club-web-season = Saison
club-web-season-title = Tisch des Tages, Saison { $season }
club-web-season-name = { $quarter }/{ $year }
club-web-season-help = Ein Vierteljahr. Jeder Tag bringt einen Punkt fürs Beenden und einen für alle, die du hinter dir lässt. Die ersten drei bekommen am Ende ein Abzeichen für ihre Seite.
club-web-season-none = In dieser Saison hat noch niemand einen Tisch des Tages beendet.
club-web-season-over = beendet
club-web-season-before = Die Saison davor
club-web-season-points = Punkte
club-web-season-days = Tage
club-web-badges = Abzeichen
club-web-badge-daily = { $place }. der Saison { $season } am Tisch des Tages
club-web-badge-tournament = { $place }. im Turnier { $title }
