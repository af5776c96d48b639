# Vorausplanen und Aufträge: Wörter aller Spiele.

plan-title = Vorausplanen
plan-turn-of = Zug { $turn } von { $most }
plan-close = Planen beenden
plan-stand-still = Die anderen stehen hier still. Niemand sieht deinen Plan.
plan-choose = Wähle auf dem Tisch oder unten.
plan-points = { $points } SP
plan-turn-done = Dieser Zug ist bis zum Ende geplant.
plan-reveals = Hier wird etwas Neues aufgedeckt: Der Rest dieses Zuges lässt sich nicht planen.
plan-too-early = Dein nächster Zug lässt sich noch nicht durchspielen: Was vorher kommt, ist unbekannt.
plan-back = Zurücknehmen
plan-next-turn = Nächsten Zug planen
plan-reach = Was erreiche ich?
plan-to-plan = Zurück zum Plan
plan-keep = Plan behalten
plan-forget = Plan verwerfen
plan-look = Plan ansehen
plan-understood = OK
plan-in-turns = { $count ->
    [one] In einem Zug
    [2] In zwei Zügen
    [3] In drei Zügen
   *[other] In { $count } Zügen
}
plan-changed = Das brächte inzwischen andere Punkte als geplant.
plan-breaks = Dein Plan geht in Zug { $turn } nicht mehr auf: { $reason }
plan-why-not_foreseeable = Was vorher kommt, lässt sich nicht vorhersehen.
plan-why-revealed = Vorher wird etwas Neues aufgedeckt.
plan-why-turn_over = Der Zug ist vorher zu Ende.
plan-why-not_seen_yet = Vorher wird etwas Neues aufgedeckt.
plan-why-not_now = Diese Aktion ist nicht mehr möglich.

# Aufträge
plan-order = Spielen, wenn ich dran bin …
plan-order-own-turn = Du bist am Zug: Spiele selbst. Aufträge gelten für die Züge danach.
plan-order-about = Bist du an der Reihe, wird ein geplanter Zug für dich gespielt, ganz oder gar nicht. Bis dahin kannst du ihn zurückziehen.
plan-order-give = Auftrag erteilen
plan-order-cancel = Jetzt nicht
plan-ordered = Dein Plan wird gespielt, sobald du an der Reihe bist.
plan-revoke = Zurückziehen
plan-stop-if = Anhalten und mich fragen, wenn
plan-stop-always = etwas Geplantes nicht möglich ist (immer)
plan-stop-points = der Zug weniger Punkte brächte als geplant
plan-stop-choices = ich unter anderem wählen könnte als beim Planen
plan-stop-more = Weitere Bedingungen
plan-stopped-rule = Dein Auftrag wurde angehalten, weil { $rule }.
plan-stopped-broken = Dein Auftrag wurde angehalten. { $reason }
plan-stopped-choices = Dein Auftrag wurde angehalten: Die Auswahl ist jetzt eine andere.
plan-stopped-points = Dein Auftrag wurde angehalten: Der Zug brächte weniger Punkte als geplant.
plan-stopped-undone = Dein Auftrag wurde angehalten: Ein Zug wurde zurückgenommen.
plan-stopped-handed_over = Dein Auftrag wurde angehalten: Ein Bot hat für dich gespielt.

# immer gleiche Antworten
plan-routine = Immer so antworten …
plan-routine-about = Diese Fragen werden sofort für dich beantwortet. Das Protokoll sagt es, und „Rückgängig“ nimmt die Antwort mit deiner Aktion zurück.
plan-routine-ask = Mich fragen
