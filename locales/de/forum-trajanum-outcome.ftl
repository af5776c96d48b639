# Was ein Zug brächte: die zweite Zeile der Frage, die Beschriftung von Knöpfen und Dingen auf dem Tisch.

forum-trajanum-outcome-take = { $room ->
    [0] Das Plättchen von { $cell } nehmen.
   *[other] Das Plättchen von { $cell } nehmen: Daneben ist schon Platz, dann passt ein doppeltes Bauplättchen hin.
}
forum-trajanum-outcome-take_corner = Von { $cell } nehmen: { $front }. Der { $colour_weak } Kran wird frei{ $later ->
    [0] {""}
   *[other] : +{ $later } in der nächsten Wertung für { $count ->
        [one] ein Bauwerk
       *[other] { $count } Bauwerke
    }
}.
forum-trajanum-outcome-ignore = { $room ->
    [0] Das Plättchen von { $cell } für einen Tribun nehmen; Tribune danach: { $left }.
   *[other] Das Plättchen von { $cell } für einen Tribun nehmen: Daneben ist schon Platz. Tribune danach: { $left }.
}
forum-trajanum-outcome-ignore_corner = Von { $cell } für einen Tribun nehmen: { $front }. Der { $colour_weak } Kran wird frei{ $later ->
    [0] {""}
   *[other] : +{ $later } in der nächsten Wertung für { $count ->
        [one] ein Bauwerk
       *[other] { $count } Bauwerke
    }
}. Tribune danach: { $left }.
forum-trajanum-outcome-keep = Von { $cell } behalten: { $front }. An { $receiver } geht: { $other }.
forum-trajanum-outcome-use = { $origin_word ->
    [own] Das eigene Plättchen nutzen: { $front }.
   *[foreign] Das Plättchen vom Nachbarn nutzen: { $front }. Das eigene geht ungenutzt aufs Schiff.
}
forum-trajanum-outcome-place = { $count ->
    [one] { $row }: Die Fähigkeit gilt ab sofort
   *[other] { $row }, zweiter Bürger: Der Bonus kommt sofort
}{ $later ->
    [0] {""}
   *[other] ; die Straße zählt { $after } statt { $before }
}.
forum-trajanum-outcome-build = { $tile } bauen, bezahlt mit { $good }{ $envoys ->
    [0] {""}
    [one] ; das schickt einen Gesandten
   *[other] ; das schickt { $envoys } Gesandte
}.
forum-trajanum-outcome-build_column = { $tile } bauen, bezahlt mit { $good }: sofort +{ $points }{ $envoys ->
    [0] {""}
   *[other] , und ein Gesandter geht aufs Forum
}.
forum-trajanum-outcome-build_track = { $tile } bauen, bezahlt mit { $good }: Schritt { $level } der { $track_track } ({ $benefit }){ $envoys ->
    [0] {""}
   *[other] , und ein Gesandter geht aufs Forum
}.
forum-trajanum-outcome-on = Auf { $cell }{ $street ->
    [0] {""}
   *[other] : Straße von { $row } zählt { $after } statt { $before }
}{ $later ->
    [0] {""}
   *[other] ; +{ $later } in der nächsten Wertung
}.
forum-trajanum-outcome-on_double = Erste Hälfte auf { $cell }, zweite auf { $other }{ $street ->
    [0] {""}
   *[other] : Straße von { $row } zählt { $after } statt { $before }
}{ $later ->
    [0] {""}
   *[other] ; +{ $later } in der nächsten Wertung
}.
forum-trajanum-outcome-benefit = Vorteil { $level }: { $benefit }.
forum-trajanum-outcome-send = Gesandter auf { $square } ({ $colour }): { $state ->
    [0] leeres Gebiet mit { $size } Feldern
    [1] begonnenes Gebiet mit { $size } Feldern, { $free } frei
   *[other] macht ein Gebiet mit { $size } Feldern voll und bringt einen Gebietsbonus
}{ $eagle ->
    [0] {""}
   *[other] ; neben einem Adler, 1 in jeder Wertung
}; eigene Gruppe dort: { $group }{ $later ->
    [0] {""}
   *[other] ; +{ $later } in der nächsten Wertung
}.
forum-trajanum-outcome-send_eagle = Gesandter auf { $square }, auf einen Adler; eigene Gruppe dort: { $group }{ $later ->
    [0] {""}
   *[other] ; +{ $later } in der nächsten Wertung
}.
forum-trajanum-outcome-gain = Nehmen: { $bonus }.
forum-trajanum-outcome-advance = Den Schieber 1 Feld weiter{ $later ->
    [0] {""}
   *[other] : +{ $later } in der nächsten Wertung
}.
forum-trajanum-outcome-cypress = Den Schieber { $count } Felder bis zur nächsten Zypresse{ $later ->
    [0] {""}
   *[other] : +{ $later } in der nächsten Wertung
}.
forum-trajanum-outcome-pay_points = { $beside ->
    [0] { $awake ->
        [1] { $row } bleibt wach
        *[other] { $row } wacht auf
        }: { $active } statt { $inactive ->
        [one] { $inactive } Punkt
        *[other] { $inactive } Punkte
        }.
    [1] { $awake ->
        [1] { $row } bleibt wach
        *[other] { $row } wacht auf
        }: { $active } statt { $inactive ->
        [one] { $inactive } Punkt
        *[other] { $inactive } Punkte
        }, dazu { $more } durch Adler und Trajankarte.
   *[other] { $awake ->
        [1] { $row } bleibt wach
        *[other] { $row } wacht auf
        }: { $active } statt { $inactive ->
        [one] { $inactive } Punkt
        *[other] { $inactive } Punkte
        }, aber die Münze ist für die Trajankarte { $more } wert.
}
forum-trajanum-outcome-pay_ability = { $awake ->
        [1] { $row } bleibt wach
        *[other] { $row } wacht auf
        }: jetzt keine Punkte, aber Hilfe in Durchgang { $cycle }.
forum-trajanum-outcome-pay_nothing = { $beside ->
    [0] { $awake ->
        [1] { $row } bleibt wach
        *[other] { $row } wacht auf
        }: das bringt nichts mehr.
    [1] { $awake ->
        [1] { $row } bleibt wach
        *[other] { $row } wacht auf
        }: { $more ->
        [one] { $more } Punkt
        *[other] { $more } Punkte
        } mehr durch Adler und Trajankarte.
   *[other] { $awake ->
        [1] { $row } bleibt wach
        *[other] { $row } wacht auf
        }, aber die Münze ist für die Trajankarte { $more ->
        [one] { $more } Punkt
        *[other] { $more } Punkte
        } wert.
}
forum-trajanum-outcome-leave_points = { $beside ->
    [0] { $awake ->
        [1] { $row } schläft
        *[other] { $row } schläft weiter
        }: { $active } → { $inactive ->
        [one] { $inactive } Punkt
        *[other] { $inactive } Punkte
        }.
    [1] { $awake ->
        [1] { $row } schläft
        *[other] { $row } schläft weiter
        }: { $active } → { $inactive ->
        [one] { $inactive } Punkt
        *[other] { $inactive } Punkte
        }, dazu { $more } weniger durch Adler und Trajankarte.
   *[other] { $awake ->
        [1] { $row } schläft
        *[other] { $row } schläft weiter
        }: { $active } → { $inactive ->
        [one] { $inactive } Punkt
        *[other] { $inactive } Punkte
        }, aber die gesparte Münze ist für die Trajankarte { $more } wert.
}
forum-trajanum-outcome-leave_ability = { $awake ->
        [1] { $row } schläft
        *[other] { $row } schläft weiter
        }: kein Punkt verloren, aber keine Hilfe in Durchgang { $cycle }.
forum-trajanum-outcome-leave_nothing = { $beside ->
    [0] { $awake ->
        [1] { $row } schläft
        *[other] { $row } schläft weiter
        }: nichts geht verloren.
    [1] { $awake ->
        [1] { $row } schläft
        *[other] { $row } schläft weiter
        }: { $more ->
        [one] { $more } Punkt
        *[other] { $more } Punkte
        } weniger durch Adler und Trajankarte.
   *[other] { $awake ->
        [1] { $row } schläft
        *[other] { $row } schläft weiter
        }, und die gesparte Münze ist für die Trajankarte { $more ->
        [one] { $more } Punkt
        *[other] { $more } Punkte
        } wert.
}
