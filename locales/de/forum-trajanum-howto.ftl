# „So wird gespielt“: die Seite für zehn Minuten. **Worte zwischen Sternen** sind hervorgehoben.

forum-trajanum-howto-title = Forum Trajanum in zehn Minuten
forum-trajanum-howto-lead = Deine Colonia ist mit Plättchen bedeckt. Räume sie ab, bebaue den freien Grund und schicke, wen du nicht mehr brauchst, als Gesandte auf Trajans Forum. Drei Durchgänge mit je vier Runden; nach jedem wird gewertet. **Wer die meisten Punkte hat, gewinnt.**

forum-trajanum-howto-round = Eine Runde in vier Schritten
forum-trajanum-howto-step-take = Nehmen
forum-trajanum-howto-step-take-text = Zwei Straßenkarten werden aufgedeckt. Nimm **ein Plättchen aus jeder der beiden Straßen** deiner Colonia und sieh sie dir an. Mit einem Tribun nimmst du stattdessen eines von irgendwo.
forum-trajanum-howto-step-keep = Behalten und weitergeben
forum-trajanum-howto-step-keep-text = Behalte eines der beiden. **Das andere gibst du nach rechts**; von links bekommst du eines.
forum-trajanum-howto-step-use = Eines nutzen
forum-trajanum-howto-step-use-text = In deinem Zug nutzt du **eines deiner beiden Plättchen**: Nimm die Figuren und Münzen darauf, oder lass den Bürger einziehen. Dein eigenes Plättchen geht danach **als Gesandter aufs Schiff**, genutzt oder nicht, außer es wurde ein Bürger.
forum-trajanum-howto-step-build = Bauen
forum-trajanum-howto-step-build-text = Baue höchstens **ein Bauplättchen** auf geleerte Felder: ein graues für einen Baumeister, ein farbiges für einen Arbeiter der Farbe oder ein doppeltes aus beidem.
forum-trajanum-howto-keeps = behalten
forum-trajanum-howto-passes = weitergeben

forum-trajanum-howto-gray = Graue Gebäude bringen dich voran
forum-trajanum-howto-gray-text = Jede Bibliothek, jede Basilika und jeder Markt bringt dich **auf der zugehörigen Leiste eine Stufe weiter**: Nimm den neuen oder einen früheren Vorteil. Nach der vierten gibt es auch Punkte wie für eine Siegessäule.
forum-trajanum-howto-gray-note = Eine Siegessäule bringt sofort Punkte: 3, 2 oder 1 in Durchgang I, II oder III und einen mehr für jeden aktiven Bürger.
forum-trajanum-howto-envoys = Farbige Bauwerke entsenden Gesandte
forum-trajanum-howto-envoys-text = Für jeden Brunnen, jedes Haus, jede Stallung und jeden Park geht ein Gesandter von deinem Schiff auf **ein Mosaikfeld der Farbe**. Ist ein Gebiet der Farbe begonnen und nicht voll, muss er dorthin.
forum-trajanum-howto-envoys-eagle = neben einem Adler
forum-trajanum-howto-envoys-on = auf einem Adler
forum-trajanum-howto-envoys-note = Wer das letzte Feld eines Gebiets füllt, nimmt einen Gebietsbonus: einen Tribun, einen Assistenten, eine Münze, eine Aufwertung oder 2 Punkte.

forum-trajanum-howto-rows = Sechs Reihen, sechs Fähigkeiten
forum-trajanum-howto-rows-note = Ein Bürger hilft ab dem Zug, in dem er einzieht. Ein zweiter in derselben Reihe verdreifacht sie, statt sie zu verdoppeln, und bringt sofort ein kleines Geschenk.

forum-trajanum-howto-scoring = Wertung, nach jeder vierten Runde
forum-trajanum-howto-scoring-pay = Bezahlen
forum-trajanum-howto-scoring-pay-text = Eine Münze für jede Reihe mit Bürgern. Eine Reihe, die du nicht bezahlst, schläft ein: keine Fähigkeit, keine zusätzlichen Punkte. Bezahlst du später, wacht sie auf.
forum-trajanum-howto-scoring-cranes = Kräne
forum-trajanum-howto-scoring-cranes-text = Jede geräumte Ecke bringt einmal Punkte: 3, 2 oder 1 (in Wertung I, II, III) für jedes Bauwerk in der Farbe des Krans.
forum-trajanum-howto-scoring-city = Reihen
forum-trajanum-howto-scoring-city-text = Zähle in jeder Reihe die **verschiedenen grauen Gebäude**: einfach, oder doppelt und dreifach mit einem oder zwei aktiven Bürgern daneben.
forum-trajanum-howto-scoring-forum = Forum
forum-trajanum-howto-scoring-forum-text = Deine Gesandten neben einem Adler bringen 1 Punkt, darauf 2. Dann zählt deine größte zusammenhängende Gruppe auf der Prestigeleiste.
forum-trajanum-howto-scoring-card = Trajankarte
forum-trajanum-howto-scoring-card-text = Punkte für jedes Mal, dass du ihre Bauaufgabe oder ihre Sammelaufgabe erfüllst: je höher dein Prestige, desto mehr.

forum-trajanum-howto-tips = Drei Tipps fürs erste Spiel
forum-trajanum-howto-tip-double = Auf zwei freie Felder nebeneinander passt ein **doppeltes** Plättchen: einmal bauen, zwei Wirkungen.
forum-trajanum-howto-tip-coins = Spare Münzen für die **vierte** Runde: Jede Reihe mit Bürgern braucht eine.
forum-trajanum-howto-tip-corner = Räume eine Ecke, **bevor** eine Wertung kommt, in der ihre Farbe Punkte bringt.

forum-trajanum-howto-legend-goods = Ressourcen
forum-trajanum-howto-legend-workers = Arbeiter
forum-trajanum-howto-legend-gray = Graue Gebäude
forum-trajanum-howto-legend-coloured = Bauwerke
forum-trajanum-howto-legend-citizens = Bürger
forum-trajanum-howto-legend-colonia = Colonia und Forum
forum-trajanum-howto-legend-benefits = Vorteile
forum-trajanum-howto-legend-bonuses = Gebietsbonus
forum-trajanum-howto-legend-streets = Straßen
forum-trajanum-howto-icon-upgrade = Aufwertung
forum-trajanum-howto-icon-temple = Tempel
forum-trajanum-howto-icon-crane = Kran
forum-trajanum-howto-icon-tile = verdecktes Plättchen
forum-trajanum-howto-icon-envoy = Gesandter
forum-trajanum-howto-icon-ship = Schiff
forum-trajanum-howto-icon-eagle = Adler
forum-trajanum-howto-icon-cypress = Zypresse
forum-trajanum-howto-icon-sleep = inaktiv
forum-trajanum-howto-icon-start = Startspieler
forum-trajanum-howto-icon-worker = { $colour }: { $building }
