board = Tischmitte
area-of-forum = Forumsplatz
area-of-tracks = Vorteilsleisten und Säule
area-of-tiles = Bauplättchen
area-of-streets = Straßenkarten
area-of-cards = Trajankarten
chip-forum = Forum
chip-tracks = Leisten
chip-tiles = Gebäude
chip-streets = Straßen
chip-cards = Aufgaben
round-of = Durchgang und Runde

cycle = Durchgang { $cycle }
round = Runde { $round }/4
starts = Startspieler: { $name }
start-short = zuerst
streets-left = { $count ->
    [0] Es kommt keine Straßenkarte mehr.
    [one] Eine Straßenkarte kommt noch.
   *[other] { $count } Straßenkarten kommen noch.
}

eagle = Adler
square = Feld { $square }: { $what }
eagle-help = Ein Gesandter auf einem Adler bringt 2 Punkte, einer daneben 1. Hierher führt nur der dritte Vorteil der Bibliothek.
envoy-of = Gesandter von { $name }
area-free = Gebiet mit { $size } Feldern, noch leer.
area-started = Gebiet mit { $size } Feldern, begonnen: { $free } frei.
area-completed = Gebiet mit { $size } Feldern, voll.
area-completes = Ein Gesandter hier macht das Gebiet voll: Gebietsbonus!
legend-started = begonnen
legend-completed = voll
legend-eagle = darauf 2, daneben 1

bonus = Gebietsbonus: { $bonus }
bonus-help = Wer das letzte Feld eines Gebiets besetzt, nimmt einen davon; mit aktivem Patrizier II zwei verschiedene.

step = Vorteilsleiste { $track }, Feld { $step }: { $benefit }
track = Vorteilsleiste { $track }
track-help = Jedes Gebäude dieser Art bringt dich ein Feld weiter: Nimm dessen Vorteil oder einen früheren.
track-reached = Dieses Feld hast du schon erreicht.
track-next = Dein nächstes Feld.
track-here = Hier: { $names }
track-end = { $column ->
    [one] Nach diesem Vorteil kommt der Marker zur Säule: { $column } Punkt und 1 je aktivem Bürger.
   *[other] Nach diesem Vorteil kommt der Marker zur Säule: { $column } Punkte und 1 je aktivem Bürger.
}
column = Trajanssäule
column-help = Eine Siegessäule in deiner Colonia bringt diesen Wert und 1 Punkt je aktivem Bürger.
column-worth = { $points ->
    [one] Für dich jetzt: { $column } + { $citizens } = { $points } Punkt
   *[other] Für dich jetzt: { $column } + { $citizens } = { $points } Punkte
}
column-worth-short = Bringt den Wert der Trajanssäule und 1 Punkt je aktivem Bürger.
column-now = jetzt { $points } SP

street = Straße „{ $symbol }“
street-row = Schwarzes Zeichen: Es steht neben einer Zeile.
street-column = Weißes Zeichen: Es steht unter einer Spalte.
street-called = In dieser Runde aufgerufen.
street-left = { $count ->
    [0] Wird nicht mehr aufgerufen.
    [one] Wird noch einmal aufgerufen.
   *[other] Wird noch { $count }-mal aufgerufen.
}

card = Trajankarte { $card }
card-empty = Trajankarte von Durchgang { $cycle }
card-none = In dieser Partie keine Karte.
card-now = Wird am Ende dieses Durchgangs gewertet.
card-later = Wird am Ende von Durchgang { $cycle } gewertet.
card-past = Ist schon gewertet.
task-times = { $count ->
    [0] Noch nicht erfüllt.
    [one] Einmal erfüllt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] { $count }-mal erfüllt: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
card-I-1-building = Bauen: grau, farbig, grau nebeneinander.
card-I-1-collecting = Sammeln: ein Tribun und eine Münze.
card-I-2-building = Bauen: direkt über und unter einem Tempel.
card-I-2-collecting = Sammeln: zwei aktive Bürger verschiedener Stände und ein Gesandter auf dem Schiff.
card-I-3-building = Bauen: zwei verschiedene graue Gebäude untereinander.
card-I-3-collecting = Sammeln: zwei Assistenten und eine Münze.
card-I-4-building = Bauen: auf beiden Feldern neben einem Kran.
card-I-4-collecting = Sammeln: ein Baumeister, ein Arbeiter und ein Assistent.
card-II-1-building = Bauen: ein Quadrat aus zwei mal zwei.
card-II-1-collecting = Sammeln: ein Assistent und zwei Münzen.
card-II-2-building = Bauen: farbig, grau, farbig untereinander.
card-II-2-collecting = Sammeln: ein Tribun, ein Baumeister und ein Assistent.
card-II-3-building = Bauen: ein Bauwerk in jeder Farbe, egal wo.
card-II-3-collecting = Sammeln: ein Arbeiter und zwei Siegessäulen.
card-II-4-building = Bauen: grau, farbig, grau untereinander.
card-II-4-collecting = Sammeln: zwei gewertete Kräne und zwei aktive Bürger verschiedener Stände.
card-III-1-building = Bauen: farbig, grau, grau, farbig untereinander.
card-III-1-collecting = Sammeln: ein aktiver Bürger jedes Standes.
card-III-2-building = Bauen: drei Bauwerke verschiedener Farben untereinander.
card-III-2-collecting = Sammeln: eine Siegessäule, ein Tribun und ein Baumeister.
card-III-3-building = Bauen: farbige Bauwerke auf allen vier Schrägfeldern eines Tempels.
card-III-3-collecting = Sammeln: zwei gewertete Kräne und zwei Arbeiter verschiedener Farben.
card-III-4-building = Bauen: drei verschiedene graue Gebäude untereinander.
card-III-4-collecting = Sammeln: ein eigener Marker neben der Säule, ein Assistent und eine Münze.

tile-cost = Kostet: { $cost }
tile-track = Bringt dich auf der Leiste weiter: { $track }
tile-envoy = Schickt einen Gesandten aufs Forum ({ $colour }).
tile-envoys = Schickt zwei Gesandte aufs Forum ({ $colour }).
tiles-left = { $count ->
    [0] Keines mehr da.
    [one] Noch eines da.
   *[other] Noch { $count } da.
}
tiles-unlimited = Beliebig viele.
ways-count = { $count ->
    [one] Ein Weg zu bezahlen
   *[other] { $count } Wege zu bezahlen
}
ways = So kannst du bezahlen: { $tile }
ways-spaces = Kommt auf { $cells }.
way-straight = Einfach bezahlen
close = Schließen

still-to-come = Kommt noch
still-to-come-of = Kommt noch für { $name }
to-benefit = Schritt auf der Leiste: { $track }
to-column = Punkte für die Säule
to-envoy = Gesandter ({ $colour })
to-finish = Leiste vollendet: { $track }
to-row-bonus = Bonus: { $row }
to-pay = { $row }?
to-build = bauen
to-build-again = noch einmal bauen
to-envoy-anywhere = Gesandter, jede Farbe
to-envoy-to-eagle = Gesandter auf einen Adler
to-area-bonus = Gebietsbonus
to-upgrade = Aufwertung
to-worker = Arbeiter wählen
to-dig = Plättchen nehmen
to-citizen = Bürger einsetzen
to-use = das andere Plättchen

send-area = { $state ->
    [completes] { $move }: { $colour }, macht ein Gebiet mit { $size } Feldern voll und bringt einen Gebietsbonus
    [started] { $move }: { $colour }, ein begonnenes Gebiet mit { $size } Feldern, { $free } frei
   *[free] { $move }: { $colour }, ein leeres Gebiet mit { $size } Feldern
}
with = { $move }: { $what }
keep = behalten
use-own = eigenes
use-foreign = vom Nachbarn

price = Du zahlst: { $goods }
build-price = { $move } – du zahlst: { $goods }
ways-listed = Ein Klick zeigt sie alle.
end-turn = Zug beenden
pay-points = { $awake ->
    [yes] { $row } bleibt wach
   *[no] { $row } wacht auf
}: { $active } statt { $inactive ->
    [one] { $inactive } Punkt
   *[other] { $inactive } Punkte
}
pay-points-more = { $awake ->
    [yes] { $row } bleibt wach
   *[no] { $row } wacht auf
}: { $active } statt { $inactive ->
    [one] { $inactive } Punkt
   *[other] { $inactive } Punkte
}, dazu { $more } durch Adler und Trajankarte
pay-points-card = { $awake ->
    [yes] { $row } bleibt wach
   *[no] { $row } wacht auf
}: { $active } statt { $inactive ->
    [one] { $inactive } Punkt
   *[other] { $inactive } Punkte
}, aber die Münze ist für die Trajankarte { $more } wert
pay-ability = { $awake ->
    [yes] { $row } bleibt wach
   *[no] { $row } wacht auf
}: jetzt keine Punkte, aber Hilfe in Durchgang { $cycle }
pay-nothing = { $awake ->
    [yes] { $row } bleibt wach
   *[no] { $row } wacht auf
}: das bringt nichts mehr
pay-nothing-more = { $awake ->
    [yes] { $row } bleibt wach
   *[no] { $row } wacht auf
}: { $more ->
    [one] { $more } Punkt
   *[other] { $more } Punkte
} mehr durch Adler und Trajankarte
pay-nothing-card = { $awake ->
    [yes] { $row } bleibt wach
   *[no] { $row } wacht auf
}, aber die Münze ist für die Trajankarte { $more ->
    [one] { $more } Punkt
   *[other] { $more } Punkte
} wert
leave-points = { $awake ->
    [yes] { $row } schläft
   *[no] { $row } schläft weiter
}: { $active } → { $inactive ->
    [one] { $inactive } Punkt
   *[other] { $inactive } Punkte
}
leave-points-more = { $awake ->
    [yes] { $row } schläft
   *[no] { $row } schläft weiter
}: { $active } → { $inactive ->
    [one] { $inactive } Punkt
   *[other] { $inactive } Punkte
}, dazu { $more } weniger durch Adler und Trajankarte
leave-points-card = { $awake ->
    [yes] { $row } schläft
   *[no] { $row } schläft weiter
}: { $active } → { $inactive ->
    [one] { $inactive } Punkt
   *[other] { $inactive } Punkte
}, aber die gesparte Münze ist für die Trajankarte { $more } wert
leave-ability = { $awake ->
    [yes] { $row } schläft
   *[no] { $row } schläft weiter
}: kein Punkt verloren, aber keine Hilfe in Durchgang { $cycle }
leave-nothing = { $awake ->
    [yes] { $row } schläft
   *[no] { $row } schläft weiter
}: nichts geht verloren
leave-nothing-more = { $awake ->
    [yes] { $row } schläft
   *[no] { $row } schläft weiter
}: { $more ->
    [one] { $more } Punkt
   *[other] { $more } Punkte
} weniger durch Adler und Trajankarte
leave-nothing-card = { $awake ->
    [yes] { $row } schläft
   *[no] { $row } schläft weiter
}, und die gesparte Münze ist für die Trajankarte { $more ->
    [one] { $more } Punkt
   *[other] { $more } Punkte
} wert

gain-envoys = { $count ->
    [one] ein Gesandter auf dem Forum
   *[other] { $count } Gesandte auf dem Forum
}
gain-ship = { $count ->
    [one] ein Gesandter auf dem Schiff
   *[other] { $count } Gesandte auf dem Schiff
}
gain-upgrades = { $count ->
    [one] eine Aufwertung
   *[other] { $count } Aufwertungen
}

score-title = Die Wertung
score-sum = diese Wertung
scorings = Bisherige Wertungen

verb-crane = Einen Kran setzen
verb-corner = Eine Ecke wählen
verb-arrange = Für mich verteilen
verb-take = Ein Plättchen nehmen
verb-ignore = Beliebiges für einen Tribun
verb-skip = Kein Plättchen nehmen
verb-keep = Ein Plättchen behalten
verb-pick = Ein Plättchen aufnehmen
verb-use = Ein Plättchen nutzen
verb-both = Beide Plättchen nutzen
verb-place = Eine Reihe wählen
verb-receive = Eine Ressource nehmen
verb-gain = Einen Gebietsbonus nehmen
verb-advance = Den Schieber bewegen
verb-cypress = Bis zur nächsten Zypresse
verb-decline = Verzichten
verb-train = 2 Arbeiter → Baumeister
verb-recolour = Arbeiter umfärben
verb-craft = Handwerker I
verb-promote = Handwerker II
verb-exchange = Händler II
verb-build = Bauen
verb-on = Ein Feld wählen
verb-first = Reihenfolge wählen
verb-benefit = Einen Vorteil nehmen
verb-send = Den Gesandten schicken
verb-done = Bauphase beenden
verb-pay = Bezahlen
verb-leave = Nicht bezahlen
