# Was ein Tipp über Forum Trajanum sagt: wofür es Punkte gibt und woran zu denken ist.

forum-trajanum-hint-for-columns = für Siegessäulen
forum-trajanum-hint-for-tracks = für vollendete Vorteilsleisten
forum-trajanum-hint-for-area-bonuses = für Gebietsboni
forum-trajanum-hint-for-cranes = für Kräne
forum-trajanum-hint-for-colonia = in deiner Colonia
forum-trajanum-hint-for-eagles = für Adler
forum-trajanum-hint-for-largest-area = für dein größtes Gebiet
forum-trajanum-hint-for-building-tasks = für Bauaufgaben
forum-trajanum-hint-for-collecting-tasks = für Sammelaufgaben

forum-trajanum-hint-topic-columns = Denk an Siegessäulen.
forum-trajanum-hint-topic-tracks = Denk an die Vorteilsleisten.
forum-trajanum-hint-topic-area-bonuses = Denk an fast volle Gebiete.
forum-trajanum-hint-topic-cranes = Denk an deine Kräne.
forum-trajanum-hint-topic-colonia = Denk an die Reihen deiner Colonia.
forum-trajanum-hint-topic-eagles = Denk an die Adler.
forum-trajanum-hint-topic-largest-area = Denk an dein größtes Gebiet.
forum-trajanum-hint-topic-building-tasks = Denk an die Bauaufgabe auf der Trajankarte.
forum-trajanum-hint-topic-collecting-tasks = Denk an die Sammelaufgabe auf der Trajankarte.
