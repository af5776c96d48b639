# Planning ahead, and standing orders: words of all games.

plan-title = Plan ahead
plan-turn-of = turn { $turn } of { $most }
plan-close = Stop planning
plan-stand-still = The others stand still here. Nobody sees your plan.
plan-choose = Choose on the table or below.
plan-points = { $points } VP
plan-turn-done = This turn is planned to its end.
plan-reveals = Something new is shown here: the rest of this turn cannot be planned.
plan-too-early = Your next turn cannot be played out yet: what comes before it is unknown.
plan-back = Take back
plan-next-turn = Plan the next turn
plan-reach = What can I reach?
plan-to-plan = Back to the plan
plan-keep = Keep plan
plan-forget = Drop plan
plan-look = Show plan
plan-understood = OK
plan-in-turns = { $count ->
    [one] In one turn
    [2] In two turns
    [3] In three turns
   *[other] In { $count } turns
}
plan-changed = It would score something else than planned by now.
plan-breaks = Your plan no longer holds in turn { $turn }: { $reason }
plan-why-not_foreseeable = what comes before it cannot be foreseen.
plan-why-revealed = something new is shown before it.
plan-why-turn_over = the turn is over before this move.
plan-why-not_seen_yet = something new is shown before it.
plan-why-not_now = this move is not possible any more.

# orders
plan-order = Play it when my turn comes …
plan-order-own-turn = It is your turn: play it yourself. Orders are for the turns after it.
plan-order-about = When your turn comes, one planned turn is played for you, all of it or nothing. You can call it off until then.
plan-order-give = Give the order
plan-order-cancel = Not now
plan-ordered = Your plan will be played when your turn comes.
plan-revoke = Call it off
plan-stop-if = Stop and leave the turn to me if
plan-stop-always = a move of the plan is not possible (always)
plan-stop-points = the turn would score less than planned
plan-stop-choices = I could choose among other things than when I planned
plan-stop-more = More rules
plan-stopped-rule = Your order was stopped because { $rule }.
plan-stopped-broken = Your order was stopped. { $reason }
plan-stopped-choices = Your order was stopped: there is something else to choose from now.
plan-stopped-points = Your order was stopped: the turn would score less than planned.
plan-stopped-undone = Your order was stopped: a move was taken back.
plan-stopped-handed_over = Your order was stopped: a bot has played for you.

# routine answers
plan-routine = Always answer …
plan-routine-about = These questions are answered for you as soon as they come up. The log says so, and Undo takes the answer back with your move.
plan-routine-ask = Ask me
