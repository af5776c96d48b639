# Was ein Zug brächte: die zweite Zeile der Frage, die Beschriftung von Knöpfen und Dingen auf dem Tisch.

trajan-outcome-sow = Mulde { $tray }: { $count ->
    [one] ein Aktionsstein
   *[other] { $count } Aktionssteine
}, Ziel ist Mulde { $target } ({ $action }){ $worth ->
    [0] {""}
   *[other] { $colour_count ->
        [0] ; erfüllt das Trajanplättchen für { $worth } SP ({ $stack })
       *[other] ; erfüllt das Trajanplättchen für { $worth } SP ({ $stack }), mit { $colour_each } zuletzt
    }
}; Zeit +{ $count }{ $ending ->
    [0] {""}
    [1] ; beendet die Runde
   *[other] ; beendet das Quartal{ $penalty ->
        [0] {""}
       *[other] : −{ $penalty } SP für Bedarf
    }
}.
trajan-outcome-drop = { $state ->
    [1] Einen { $colour_acc } Aktionsstein in Mulde { $tray }: Das Plättchen für { $worth } SP an Mulde { $target } bleibt möglich.
    [2] Einen { $colour_acc } Aktionsstein in Mulde { $tray }: Das Plättchen für { $worth } SP an Mulde { $target } geht dann nicht mehr.
    [3] Einen { $colour_acc } Aktionsstein in Mulde { $tray }: Das Plättchen für { $worth } SP dort braucht ihn.
   *[other] Einen { $colour_acc } Aktionsstein in Mulde { $tray }.
}
trajan-outcome-choose = { trajan-outcome-claim }
trajan-outcome-claim = Für Feld { $slot }: { $worth } SP{ $stack_word ->
    [cards] {" "}und zwei Karten vom Stapel
    [plus-two] {" "}und ein [+2]-Marker
    [demand] , und es deckt in jedem Quartal { $demand }
    [workers] { $amount ->
        [one] {" "}und ein Arbeiter
       *[other] {" "}und { $amount } Arbeiter
    }
    [legionnaires] { $amount ->
        [one] {" "}und ein Legionär
       *[other] {" "}und { $amount } Legionäre
    }
   *[victory] {""}
}. Es verlangt { $first } und { $second }{ $lacking ->
    [0] : Beide liegen schon in dieser Mulde
    [1] : Eins davon liegt schon in dieser Mulde
   *[other] {""}
}.
trajan-outcome-take = { $count ->
    [one] { $commodity } nehmen: die erste Karte davon.
   *[other] { $commodity } nehmen: Dann sind es { $count } davon.
}
trajan-outcome-take_unseen = Eine Karte vom verdeckten Stapel nehmen.
trajan-outcome-lay = { $later ->
    [0] { $commodity } auslegen und { $commodity_count } nachziehen.
   *[other] { $commodity } auslegen und { $commodity_count } nachziehen: +{ $later } SP von Bonustafeln am Ende.
}
trajan-outcome-ship = { $ship } verschiffen ({ $commodity }): +{ $points } SP{ $gray ->
    [0] {""}
   *[other] , das Schiff ist grau
}{ $later ->
    [0] {""}
   *[other] ; +{ $later } SP von Bonustafeln am Ende
}.
trajan-outcome-collect = { $later ->
    [0] { $tile } nehmen.
   *[other] { $tile } nehmen: +{ $later } SP für Sätze am Ende.
}
trajan-outcome-collect_votes = { $tile } nehmen: Dann hast du { $count ->
    [one] eine Stimme
   *[other] { $count } Stimmen
} im Senat.
trajan-outcome-collect_extra = { $tile } nehmen: Direkt nach der { $action }-Aktion darf sie wiederholt werden.
trajan-outcome-collect_demand = { $later ->
    [0] { $tile } nehmen: für einen Bedarf, der noch kommt.
   *[other] { $tile } nehmen: Ungedeckter Bedarf kostet dann { $after } SP statt { $before }.
}
trajan-outcome-march = Feldherrn nach { $province } ziehen: Er nimmt { $tile_acc }{ $saved ->
    [0] {""}
   *[other] {" "}und spart { $saved } SP beim Bedarf
}{ $worth ->
    [0] {""}
   *[other] ; ein Legionär dort brächte { $worth } SP
}.
trajan-outcome-march_empty = { $worth ->
    [0] Feldherrn nach { $province } ziehen.
   *[other] Feldherrn nach { $province } ziehen: Ein Legionär dort brächte { $worth } SP.
}
trajan-outcome-march_home = Feldherrn zurück ins Feldlager ziehen.
trajan-outcome-occupy = Legionär nach { $province }: +{ $points } SP{ $count ->
    [0] {""}
    [one] , drei weniger wegen eines fremden Legionärs
   *[other] , je drei weniger wegen { $count } fremder Legionäre
}.
trajan-outcome-enlist = { $count ->
    [one] Einen Legionär anwerben: Er ist der einzige im Feldlager.
   *[other] Einen Legionär anwerben: Dann stehen { $count } im Feldlager.
}
trajan-outcome-hire = { $count ->
    [one] Einen Arbeiter anwerben: Er ist der einzige im Arbeiterlager.
   *[other] Einen Arbeiter anwerben: Dann stehen { $count } im Arbeiterlager.
}
trajan-outcome-advance = Im Senat vorrücken: +{ $points } SP; dann hast du { $count ->
    [one] eine Stimme
   *[other] { $count } Stimmen
}.
trajan-outcome-build = Bauplatz { $space }, { $part }: +{ $points } SP{ $count ->
    [1] {" "}und, weil es dein erstes davon ist, eine { $action }-Bonusaktion
   *[other] {""}
}{ $later ->
    [0] {""}
   *[other] ; +{ $later } SP für Sätze am Ende
}.
trajan-outcome-build_empty = Bauplatz { $space }: Dort liegt kein Plättchen; der Arbeiter öffnet den Weg zu den Nachbarn.
trajan-outcome-pick = { $later ->
    [0] Bonustafel „{ $bonus }“ nehmen.
   *[other] Bonustafel „{ $bonus }“ nehmen: { $later } SP, wenn das Spiel jetzt endete.
}
trajan-outcome-repeat = { $count ->
    [one] Plättchen „{ $tile }“ einsetzen: die { $action }-Aktion noch einmal.
   *[other] Plättchen „{ $tile }“ einsetzen: die { $action }-Aktion noch zweimal.
}
