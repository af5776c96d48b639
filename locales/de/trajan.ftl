# Trajan, in den Worten der deutschen Spielregel (docs/rules/glossary.md).
#
# Formen eines Wortes: .acc Akkusativ, .dat Dativ, .from woher, .onto worauf.

trajan-title = Trajan
    .tagline = Aktionssteine im Ring verteilen, den rechten Augenblick treffen, Rom dienen.
trajan-ruling = R-{ $ruling }

## Optionen eines Spiels

trajan-option-edition = Ausgabe
    .help = Welche Spielregel gilt, wo sich die Ausgaben unterscheiden: wann die Aktionssteine verteilt werden, was ein Bedarfs-Joker am Ende wert ist und was bei Gleichstand entscheidet.
trajan-option-edition-2022 = 2022
trajan-option-edition-2011 = 2011
trajan-option-time = Zeitleiste
    .help = Wie viele Felder der Zeitstein in einer Runde mit 2, 3 und 4 Spielern zurücklegt.
trajan-option-time-11-16-21 = 11, 16 oder 21 Felder
trajan-option-time-12-17-22 = 12, 17 oder 22 Felder
trajan-option-start = Startspieler
    .help = Wer den ersten Zug macht.
trajan-option-start-random = wird ausgelost
trajan-option-start-0 = der erste Platz
trajan-option-start-1 = der zweite Platz
trajan-option-start-2 = der dritte Platz
trajan-option-start-3 = der vierte Platz

## Dinge

trajan-kind-tray = Mulde

trajan-kind-slot = Feld
trajan-kind-slot-I = I
trajan-kind-slot-II = II
trajan-kind-slot-III = III
trajan-kind-slot-IV = IV
trajan-kind-slot-V = V
trajan-kind-slot-VI = VI
trajan-kind-slot-centre = Mitte

# „die { $action }-Aktion“
trajan-kind-action = Aktion
trajan-kind-action-seaport = Hafen
trajan-kind-action-forum = Forum
trajan-kind-action-military = Militär
trajan-kind-action-senate = Senat
trajan-kind-action-trajan = Trajan
trajan-kind-action-construction = Bau

trajan-kind-colour = Farbe
trajan-kind-colour-blue = Blau
    .acc = blauen
trajan-kind-colour-yellow = Gelb
    .acc = gelben
trajan-kind-colour-green = Hellgrün
    .acc = hellgrünen
trajan-kind-colour-orange = Orange
    .acc = orangefarbenen
trajan-kind-colour-pink = Rosa
    .acc = rosafarbenen
trajan-kind-colour-white = Weiß
    .acc = weißen

trajan-kind-commodity = Ware
trajan-kind-commodity-scroll = Schriftrolle
trajan-kind-commodity-oil = Öl
trajan-kind-commodity-fruit = Obst
trajan-kind-commodity-lamp = Lampe
trajan-kind-commodity-wine = Wein
trajan-kind-commodity-fish = Fisch
trajan-kind-commodity-jewellery = Schmuck
trajan-kind-commodity-gems = Edelsteine
trajan-kind-commodity-column = Säule
trajan-kind-commodity-hide = Fell
trajan-kind-commodity-cattle = Vieh
trajan-kind-commodity-grain = Getreide
trajan-kind-commodity-wild = Warenkarten-Joker

trajan-kind-pile = Stapel
trajan-kind-pile-left = linker Ablagestapel
    .from = vom linken Ablagestapel
    .onto = auf den linken Ablagestapel
trajan-kind-pile-right = rechter Ablagestapel
    .from = vom rechten Ablagestapel
    .onto = auf den rechten Ablagestapel
trajan-kind-pile-deck = verdeckter Stapel
    .from = vom verdeckten Stapel
    .onto = auf den verdeckten Stapel

# „das Schiff für { $ship }“
trajan-kind-ship = Schiff
trajan-kind-ship-identical = gleiche Karten
trajan-kind-ship-different = ungleiche Karten
trajan-kind-ship-pairs = ungleiche Pärchen

trajan-kind-tile = Plättchen
trajan-kind-tile-bread = Brot
    .acc = Brot
trajan-kind-tile-games = Spiele
    .acc = Spiele
trajan-kind-tile-religion = Religion
    .acc = Religion
trajan-kind-tile-votes-2 = 2 Stimmen
    .acc = 2 Stimmen
trajan-kind-tile-votes-3 = 3 Stimmen
    .acc = 3 Stimmen
trajan-kind-tile-votes-4 = 4 Stimmen
    .acc = 4 Stimmen
trajan-kind-tile-votes-5 = 5 Stimmen
    .acc = 5 Stimmen
trajan-kind-tile-wild-commodity = Warenkarten-Joker
    .acc = einen Warenkarten-Joker
trajan-kind-tile-wild-demand = Bedarfs-Joker
    .acc = einen Bedarfs-Joker
trajan-kind-tile-wild-construction = Gebäude-Joker
    .acc = einen Gebäude-Joker
trajan-kind-tile-wild-action = Zusatzaktions-Joker
    .acc = einen Zusatzaktions-Joker
trajan-kind-tile-extra-seaport = Zusatzaktion Hafen
    .acc = eine Zusatzaktion Hafen
trajan-kind-tile-extra-forum = Zusatzaktion Forum
    .acc = eine Zusatzaktion Forum
trajan-kind-tile-extra-military = Zusatzaktion Militär
    .acc = eine Zusatzaktion Militär
trajan-kind-tile-extra-senate = Zusatzaktion Senat
    .acc = eine Zusatzaktion Senat
trajan-kind-tile-extra-trajan = Zusatzaktion Trajan
    .acc = eine Zusatzaktion Trajan
trajan-kind-tile-extra-construction = Zusatzaktion Bau
    .acc = eine Zusatzaktion Bau

trajan-kind-demand = Bedarf
trajan-kind-demand-bread = Brot
    .dat = Brot
trajan-kind-demand-games = Spiele
    .dat = Spielen
trajan-kind-demand-religion = Religion
    .dat = Religion

trajan-kind-province = Provinz
trajan-kind-province-alpes = Alpes
trajan-kind-province-raetia = Raetia
trajan-kind-province-noricum = Noricum
trajan-kind-province-narbonensis = Narbonensis
trajan-kind-province-aquitania = Aquitania
trajan-kind-province-lugdunensis = Lugdunensis
trajan-kind-province-belgica = Belgica
trajan-kind-province-germania-superior = Germania Superior
trajan-kind-province-germania-inferior = Germania Inferior
trajan-kind-province-britannia = Britannia
trajan-kind-province-camp = Feldlager

# Die Kategorien der Trajanplättchen.
trajan-kind-stack = Stapel
trajan-kind-stack-victory = Siegpunkte
trajan-kind-stack-cards = Warenkarten
trajan-kind-stack-plus-two = [+2]-Marker
trajan-kind-stack-demand = Bedarf
trajan-kind-stack-workers = Arbeiter
trajan-kind-stack-legionnaires = Legionäre

trajan-kind-trajan-tile = Trajanplättchen

trajan-kind-part = Bauplättchen
trajan-kind-part-stairs = Treppe
trajan-kind-part-door = Tür
trajan-kind-part-fountain = Brunnen
trajan-kind-part-roof = Dach
trajan-kind-part-window = Fenster

trajan-kind-building = Bauplättchen
trajan-kind-space = Bauplatz

trajan-kind-bonus = Bonustafel
trajan-kind-bonus-scroll-oil = Schriftrolle und Öl
trajan-kind-bonus-fruit-lamp = Obst und Lampe
trajan-kind-bonus-wine-fish = Wein und Fisch
trajan-kind-bonus-jewellery-gems = Schmuck und Edelsteine
trajan-kind-bonus-column-hide = Säule und Fell
trajan-kind-bonus-cattle-grain = Vieh und Getreide
trajan-kind-bonus-bread = Brot
trajan-kind-bonus-games = Spiele
trajan-kind-bonus-religion = Religion
trajan-kind-bonus-workers = Arbeiter
trajan-kind-bonus-legionnaires = Legionäre
trajan-kind-bonus-yellow = Gelbe Bonustafeln

trajan-kind-side = Seite
trajan-kind-side-yellow = gelbe Seite
trajan-kind-side-gray = graue Seite

trajan-kind-role = Rolle einer Aktion
trajan-kind-role-main = Aktion
trajan-kind-role-bonus = Bonusaktion
trajan-kind-role-repeat = Wiederholung
trajan-kind-role-second-repeat = zweite Wiederholung

trajan-kind-cover = Plättchen zum Decken eines Bedarfs
trajan-kind-cover-trajan-tile = Trajanplättchen
trajan-kind-cover-forum-tile = Forumsplättchen
trajan-kind-cover-wild-demand = Bedarfs-Joker

trajan-kind-quarter = Quartal

# Wofür es Punkte gibt: Überschriften von Zeilen.
trajan-kind-source = Punktequelle
trajan-kind-source-trajan-tiles = Trajanplättchen
trajan-kind-source-ships = Schiffe
trajan-kind-source-provinces = Provinzen
trajan-kind-source-senate = Senat
trajan-kind-source-construction = Bauplättchen
trajan-kind-source-demands = Nicht gedeckter Bedarf
trajan-kind-source-hand = Handkarten
trajan-kind-source-worker-camp = Arbeiter im Arbeiterlager
trajan-kind-source-military-camp = Legionäre im Feldlager
trajan-kind-source-circle = Trajanplättchen auf dem Aktionskreis
trajan-kind-source-sets = Sätze von Bauplättchen
trajan-kind-source-bonus-tiles = Bonustafeln

## Satzteile

trajan-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
trajan-worth = { $worth ->
    [one] { $worth } Siegpunkt
   *[other] { $worth } Siegpunkte
}

## Züge: was man wählen kann

trajan-move-place = Einen { $colour_acc } Aktionsstein legen
trajan-move-arrange = Für mich auswählen
trajan-move-choose = Trajanplättchen „{ $stack }“ auf Feld { $slot } legen
trajan-move-sow = Mulde { $tray } leeren
trajan-move-drop = Einen { $colour_acc } Aktionsstein ablegen
trajan-move-accept = Sonderaktion durchführen
trajan-move-waive = Auf die Sonderaktion verzichten
trajan-move-assign = [+2]-Marker auf die { $action }-Aktion legen
trajan-move-pass = Passen
trajan-move-repeat = Plättchen „{ $tile }“ einsetzen
trajan-move-stop = Kein Plättchen einsetzen
trajan-move-draw = 2 Karten ziehen, dann 1 abwerfen
trajan-move-discard = { $commodity } { $pile_onto } abwerfen
trajan-move-take = Oberste Karte { $pile_from } nehmen
trajan-move-lay = { $commodity } auslegen und { $commodity_count } nachziehen
trajan-move-ship = Verschiffen ({ $ship }): { $commodity }
trajan-move-collect = { $tile } nehmen
trajan-move-enlist = Einen Legionär anwerben
trajan-move-march = { $province_word ->
    [camp] Feldherrn ins Feldlager ziehen
   *[other] Feldherrn nach { $province } ziehen
}
trajan-move-occupy = Einen Legionär zum Feldherrn versetzen
trajan-move-advance = Auf der Senatsleiste vorrücken
trajan-move-claim = Trajanplättchen „{ $stack }“ nehmen
trajan-move-hire = Einen Arbeiter anwerben
trajan-move-build = Einen Arbeiter auf Bauplatz { $space } setzen
trajan-move-pick = Bonustafel „{ $bonus }“ nehmen

## Ereignisse: Spielvorbereitung

trajan-event-marker_placed = { $seat } legt einen { $colour_acc } Aktionsstein in Mulde { $tray }.
trajan-event-markers_laid = { $seat } hat die Mulden I bis VI so belegt: { $colour_each }.
trajan-event-provinces_dealt = In den Provinzen liegen Forumsplättchen aus: { $tile }.
trajan-event-forum_dealt = { $tile_count ->
    [0] Für das Forum sind keine Forumsplättchen mehr da.
   *[other] Im Forum liegen neue Forumsplättchen aus: { $tile }.
}
trajan-event-extras_dealt = Im Forum liegen neue Zusatzaktionsplättchen aus: { $tile }.
trajan-event-construction_dealt = Die Bauplättchen werden im Stadtviertel verteilt.
trajan-event-stacks_opened = Die sechs Stapel Trajanplättchen liegen offen auf dem Spielplan.
trajan-event-start_player = Startspieler ist { $seat }.
trajan-event-bonus_dealt = { $seat } zieht die Bonustafel „{ $bonus }“.
trajan-event-senate_bonus = Im Senat liegen die Bonustafeln „{ $bonus }“ und „{ $other }“.
trajan-event-piles_opened = Die Ablagestapel werden eröffnet: links { $left }, rechts { $right }.
trajan-event-tile_chosen = { $seat } legt ein Trajanplättchen auf Feld { $slot } ({ $stack }; { $first } + { $second }; { $worth } SP).

## Ereignisse: der Zug

trajan-event-turn_began = { $seat } ist am Zug.
trajan-event-sown = { $seat } nimmt { $count ->
    [one] { $count } Aktionsstein
   *[other] { $count } Aktionssteine
} aus Mulde { $tray }; Zielmulde wird { $target }.
trajan-event-time_moved = Der Zeitstein zieht { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
} weiter { $position ->
    [0] auf sein Startfeld
   *[other] auf Feld { $position }
}.
trajan-event-marker_dropped = { $seat } legt einen { $colour_acc } Aktionsstein in Mulde { $tray } ab.
trajan-event-tile_completed = { $seat } erfüllt das Trajanplättchen an Mulde { $slot } ({ $stack }; { $first } + { $second }) und erhält { trajan-worth }.
trajan-event-effect_waived = { $seat } verzichtet auf die Sonderaktion ({ $stack }).
trajan-event-demand_kept = { $seat } behält das Trajanplättchen: Es deckt von nun an in jedem Quartal einen Bedarf an { $demand_dat }.
trajan-event-plus_two_assigned = { $seat } legt einen [+2]-Marker auf die { $action }-Aktion.
trajan-event-arch_moved = { $slot_word ->
    [centre] { $seat } hat kein freies Feld mehr; der Trajansbogen kommt in die Mitte des Aktionskreises.
   *[other] { $seat } stellt den Trajansbogen auf Feld { $slot }.
}
trajan-event-action_passed = { $role_word ->
    [bonus] { $seat } verzichtet auf die { $action }-Aktion als Bonusaktion.
    [second-repeat] { $seat } verzichtet auf eine dritte { $action }-Aktion.
   *[main] { $seat } verzichtet auf die { $action }-Aktion.
}
trajan-event-action_repeated = { $seat } setzt { $tile_acc } ein und wiederholt die { $action }-Aktion.
trajan-event-bonus_action = Das erste Bauplättchen dieser Art: { $seat } erhält eine { $action }-Aktion als Bonusaktion.

## Ereignisse: der Hafen

trajan-event-card_drawn = { $seat } zieht eine Karte vom verdeckten Stapel: { $commodity }.
trajan-event-card_drawn_unseen = { $seat } zieht eine Karte vom verdeckten Stapel.
trajan-event-card_taken = { $seat } nimmt die Warenkarte { $commodity } { $pile_from }.
trajan-event-card_discarded = { $seat } wirft die Warenkarte { $commodity } { $pile_onto } ab.
trajan-event-pile_refilled = { $pile_word ->
    [left] Der linke Ablagestapel war leer und zeigt nun { $commodity }.
   *[right] Der rechte Ablagestapel war leer und zeigt nun { $commodity }.
}
trajan-event-deck_reshuffled = Die Ablagestapel werden zu einem neuen verdeckten Stapel gemischt: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
trajan-event-cards_laid = { $seat } legt { $commodity } in die Auslage.
trajan-event-cards_shipped = { $seat } verschifft { $commodity } ({ $ship }) und erhält { trajan-points }.
trajan-event-ship_turned = Das Schiff für { $ship } wird auf die graue Seite gedreht.

## Ereignisse: die anderen Aktionen

trajan-event-tile_collected = { $seat } nimmt { $tile_acc } aus dem Forum.
trajan-event-leader_marched = { $origin_word ->
    [camp] { $seat } zieht mit dem Feldherrn aus dem Feldlager nach { $province }.
   *[other] { $seat } zieht mit dem Feldherrn von { $origin } nach { $province }.
}
trajan-event-tile_seized = { $seat } findet in { $province } { $tile_acc }.
trajan-event-legionnaires_enlisted = { $count ->
    [0] { $seat } hat keine Spielfigur mehr im Vorrat.
    [one] { $seat } wirbt einen Legionär an.
   *[other] { $seat } wirbt { $count } Legionäre an.
}
trajan-event-province_occupied = { $seat } versetzt einen Legionär nach { $province } und erhält { trajan-points }.
trajan-event-senate_advanced = { $seat } rückt auf der Senatsleiste vor und erhält { trajan-points }.
trajan-event-tile_claimed = { $seat } nimmt ein Trajanplättchen ({ $stack }; { $first } + { $second }; { $worth } SP) und legt es auf Feld { $slot }.
trajan-event-stack_turned = Das nächste Trajanplättchen „{ $stack }“ ist jetzt zu sehen.
trajan-event-stack_emptied = Der Stapel der Trajanplättchen „{ $stack }“ ist aufgebraucht.
trajan-event-workers_hired = { $count ->
    [0] { $seat } hat keine Spielfigur mehr im Vorrat.
    [one] { $seat } wirbt einen Arbeiter an.
   *[other] { $seat } wirbt { $count } Arbeiter an.
}
trajan-event-building_taken = { $seat } setzt einen Arbeiter auf Bauplatz { $space }, nimmt das Bauplättchen „{ $part }“ und erhält { trajan-points }.
trajan-event-worker_joined = { $seat } setzt einen Arbeiter auf Bauplatz { $space }, wo kein Bauplättchen mehr liegt.

## Ereignisse: Runden- und Quartalsende

trajan-event-demand_revealed = Das Volk verlangt nach { $demand_dat }!
trajan-event-quarter_ended = Quartal { $quarter } ist zu Ende.
trajan-event-demand_met = { $cover_word ->
    [trajan-tile] { $seat } deckt den Bedarf an { $demand_dat } mit einem Trajanplättchen, das liegen bleibt.
    [wild-demand] { $seat } deckt den Bedarf an { $demand_dat } mit einem Bedarfs-Joker.
   *[forum-tile] { $seat } deckt den Bedarf an { $demand_dat } mit einem Forumsplättchen.
}
trajan-event-demands_unmet = { $seat } kann { $count ->
    [one] ein Bedarfsplättchen
   *[other] { $count } Bedarfsplättchen
} nicht erfüllen und verliert { trajan-points }.
trajan-event-votes_counted = { $seat } hat im Senat { $count ->
    [one] { $count } Stimme
   *[other] { $count } Stimmen
}.
trajan-event-bonus_awarded = { $side_word ->
    [gray] { $seat } erhält als Stellvertreter die Bonustafel „{ $bonus }“, graue Seite nach oben.
   *[yellow] { $seat } erhält als Konsul die Bonustafel „{ $bonus }“, gelbe Seite nach oben.
}
trajan-event-discs_restacked = Die Scheiben kehren auf das Startfeld der Senatsleiste zurück; von unten nach oben: { $seat }.
trajan-event-votes_removed = { $seat } gibt { $count } Senatsplättchen ab.
trajan-event-forum_cleared = { $count ->
    [0] Im Forum war nichts mehr übrig.
    [one] Das letzte Plättchen im Forum kommt aus dem Spiel.
   *[other] Die übrigen { $count } Plättchen im Forum kommen aus dem Spiel.
}
trajan-event-province_dealt = In { $province } liegt ein neues Forumsplättchen aus: { $tile }.
trajan-event-ships_turned_back = Die Schiffe zeigen wieder ihre bunte Vorderseite.
trajan-event-quarter_began = Quartal { $quarter } beginnt.

## Ereignisse: das Ende

trajan-event-final_points = Endwertung – { $source }: { $seat } erhält { trajan-points }.
trajan-event-bonus_scored = { $seat }: Die Bonustafel „{ $bonus }“ ({ $side }) bringt { trajan-points }.
trajan-event-game_ended = { $seat } beendet das Spiel mit { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkten
}.

## Fragen

trajan-prompt-place = Welcher Aktionsstein kommt in Mulde { $tray }?
trajan-prompt-take_cards = { $count ->
    [one] Nimm noch eine Warenkarte von einem beliebigen Stapel.
   *[other] Nimm { $count } Warenkarten, jede von einem beliebigen Stapel.
}
trajan-prompt-choose_tiles = { $count ->
    [one] Wähle noch ein Trajanplättchen von einem anderen Stapel.
   *[other] Wähle { $count } Trajanplättchen von verschiedenen Stapeln und für jedes ein Feld.
}
trajan-prompt-sow = Welche Mulde leerst du?
trajan-prompt-drop = Welcher Aktionsstein kommt in Mulde { $tray }?
trajan-prompt-draw_effect = Sonderaktion: 2 Warenkarten ziehen?
trajan-prompt-workers_effect = Sonderaktion: { $count } Arbeiter anwerben?
trajan-prompt-legionnaires_effect = Sonderaktion: { $count ->
    [one] { $count } Legionär
   *[other] { $count } Legionäre
} anwerben?
trajan-prompt-plus_two_effect = Sonderaktion: Welche Aktion bekommt den [+2]-Marker?
trajan-prompt-seaport = { $role_word ->
    [bonus] Hafen-Aktion als Bonusaktion
    [repeat] Noch eine Hafen-Aktion
    [second-repeat] Eine dritte Hafen-Aktion
   *[main] Hafen-Aktion
}: Karten ziehen, nehmen, auslegen oder verschiffen?
trajan-prompt-forum = { $role_word ->
    [bonus] Forum-Aktion als Bonusaktion
    [repeat] Noch eine Forum-Aktion
    [second-repeat] Eine dritte Forum-Aktion
   *[main] Forum-Aktion
}: Welches Plättchen nimmst du?
trajan-prompt-military = { $role_word ->
    [bonus] Militär-Aktion als Bonusaktion
    [repeat] Noch eine Militär-Aktion
    [second-repeat] Eine dritte Militär-Aktion
   *[main] Militär-Aktion
}: Anwerben, den Feldherrn ziehen oder einen Legionär versetzen?
trajan-prompt-senate = { $role_word ->
    [bonus] Senat-Aktion als Bonusaktion
    [repeat] Noch eine Senat-Aktion
    [second-repeat] Eine dritte Senat-Aktion
   *[main] Senat-Aktion
}: Auf der Senatsleiste vorrücken?
trajan-prompt-trajan = { $role_word ->
    [bonus] Trajan-Aktion als Bonusaktion
    [repeat] Noch eine Trajan-Aktion
    [second-repeat] Eine dritte Trajan-Aktion
   *[main] Trajan-Aktion
}: Welches Trajanplättchen nimmst du?
trajan-prompt-construction = { $role_word ->
    [bonus] Bau-Aktion als Bonusaktion
    [repeat] Noch eine Bau-Aktion
    [second-repeat] Eine dritte Bau-Aktion
   *[main] Bau-Aktion
}: Einen Arbeiter anwerben oder einsetzen?
trajan-prompt-discard = Welche Karte wirfst du ab, und auf welchen Ablagestapel?
trajan-prompt-repeat = Ein Plättchen einsetzen, um die { $action }-Aktion zu wiederholen?
trajan-prompt-pick = Du bist Konsul: Welche Bonustafel nimmst du?

## Ablehnungen: warum etwas nicht geht

trajan-refusal-no_such_marker = Du hast keinen { $colour_acc } Aktionsstein zu legen.
trajan-refusal-tray_empty = Mulde { $tray } ist leer.
trajan-refusal-pile_empty = { $pile_word ->
    [left] Der linke Ablagestapel ist leer.
    [right] Der rechte Ablagestapel ist leer.
   *[deck] Der verdeckte Stapel ist leer.
}
trajan-refusal-not_from_the_deck = Eine einzelne Karte nimmst du nur von einem Ablagestapel, nicht vom verdeckten Stapel.
trajan-refusal-no_card_to_draw = Es ist keine Karte zum Ziehen mehr da.
trajan-refusal-card_not_in_hand = Von dieser Ware hast du nicht genug Handkarten: { $commodity }.
trajan-refusal-only_two_cards = Du legst auf einmal 1 oder 2 Handkarten aus, nicht mehr und nicht weniger.
trajan-refusal-wild_not_in_display = Einen Warenkarten-Joker kannst du nicht in die Auslage legen.
trajan-refusal-not_enough_wilds = { $count ->
    [0] Du hast keinen Warenkarten-Joker.
   *[other] Du hast nur { $count } Warenkarten-Joker.
}
trajan-refusal-cards_do_not_fit = Diese Karten passen nicht auf das Schiff für { $ship }.
trajan-refusal-not_on_a_discard_pile = Abgeworfen wird auf den linken oder rechten Ablagestapel, nicht auf den verdeckten Stapel.
trajan-refusal-stack_empty = Es gibt kein Trajanplättchen „{ $stack }“ mehr.
trajan-refusal-stack_used = Du hast schon ein Trajanplättchen „{ $stack }“; zu Beginn müssen alle verschieden sein.
trajan-refusal-slot_not_free = Auf Feld { $slot } liegt schon ein Trajanplättchen.
trajan-refusal-slot_not_at_start = Die ersten Trajanplättchen kommen auf die Felder II, IV und VI, nicht auf { $slot }.
trajan-refusal-action_has_plus_two = Die { $action }-Aktion hat schon einen [+2]-Marker.
trajan-refusal-must_be_performed = Du hast für diese Aktion ein Plättchen eingesetzt und musst sie nun auch durchführen.
trajan-refusal-tile_not_in_forum = Im Forum liegt dieses Plättchen nicht aus: { $tile }.
trajan-refusal-supply_empty = Du hast keine Spielfiguren mehr im Vorrat.
trajan-refusal-not_adjacent = { $origin_word ->
    [camp] { $province } grenzt nicht an das Feldlager, wo dein Feldherr steht.
   *[other] { $province } grenzt nicht an { $origin }, wo dein Feldherr steht.
}
trajan-refusal-camp_is_no_province = Das Feldlager ist keine Provinz; dein Feldherr kann nicht dorthin zurück.
trajan-refusal-leader_in_camp = Dein Feldherr steht noch im Feldlager; er muss erst in eine Provinz ziehen.
trajan-refusal-own_legionnaire_there = In { $province } steht schon ein Legionär von dir.
trajan-refusal-no_legionnaire_in_camp = Du hast keinen Legionär im Feldlager.
trajan-refusal-senate_full = Deine Scheibe liegt bis zum Quartalsende auf dem letzten Feld der Senatsleiste.
trajan-refusal-no_worker_in_camp = Du hast keinen Arbeiter im Arbeiterlager.
trajan-refusal-own_worker_there = Auf Bauplatz { $space } steht schon ein Arbeiter von dir.
trajan-refusal-space_not_adjacent = Bauplatz { $space } ist zu keinem deiner Arbeiter benachbart.
trajan-refusal-no_such_extra_tile = Dieses Plättchen hast du nicht: { $tile }.
trajan-refusal-wrong_extra_tile = Mit dem Plättchen „{ $tile }“ lässt sich die { $action }-Aktion nicht wiederholen.
trajan-refusal-bonus_not_on_offer = Die Bonustafel „{ $bonus }“ liegt nicht aus.
trajan-refusal-other_action = Das gehört zu einer anderen Aktion; jetzt geht es um die { $action }-Aktion.

## Wie man dorthin kommt

trajan-refusal-way_now = Das gehört zur { $action }-Aktion: { $tray_count ->
    [one] Mulde { $tray } führt jetzt dorthin.
   *[other] Die Mulden { $tray } führen jetzt dorthin.
}
trajan-refusal-way_in_two = Das gehört zur { $action }-Aktion: Jetzt führt keine Mulde dorthin, aber nach Mulde { $tray } führt im nächsten Zug Mulde { $other } hin.
trajan-refusal-way_far = Das gehört zur { $action }-Aktion, zu der in zwei Zügen keine Mulde führt.
trajan-refusal-way_next_turn = Das gehört zur { $action }-Aktion: { $tray_count ->
    [one] Mulde { $tray } führt im nächsten Zug dorthin.
   *[other] Die Mulden { $tray } führen im nächsten Zug dorthin.
}
trajan-refusal-way_other = Das gehört zur { $action }-Aktion; die Aktionssteine in der Hand führen zur { $target }-Aktion.
trajan-refusal-sown_already = In diesem Zug ist schon eine Mulde geleert. Bring ihn zu Ende; im nächsten Zug geht es wieder.
trajan-refusal-sow_first = Erst eine Mulde leeren: Dann werden ihre Aktionssteine einzeln abgelegt.
trajan-refusal-repeat_after_action = Ein Zusatzaktionsplättchen wird direkt nach der Aktion eingesetzt, die es zeigt.
trajan-refusal-plus_two_with_tile = Ein [+2]-Marker kommt mit einem Trajanplättchen, das ihn zeigt; dann wählst du seine Aktion.
trajan-refusal-consul_picks = Der Konsul wählt am Ende des Quartals eine Bonustafel: wer dann die meisten Stimmen hat.
trajan-refusal-set_up_is_over = Das gehört zum Spielaufbau, und der ist vorbei.
trajan-refusal-discard_after_drawing = Abgeworfen wird direkt nach dem Ziehen von zwei Karten, mit der Hafen-Aktion.

## Was man nicht übersehen sollte

trajan-caution-demands = Bedarf: { $count } von { $open } nicht gedeckt, das kostet { $penalty } SP in etwa { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
} aller Spieler{ $tray_count ->
    [0] {""}
    [one] ; Mulde { $tray } führt zu einem Plättchen im Forum, das hilft
   *[other] ; die Mulden { $tray } führen zu einem Plättchen im Forum, das hilft
}.
trajan-caution-last_tile = Nur noch ein Plättchen im Forum deckt deinen Bedarf: { $tile }. { $other } kann es erreichen; { $tray_count ->
    [one] mit Mulde { $tray } bist du schneller.
   *[other] mit den Mulden { $tray } bist du schneller.
}
trajan-caution-tile_in_reach = { $colour_count ->
    [0] Mit Mulde { $tray } erfüllst du dein Trajanplättchen: { $worth } SP.
   *[other] Mit Mulde { $tray } und { $colour_each } zuletzt erfüllst du dein Trajanplättchen: { $worth } SP.
}
trajan-caution-quarter_may_end = Vor diesem Zug kann das Quartal zu Ende sein.
trajan-caution-quarter_will_end = Vor diesem Zug ist das Quartal zu Ende.
