"""People among themselves: friends, invitations, reports, programs, notes, quick matches."""
