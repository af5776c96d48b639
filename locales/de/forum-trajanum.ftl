# Forum Trajanum, in den Worten, mit denen es auf Deutsch gespielt wird.
#
# Formen eines Wortes: .acc Akkusativ, .many Mehrzahl, .weak schwach gebeugt („der blaue“),
# .track die Leiste.

forum-trajanum-title = Forum Trajanum
    .tagline = Baue deine Colonia und entsende Gesandte auf das Forum.
forum-trajanum-ruling = R-{ $ruling }

## Optionen eines Spiels

forum-trajanum-option-side = Tableaus
    .help = Welche Seite der Tableaus oben liegt: Auf Seite A tragen die Straßen bei allen dieselben Symbole, auf Seite B hat jede Colonia ihre eigene Anordnung.
forum-trajanum-option-side-A = Seite A
forum-trajanum-option-side-B = Seite B
forum-trajanum-option-game = Spiel
    .help = Im Einführungsspiel gibt es nur eine Trajankarte, und sie wird erst am Ende gewertet.
forum-trajanum-option-game-standard = normales Spiel
forum-trajanum-option-game-introductory = Einführungsspiel
forum-trajanum-option-handicap = Neulinge
    .help = Neulinge beginnen mit einer Münze mehr und dürfen schon vor der ersten Runde einen zweiten Bürger einsetzen.
forum-trajanum-option-handicap-none = niemand
forum-trajanum-option-handicap-0 = der erste Platz
forum-trajanum-option-handicap-1 = der zweite Platz
forum-trajanum-option-handicap-2 = der dritte Platz
forum-trajanum-option-handicap-3 = der vierte Platz
forum-trajanum-option-handicap-0-1 = der erste und der zweite Platz
forum-trajanum-option-handicap-0-2 = der erste und der dritte Platz
forum-trajanum-option-handicap-0-3 = der erste und der vierte Platz
forum-trajanum-option-handicap-1-2 = der zweite und der dritte Platz
forum-trajanum-option-handicap-1-3 = der zweite und der vierte Platz
forum-trajanum-option-handicap-2-3 = der dritte und der vierte Platz
forum-trajanum-option-handicap-0-1-2 = alle außer dem vierten Platz
forum-trajanum-option-handicap-0-1-3 = alle außer dem dritten Platz
forum-trajanum-option-handicap-0-2-3 = alle außer dem zweiten Platz
forum-trajanum-option-handicap-1-2-3 = alle außer dem ersten Platz
forum-trajanum-option-handicap-0-1-2-3 = alle vier Plätze
forum-trajanum-option-supply = Bauplättchen
    .help = Ob Bauplättchen ausgehen können: Gedruckt sind von jeder Farbe 14 einfache und 12 doppelte.
forum-trajanum-option-supply-limited = begrenzt
forum-trajanum-option-supply-unlimited = unbegrenzt

## Dinge

forum-trajanum-kind-cell = Feld der Colonia
forum-trajanum-kind-square = Mosaikfeld
forum-trajanum-kind-level = Stufe
forum-trajanum-kind-mosaic = Mosaiktafel
forum-trajanum-kind-card = Trajankarte
forum-trajanum-kind-cycle = Durchgang

# „die Ecke { $corner }“
forum-trajanum-kind-corner = Ecke
forum-trajanum-kind-corner-northwest = oben links
forum-trajanum-kind-corner-northeast = oben rechts
forum-trajanum-kind-corner-southwest = unten links
forum-trajanum-kind-corner-southeast = unten rechts

# Die Straßen nach den Zeichen auf ihren Karten: schwarze stehen an den Zeilen, weiße an den Spalten.
forum-trajanum-kind-symbol = Straßensymbol
forum-trajanum-kind-symbol-black1 = Wachturm
forum-trajanum-kind-symbol-black2 = Brücke
forum-trajanum-kind-symbol-black3 = Rad
forum-trajanum-kind-symbol-black4 = Schlüssel
forum-trajanum-kind-symbol-black5 = Anker
forum-trajanum-kind-symbol-black6 = Axt
forum-trajanum-kind-symbol-white1 = Obelisk
forum-trajanum-kind-symbol-white2 = Leier
forum-trajanum-kind-symbol-white3 = Stern
forum-trajanum-kind-symbol-white4 = Altar
forum-trajanum-kind-symbol-white5 = Muschel
forum-trajanum-kind-symbol-white6 = Traube

# Was die Vorderseite eines Coloniaplättchens zeigt.
forum-trajanum-kind-front = Coloniaplättchen
forum-trajanum-kind-front-woman-patrician = Patrizierin
    .acc = die Patrizierin
forum-trajanum-kind-front-woman-merchant = Händlerin
    .acc = die Händlerin
forum-trajanum-kind-front-woman-craftsman = Handwerkerin
    .acc = die Handwerkerin
forum-trajanum-kind-front-man-patrician = Patrizier
    .acc = den Patrizier
forum-trajanum-kind-front-man-merchant = Händler
    .acc = den Händler
forum-trajanum-kind-front-man-craftsman = Handwerker
    .acc = den Handwerker
forum-trajanum-kind-front-builder = Baumeister
    .acc = einen Baumeister
forum-trajanum-kind-front-blue-blue = 2 blaue Arbeiter
    .acc = 2 blaue Arbeiter
forum-trajanum-kind-front-red-red = 2 rote Arbeiter
    .acc = 2 rote Arbeiter
forum-trajanum-kind-front-yellow-yellow = 2 gelbe Arbeiter
    .acc = 2 gelbe Arbeiter
forum-trajanum-kind-front-green-green = 2 grüne Arbeiter
    .acc = 2 grüne Arbeiter
forum-trajanum-kind-front-blue-red = blauer und roter Arbeiter
    .acc = einen blauen und einen roten Arbeiter
forum-trajanum-kind-front-blue-yellow = blauer und gelber Arbeiter
    .acc = einen blauen und einen gelben Arbeiter
forum-trajanum-kind-front-blue-green = blauer und grüner Arbeiter
    .acc = einen blauen und einen grünen Arbeiter
forum-trajanum-kind-front-red-yellow = roter und gelber Arbeiter
    .acc = einen roten und einen gelben Arbeiter
forum-trajanum-kind-front-red-green = roter und grüner Arbeiter
    .acc = einen roten und einen grünen Arbeiter
forum-trajanum-kind-front-yellow-green = gelber und grüner Arbeiter
    .acc = einen gelben und einen grünen Arbeiter
forum-trajanum-kind-front-blue-assistant = blauer Arbeiter und Assistent
    .acc = einen blauen Arbeiter und einen Assistenten
forum-trajanum-kind-front-red-assistant = roter Arbeiter und Assistent
    .acc = einen roten Arbeiter und einen Assistenten
forum-trajanum-kind-front-yellow-assistant = gelber Arbeiter und Assistent
    .acc = einen gelben Arbeiter und einen Assistenten
forum-trajanum-kind-front-green-assistant = grüner Arbeiter und Assistent
    .acc = einen grünen Arbeiter und einen Assistenten
forum-trajanum-kind-front-coin-coin = 2 Münzen
    .acc = 2 Münzen
forum-trajanum-kind-front-coin-tribune = Münze und Tribun
    .acc = eine Münze und einen Tribun
forum-trajanum-kind-front-assistant-tribune = Assistent und Tribun
    .acc = einen Assistenten und einen Tribun
forum-trajanum-kind-front-upgrade = Aufwertung
    .acc = eine Aufwertung
forum-trajanum-kind-front-upgrade-coin = Aufwertung und Münze
    .acc = eine Aufwertung und eine Münze

forum-trajanum-kind-class = Stand
forum-trajanum-kind-class-patrician = Patrizier
forum-trajanum-kind-class-merchant = Händler
forum-trajanum-kind-class-craftsman = Handwerker

# „die Reihe { $row }“
forum-trajanum-kind-row = Bürgerreihe
forum-trajanum-kind-row-patrician1 = Patrizier I
forum-trajanum-kind-row-patrician2 = Patrizier II
forum-trajanum-kind-row-merchant1 = Händler I
forum-trajanum-kind-row-merchant2 = Händler II
forum-trajanum-kind-row-craftsman1 = Handwerker I
forum-trajanum-kind-row-craftsman2 = Handwerker II

forum-trajanum-kind-colour = Farbe
forum-trajanum-kind-colour-blue = blau
    .acc = blauen
    .weak = blaue
forum-trajanum-kind-colour-red = rot
    .acc = roten
    .weak = rote
forum-trajanum-kind-colour-yellow = gelb
    .acc = gelben
    .weak = gelbe
forum-trajanum-kind-colour-green = grün
    .acc = grünen
    .weak = grüne

forum-trajanum-kind-good = Ressource
forum-trajanum-kind-good-coin = Münze
    .acc = eine Münze
    .many = Münzen
forum-trajanum-kind-good-tribune = Tribun
    .acc = einen Tribun
    .many = Tribune
forum-trajanum-kind-good-assistant = Assistent
    .acc = einen Assistenten
    .many = Assistenten
forum-trajanum-kind-good-builder = Baumeister
    .acc = einen Baumeister
    .many = Baumeister
forum-trajanum-kind-good-blue = blauer Arbeiter
    .acc = einen blauen Arbeiter
    .many = blaue Arbeiter
forum-trajanum-kind-good-red = roter Arbeiter
    .acc = einen roten Arbeiter
    .many = rote Arbeiter
forum-trajanum-kind-good-yellow = gelber Arbeiter
    .acc = einen gelben Arbeiter
    .many = gelbe Arbeiter
forum-trajanum-kind-good-green = grüner Arbeiter
    .acc = einen grünen Arbeiter
    .many = grüne Arbeiter

forum-trajanum-kind-building = Bauwerk
forum-trajanum-kind-building-library = Bibliothek
forum-trajanum-kind-building-basilica = Basilika
forum-trajanum-kind-building-market = Markt
forum-trajanum-kind-building-column = Siegessäule
forum-trajanum-kind-building-fountain = Brunnen
forum-trajanum-kind-building-house = Haus
forum-trajanum-kind-building-stable = Stallung
forum-trajanum-kind-building-park = Park

forum-trajanum-kind-tile = Bauplättchen
forum-trajanum-kind-tile-library = Bibliothek
    .acc = eine Bibliothek
forum-trajanum-kind-tile-basilica = Basilika
    .acc = eine Basilika
forum-trajanum-kind-tile-market = Markt
    .acc = einen Markt
forum-trajanum-kind-tile-column = Siegessäule
    .acc = eine Siegessäule
forum-trajanum-kind-tile-fountain = Brunnen
    .acc = einen Brunnen
forum-trajanum-kind-tile-house = Haus
    .acc = ein Haus
forum-trajanum-kind-tile-stable = Stallung
    .acc = eine Stallung
forum-trajanum-kind-tile-park = Park
    .acc = einen Park
forum-trajanum-kind-tile-library-fountain = Bibliothek und Brunnen
    .acc = eine Bibliothek und einen Brunnen
forum-trajanum-kind-tile-basilica-house = Basilika und Haus
    .acc = eine Basilika und ein Haus
forum-trajanum-kind-tile-market-stable = Markt und Stallung
    .acc = einen Markt und eine Stallung
forum-trajanum-kind-tile-column-park = Siegessäule und Park
    .acc = eine Siegessäule und einen Park
forum-trajanum-kind-tile-two-fountains = zwei Brunnen
    .acc = zwei Brunnen
forum-trajanum-kind-tile-two-houses = zwei Häuser
    .acc = zwei Häuser
forum-trajanum-kind-tile-two-stables = zwei Stallungen
    .acc = zwei Stallungen
forum-trajanum-kind-tile-two-parks = zwei Parks
    .acc = zwei Parks

forum-trajanum-kind-track = Vorteilsleiste
forum-trajanum-kind-track-library = Bibliothek
    .track = Bibliotheksleiste
forum-trajanum-kind-track-basilica = Basilika
    .track = Basilikaleiste
forum-trajanum-kind-track-market = Markt
    .track = Marktleiste

forum-trajanum-kind-benefit = Vorteil
forum-trajanum-kind-benefit-worker-and-tribune = ein Arbeiter und ein Tribun
forum-trajanum-kind-benefit-builder = ein Baumeister
forum-trajanum-kind-benefit-envoy-to-eagle = ein Gesandter auf einen Adler
forum-trajanum-kind-benefit-use-a-tile = ein Plättchen nehmen und nutzen
forum-trajanum-kind-benefit-two-assistants = 2 Assistenten
forum-trajanum-kind-benefit-two-tribunes = 2 Tribune
forum-trajanum-kind-benefit-upgrade = eine Aufwertung
forum-trajanum-kind-benefit-build-again = noch einmal bauen
forum-trajanum-kind-benefit-coin = eine Münze
forum-trajanum-kind-benefit-area-bonus = ein Gebietsbonus
forum-trajanum-kind-benefit-envoy-anywhere = ein Gesandter auf eine beliebige Farbe

forum-trajanum-kind-bonus = Gebietsbonus
forum-trajanum-kind-bonus-tribune = Tribun
forum-trajanum-kind-bonus-assistant = Assistent
forum-trajanum-kind-bonus-coin = Münze
forum-trajanum-kind-bonus-upgrade = Aufwertung
forum-trajanum-kind-bonus-points = 2 Siegpunkte

forum-trajanum-kind-origin = Herkunft eines Plättchens
forum-trajanum-kind-origin-own = eigenes Plättchen
forum-trajanum-kind-origin-foreign = Plättchen vom Nachbarn

forum-trajanum-kind-half = Hälfte eines Doppelplättchens
forum-trajanum-kind-half-gray = das graue Gebäude
forum-trajanum-kind-half-coloured = das farbige Bauwerk

forum-trajanum-kind-task = Aufgabe
forum-trajanum-kind-task-building = Bauaufgabe
forum-trajanum-kind-task-collecting = Sammelaufgabe

# Wofür es Punkte gibt: Überschriften von Zeilen.
forum-trajanum-kind-source = Herkunft der Punkte
forum-trajanum-kind-source-columns = Siegessäulen
forum-trajanum-kind-source-tracks = Vollendete Vorteilsleisten
forum-trajanum-kind-source-area-bonuses = Gebietsboni
forum-trajanum-kind-source-cranes = Kräne
forum-trajanum-kind-source-colonia = Colonia
forum-trajanum-kind-source-eagles = Adler
forum-trajanum-kind-source-largest-area = Größtes Gebiet
forum-trajanum-kind-source-building-tasks = Bauaufgaben
forum-trajanum-kind-source-collecting-tasks = Sammelaufgaben

## Teile von Sätzen

forum-trajanum-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
forum-trajanum-goods = { $count ->
    [1] { $good_acc }
   *[other] { $count } { $good_many }
}

## Züge: was man wählen kann

forum-trajanum-move-crane = Der { $colour_weak } Kran
forum-trajanum-move-corner = Die Ecke { $corner }
forum-trajanum-move-arrange = Für mich auswählen
forum-trajanum-move-take = Das Plättchen von { $cell } nehmen
forum-trajanum-move-ignore = Das Plättchen von { $cell } für einen Tribun nehmen
forum-trajanum-move-skip = Kein Plättchen nehmen
forum-trajanum-move-keep = Das Plättchen von { $cell } behalten
forum-trajanum-move-pick = Wieder aufnehmen: { $front }
forum-trajanum-move-use = { $origin_word ->
    [own] Das eigene Plättchen nutzen
   *[foreign] Das Plättchen vom Nachbarn nutzen
}
forum-trajanum-move-both = Für 2 Tribune beide Plättchen nutzen
forum-trajanum-move-place = Reihe { $row }
forum-trajanum-move-receive = Nehmen: { $good }
forum-trajanum-move-gain = Nehmen: { $bonus }
forum-trajanum-move-advance = Den Schieber 1 Feld weiterschieben
forum-trajanum-move-cypress = Den Schieber bis zur nächsten Zypresse schieben
forum-trajanum-move-decline = Verzichten
forum-trajanum-move-train = 2 { $colour_weak } Arbeiter gegen einen Baumeister tauschen
forum-trajanum-move-recolour = Mit einem Assistenten den { $colour_acc } Arbeiter zum { $target_acc } machen
forum-trajanum-move-craft = Handwerker I: Assistent wird zum { $colour_acc } Arbeiter
forum-trajanum-move-promote = Handwerker II: Assistent wird zum Baumeister
forum-trajanum-move-exchange = Händler II: { $good_acc } gegen { $target_acc } tauschen
forum-trajanum-move-build = Bauen: { $tile }
forum-trajanum-move-on = Auf Feld { $cell }
forum-trajanum-move-first = Zuerst { $half }
forum-trajanum-move-benefit = Vorteil { $level } nehmen
forum-trajanum-move-send = Den Gesandten auf { $square } schicken
forum-trajanum-move-done = Bauphase beenden
forum-trajanum-move-pay = { $row } bezahlen
forum-trajanum-move-leave = { $row } nicht bezahlen

## Ereignisse: Vorbereitung

forum-trajanum-event-mosaic_laid = Mosaiktafel { $mosaic } liegt auf Platz { $place ->
    [1] i
    [2] ii
    [3] iii
    [4] iv
   *[5] v
}{ $turned ->
    [0] .
   *[1] , auf den Kopf gedreht.
}
forum-trajanum-event-card_drawn = Für Durchgang { $cycle } liegt Trajankarte { $card } aus.
forum-trajanum-event-citizen_drawn = { $seat } zieht { $front_acc }.
forum-trajanum-event-crane_chosen = { $seat } stellt den { $colour_acc } Kran in die Ecke { $corner }.
forum-trajanum-event-row_chosen = { $seat } wählt die Reihe { $row }.
forum-trajanum-event-corner_chosen = { $seat } legt { $front_acc } in die Ecke { $corner }, die andere Bürgerin gegenüber.
forum-trajanum-event-cranes_placed = { $seat } zeigt die Kräne: { $northwest } oben links, { $northeast } oben rechts, { $southwest } unten links, { $southeast } unten rechts.
forum-trajanum-event-corner_tile = Bei { $seat } liegt in der Ecke { $corner } offen: { $front }.
forum-trajanum-event-river_tile = { $seat } sieht sich das Plättchen am Fluss an, den ersten Gesandten auf dem Schiff: { $front }.
forum-trajanum-event-worker_dealt = { $seat } erhält zu Beginn einen { $colour_acc } Arbeiter.
forum-trajanum-event-first_player = Startspieler: { $seat }.

## Ereignisse: Runde und Nehmen der Plättchen

forum-trajanum-event-cycle_began = Durchgang { $cycle } beginnt; die Trajanssäule ist { forum-trajanum-points } wert.
forum-trajanum-event-round_began = Runde { $round } beginnt; Startspieler: { $seat }.
forum-trajanum-event-streets_revealed = { $other_same ->
    [yes] Beide Straßenkarten zeigen { $symbol }.
   *[no] Die Straßenkarten zeigen { $symbol } und { $other }.
}
forum-trajanum-event-tile_looked_at = { $seat } nimmt das Plättchen von { $cell }: { $front }.
forum-trajanum-event-street_ignored = { $seat } setzt einen Tribun ein, um trotz der Straßenkarten ein Plättchen von { $cell } zu nehmen.
forum-trajanum-event-street_skipped = { $seat } findet in der Straße kein Plättchen und nimmt keines.
forum-trajanum-event-tile_kept = { $seat } behält das Plättchen von { $cell }: { $front }.
forum-trajanum-event-tiles_taken = { $cell_count ->
    [0] { $seat } nimmt kein Plättchen.
    [1] { $seat } nimmt nur ein Plättchen, das von { $cell }.
   *[other] { $seat } nimmt die Plättchen von { $cell }.
}
forum-trajanum-event-tribunes_paid = { $count ->
    [1] { $seat } gibt einen Tribun ab, um eine Straßenkarte zu ignorieren.
   *[other] { $seat } gibt { $count } Tribune ab, um beide Straßenkarten zu ignorieren.
}
forum-trajanum-event-crane_uncovered = { $seat } deckt den { $colour_acc } Kran { $corner } auf.
forum-trajanum-event-tile_passed = { $seat } gibt ein Plättchen an { $receiver } weiter.
forum-trajanum-event-tile_received = { $seat } erhält ein Plättchen von { $giver }: { $front }.
forum-trajanum-event-no_tile_passed = { $seat } hat kein Plättchen zum Weitergeben an { $receiver }.

## Ereignisse: der Zug

forum-trajanum-event-turn_began = { $seat } ist am Zug.
forum-trajanum-event-tile_revealed = { $origin_word ->
    [own] { $seat } deckt das eigene Plättchen auf: { $front }.
   *[foreign] { $seat } deckt das Plättchen vom Nachbarn auf: { $front }.
}
forum-trajanum-event-tile_picked = { $seat } nimmt ein Plättchen auf, das neben der Colonia lag: { $front }.
forum-trajanum-event-tile_used = { $origin_word ->
    [own] { $seat } nutzt das eigene Plättchen: { $front }.
   *[foreign] { $seat } nutzt das Plättchen vom Nachbarn: { $front }.
}
forum-trajanum-event-tile_shipped = { $seat } legt das eigene Plättchen aufs Schiff: { $front }.
forum-trajanum-event-tile_laid_beside = { $seat } legt das Plättchen vom Nachbarn neben die Colonia: { $front }.
forum-trajanum-event-tile_left_game = { $seat } nimmt das Plättchen aus dem Spiel: { $front }.
forum-trajanum-event-tile_dug_out = { $seat } nimmt das Plättchen von { $cell }: { $front }.
forum-trajanum-event-goods_gained = { $seat } erhält { forum-trajanum-goods }.
forum-trajanum-event-citizen_placed = { $origin_word ->
    [own] { $seat } setzt { $front_acc } in die Reihe { $row }.
   *[foreign] { $seat } setzt { $front_acc } vom Nachbarn in die Reihe { $row }.
}
forum-trajanum-event-citizen_doubled = { $origin_word ->
    [own] { $seat } setzt { $front_acc } auf den zweiten Platz der Reihe { $row }.
   *[foreign] { $seat } setzt { $front_acc } vom Nachbarn auf den zweiten Platz der Reihe { $row }.
}
forum-trajanum-event-row_activated = { $row } unterstützt jetzt { $seat }.
forum-trajanum-event-bar_turned = { $seat } dreht den Schieber um: Gebiete auf dem Forum sind von nun an mehr wert.
forum-trajanum-event-bar_moved = { $seat } schiebt den Schieber auf Feld { $position } der Prestigeleiste.
forum-trajanum-event-workers_trained = { $seat } tauscht 2 { $colour_weak } Arbeiter gegen einen Baumeister.
forum-trajanum-event-worker_recoloured = { $seat } macht mit einem Assistenten einen { $colour_acc } Arbeiter zum { $target_acc }.
forum-trajanum-event-worker_crafted = { $seat } macht einen Assistenten zum { $colour_acc } Arbeiter.
forum-trajanum-event-builder_promoted = { $seat } macht einen Assistenten zum Baumeister.
forum-trajanum-event-good_exchanged = { $seat } tauscht { $good_acc } gegen { $target_acc }.
forum-trajanum-event-goods_paid = { $seat } gibt { forum-trajanum-goods } ab.
forum-trajanum-event-tile_built = { $seat } baut auf { $cell } { $tile_acc }.
forum-trajanum-event-double_built = { $seat } baut auf { $cell } und { $other } { $tile_acc }.
forum-trajanum-event-column_scored = { $seat } erhält { forum-trajanum-points } für die Siegessäule: { $worth } und { $citizens ->
    [one] { $citizens } für einen aktiven Bürger
   *[other] { $citizens } für aktive Bürger
}.
forum-trajanum-event-marker_moved = { $seat } rückt auf Feld { $level } der { $track_track } vor.
forum-trajanum-event-benefit_taken = { $seat } nimmt Vorteil { $level } der { $track_track }: { $benefit }.
forum-trajanum-event-benefit_declined = { $seat } verzichtet auf die Vorteile der { $track_track }.
forum-trajanum-event-track_finished = { $seat } hat die { $track_track } vollendet: Der Marker kommt neben die Trajanssäule und bringt { forum-trajanum-points }.
forum-trajanum-event-envoy_sent = { $seat } schickt einen Gesandten auf Feld { $square } des Forums.
forum-trajanum-event-area_completed = { $seat } füllt das { $colour_weak } Gebiet um { $square }.
forum-trajanum-event-bonus_gained = { $seat } nimmt als Gebietsbonus: { $bonus }.

## Ereignisse: die Wertung

forum-trajanum-event-scoring_began = Durchgang { $cycle } ist zu Ende: Die Bürger wollen bezahlt werden.
forum-trajanum-event-row_paid = { $seat } zahlt eine Münze: { $row } ist aktiv.
forum-trajanum-event-row_unpaid = { $seat } zahlt nicht: { $row } ist inaktiv.
forum-trajanum-event-crane_scored = { $count ->
    [0] { $seat } dreht den { $colour_acc } Kran um; kein Bauwerk passt dazu.
    [one] { $seat } erhält { forum-trajanum-points } für den { $colour_acc } Kran ({ $count } Bauwerk).
   *[other] { $seat } erhält { forum-trajanum-points } für den { $colour_acc } Kran ({ $count } Bauwerke).
}
forum-trajanum-event-row_scored = { $seat } erhält { forum-trajanum-points } für die Reihe { $row } ({ $count ->
    [one] { $count } Art grauer Gebäude
   *[other] { $count } Arten grauer Gebäude
}).
forum-trajanum-event-eagles_scored = { $points ->
    [0] { $seat } hat keinen Gesandten bei einem Adler.
   *[other] { $seat } erhält { forum-trajanum-points } für Adler ({ $on } darauf, { $beside } daneben).
}
forum-trajanum-event-area_scored = { $count ->
    [0] { $seat } hat keinen Gesandten auf dem Forum.
    [one] { $seat } erhält { forum-trajanum-points } für das größte Gebiet, einen einzelnen Gesandten.
   *[other] { $seat } erhält { forum-trajanum-points } für das größte Gebiet aus { $count } Gesandten.
}
forum-trajanum-event-task_scored = { $count ->
    [0] { $seat } erfüllt die { $task } der Karte { $card } nicht.
    [1] { $seat } erfüllt die { $task } der Karte { $card } und erhält { forum-trajanum-points }.
   *[other] { $seat } erfüllt die { $task } der Karte { $card } { $count }-mal und erhält { forum-trajanum-points }.
}
forum-trajanum-event-figure_passed = { $seat } bekommt die Startspielerfigur.
forum-trajanum-event-game_ended = { $seat } beendet das Spiel mit { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkten
}.

## Fragen

forum-trajanum-prompt-crane = Welcher Kran kommt in die Ecke { $corner }?
forum-trajanum-prompt-first_row = Du hast { $front_acc } gezogen. In welche Reihe kommt sie?
forum-trajanum-prompt-corner = In welche Ecke legst du die { $front }? Die { $other } kommt in die Ecke gegenüber.
forum-trajanum-prompt-second_citizen = Als Neuling darfst du gleich eine Bürgerin aus einer deiner Ecken einsetzen. In welche Reihe?
forum-trajanum-prompt-take = { $other_same ->
    [yes] Beide Straßen sind { $symbol }: Was zuerst?
   *[no] Straßen { $symbol } und { $other }: Was zuerst?
}
forum-trajanum-prompt-take_second = { $other_same ->
    [yes] Beide Straßen sind { $symbol }: Was nun?
   *[no] Straßen { $symbol } und { $other }: Was nun?
}
forum-trajanum-prompt-keep = Welches Plättchen behältst du? Das andere geht an { $receiver }.
forum-trajanum-prompt-pick = Dein Nachbar hat dir nichts weitergegeben. Nimmst du ein Plättchen auf, das neben deiner Colonia liegt?
forum-trajanum-prompt-use = Welches deiner beiden Plättchen nutzt du?
forum-trajanum-prompt-use_first = Welches der beiden Plättchen nutzt du zuerst?
forum-trajanum-prompt-place = In welche Reihe setzt du { $front_acc }?
forum-trajanum-prompt-row_bonus = Der zweite Bürger der Reihe { $row } bringt einen Bonus. Welchen nimmst du?
forum-trajanum-prompt-worker = Welchen Arbeiter nimmst du?
forum-trajanum-prompt-area_bonus = Welchen Gebietsbonus nimmst du?
forum-trajanum-prompt-second_area_bonus = Patrizier II bringt dir einen zweiten, anderen Gebietsbonus. Welchen nimmst du?
forum-trajanum-prompt-upgrade = Wie weit bewegst du den Schieber?
forum-trajanum-prompt-build = Was baust du?
forum-trajanum-prompt-build_again = Du darfst noch einmal bauen. Was baust du?
forum-trajanum-prompt-prepare = Möchtest du noch etwas tauschen, bevor dein Zug endet?
forum-trajanum-prompt-space = Wo baust du { $tile_acc }?
forum-trajanum-prompt-gray_half = Du baust { $tile_acc }. Wohin kommt das graue Gebäude?
forum-trajanum-prompt-second_half = Du baust { $tile_acc }, die eine Hälfte auf { $cell }. Wohin kommt die andere?
forum-trajanum-prompt-order = Du hast { $tile_acc } gebaut. Was wirkt zuerst?
forum-trajanum-prompt-benefit = Du stehst auf Feld { $level } der { $track_track }. Welchen Vorteil nimmst du?
forum-trajanum-prompt-dig = Welches Plättchen deiner Colonia nimmst und nutzt du?
forum-trajanum-prompt-send = Auf welches { $colour_weak } Feld schickst du einen Gesandten?
forum-trajanum-prompt-send_anywhere = Auf welches farbige Feld schickst du einen Gesandten?
forum-trajanum-prompt-send_to_eagle = Auf welchen Adler schickst du einen Gesandten?
forum-trajanum-prompt-pay = Zahlst du eine Münze für { $row }? Du hast { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.

## Ablehnungen: warum etwas nicht geht

forum-trajanum-refusal-crane_already_placed = Der { $colour_weak } Kran steht schon in einer anderen Ecke.
forum-trajanum-refusal-other_class = Dieser Bürger gehört nicht in die Reihe { $row }.
forum-trajanum-refusal-no_tile_there = Auf { $cell } liegt kein Coloniaplättchen.
forum-trajanum-refusal-tile_already_taken = Das Plättchen von { $cell } hast du schon genommen.
forum-trajanum-refusal-not_in_the_streets = Das Plättchen auf { $cell } liegt in keiner der Straßen, die dir offenstehen; nur mit einem Tribun darfst du es nehmen.
forum-trajanum-refusal-costs_no_tribune = Das Plättchen auf { $cell } liegt in einer Straße der Karten; nimm es ohne Tribun.
forum-trajanum-refusal-no_tribune = Du hast keinen Tribun mehr.
forum-trajanum-refusal-street_has_tiles = In der Straße liegen noch Plättchen; du musst eines nehmen.
forum-trajanum-refusal-not_among_the_two = Das Plättchen von { $cell } hast du in dieser Runde nicht genommen.
forum-trajanum-refusal-not_beside_colonia = So ein Plättchen liegt nicht neben deiner Colonia: { $front }.
forum-trajanum-refusal-two_tribunes_needed = Um beide Plättchen zu nutzen, brauchst du 2 Tribune.
forum-trajanum-refusal-no_choice_of_goods = Das steht hier nicht zur Wahl: { $good }.
forum-trajanum-refusal-bonus_taken_already = Diesen Gebietsbonus ({ $bonus }) hast du gerade genommen; der zweite muss ein anderer sein.
forum-trajanum-refusal-only_in_building_phase = Tauschen kannst du nur in deiner Bauphase.
forum-trajanum-refusal-two_workers_needed = Für einen Baumeister brauchst du 2 { $colour_weak } Arbeiter.
forum-trajanum-refusal-no_worker = Du hast keinen { $colour_acc } Arbeiter.
forum-trajanum-refusal-no_assistant = Du hast keinen Assistenten.
forum-trajanum-refusal-same_colour = Der Arbeiter ist schon { $colour }.
forum-trajanum-refusal-not_active = Du hast keinen aktiven Bürger in der Reihe { $row }.
forum-trajanum-refusal-used_up = Die Fähigkeit von { $row } hast du in diesem Zug schon ausgeschöpft.
forum-trajanum-refusal-not_exchangeable = Händler II tauscht nur Münze, Tribun und Assistent gegen ein anderes der drei, das also nicht: { $good }.
forum-trajanum-refusal-no_such_good = Das hast du nicht: { $good }.
forum-trajanum-refusal-no_builder = Dafür brauchst du einen Baumeister.
forum-trajanum-refusal-workers_needed = { $count ->
    [one] Dafür brauchst du einen { $colour_acc } Arbeiter.
   *[other] Dafür brauchst du { $count } { $colour_weak } Arbeiter.
}
forum-trajanum-refusal-tiles_used_up = Dieses Bauplättchen ist aufgebraucht: { $tile }.
forum-trajanum-refusal-no_space = In deiner Colonia ist kein Platz für { $tile_acc }.
forum-trajanum-refusal-one_building_a_turn = In diesem Zug hast du schon gebaut.
forum-trajanum-refusal-temple_there = Auf { $cell } steht ein Tempel.
forum-trajanum-refusal-crane_there = Auf { $cell } steht ein Kran; dort wird nie gebaut.
forum-trajanum-refusal-building_there = Auf { $cell } hast du schon gebaut.
forum-trajanum-refusal-colonia_tile_there = Auf { $cell } liegt noch ein Coloniaplättchen.
forum-trajanum-refusal-no_room_for_both = Neben { $cell } ist kein Feld für die andere Hälfte frei.
forum-trajanum-refusal-not_adjacent = { $cell } liegt nicht neben { $other }.
forum-trajanum-refusal-level_not_reached = Vorteil { $level } hast du noch nicht erreicht.
forum-trajanum-refusal-benefit_impossible = Vorteil { $level } hätte jetzt keine Wirkung.
forum-trajanum-refusal-no_such_square = Ein Mosaikfeld { $square } gibt es in dieser Partie nicht.
forum-trajanum-refusal-square_taken = Auf { $square } steht schon ein Gesandter.
forum-trajanum-refusal-eagle_there = { $square } ist ein Adler; dorthin führt nur der dritte Vorteil der Bibliotheksleiste.
forum-trajanum-refusal-no_eagle_there = Auf { $square } ist kein Adler.
forum-trajanum-refusal-other_colour = { $square } ist nicht { $colour }.
forum-trajanum-refusal-started_area_first = Solange ein begonnenes Gebiet dieser Farbe ({ $colour }) nicht voll ist, muss dein Gesandter dorthin und nicht auf { $square }.
forum-trajanum-refusal-may_not_decline = Hier kannst du nicht verzichten.
forum-trajanum-refusal-other_row = Entscheide zuerst über { $row }.

forum-trajanum-refusal-no_builder_but_tile = Dafür brauchst du einen Baumeister: Das offene Plättchen auf { $cell } zeigt einen, und zwei Arbeiter einer Farbe werden zu einem.
forum-trajanum-refusal-workers_needed_but_tile = { $count ->
    [one] Dafür brauchst du einen { $colour_acc } Arbeiter: Das offene Plättchen auf { $cell } zeigt einen.
   *[other] Dafür brauchst du { $count } { $colour_weak } Arbeiter: Das offene Plättchen auf { $cell } zeigt einen.
}
forum-trajanum-refusal-sent_with_structure = Gesandte gehen beim Bauen aufs Forum. Auf ein Feld der Farbe { $colour } schickt dieses Bauwerk einen: { $building }.
forum-trajanum-refusal-eagle_by_library = Nur der dritte Schritt der Bibliotheksleiste führt einen Gesandten auf einen Adler.
forum-trajanum-refusal-paid_after_rounds = Bürger werden am Ende des Durchgangs bezahlt{ $count ->
    [one] , nach dieser Runde.
   *[other] , in { $count } Runden.
}
forum-trajanum-refusal-taken_in_draft = Plättchen werden zu Beginn jeder Runde genommen, alle zugleich.
forum-trajanum-refusal-kept_after_two = Nimm erst beide Plättchen; dann behältst du eins und gibst das andere weiter.
forum-trajanum-refusal-used_in_turn = Plättchen werden im eigenen Zug genutzt, wenn alle genommen haben.
forum-trajanum-refusal-placed_with_tile = Ein Bürger wird gelegt, wenn du ein Plättchen nutzt, das einen zeigt.
forum-trajanum-refusal-gained_with_area = Wer das letzte Feld eines Gebiets besetzt, nimmt einen Gebietsbonus.
forum-trajanum-refusal-moved_with_upgrade = Der Schieber bewegt sich mit einer Aufwertung: von einem Plättchen, als Gebietsbonus oder auf der Basilikaleiste.
forum-trajanum-refusal-built_in_turn = Gebaut wird im eigenen Zug, nachdem ein Plättchen genutzt ist.
forum-trajanum-refusal-tile_first = Wähle erst das Bauplättchen, dann sein Feld.
forum-trajanum-refusal-benefit_with_building = Ein Vorteil kommt mit einem Gebäude seiner Leiste: Bibliothek, Basilika oder Markt.
forum-trajanum-refusal-set_up_is_over = Das gehört zur Vorbereitung, und die ist vorbei.

## Was man nicht übersehen sollte

forum-trajanum-caution-rows_sleep = { $rounds ->
    [one] Die Bürger werden nach dieser Runde bezahlt
   *[other] Die Bürger werden nach { $rounds } Runden bezahlt
}: Du hast { $coins ->
    [0] keine Münze
    [one] eine Münze
   *[other] { $coins } Münzen
} für { $rows ->
    [one] eine Reihe mit Bürgern
   *[other] { $rows } Reihen mit Bürgern
}; { $count ->
    [one] eine würde einschlafen
   *[other] { $count } würden einschlafen
}.
forum-trajanum-caution-crane_waits = { $rounds ->
    [one] Letzte Runde: Nimm jetzt das Plättchen auf { $cell }, dann bringt der { $colour_weak } Kran darunter in der nächsten Wertung { $points } SP.
   *[other] Nimm das Plättchen auf { $cell } vor der nächsten Wertung, dann bringt der { $colour_weak } Kran darunter { $points } SP.
}
forum-trajanum-caution-no_envoy = Auf deinem Schiff ist kein Gesandter: Ein farbiges Bauwerk würde niemanden schicken. Für Kräne zählt es trotzdem.
