"""What the server does: play, accounts, lobby, chat, share links, administration."""
