/** Where the pages lead: the first part of the address, and the word for it. */
/** What the head line has room for. */
export const HEAD_LINKS = [
  ['new', 'nav-play'],
  ['games', 'nav-games'],
  ['lobby', 'nav-lobby'],
  ['club', 'nav-club'],
  ['how-to-play', 'howto'],
] as const;
/** What else there is. */
export const MENU_LINKS = [
  ['here', 'nav-here'],
  ['quick', 'nav-quick'],
  ['people', 'nav-people'],
  ['daily', 'nav-daily'],
  ['tournaments', 'nav-tournaments'],
  ['winners', 'nav-winners'],
  ['rules', 'nav-rules'],
  ['finished', 'nav-finished'],
  ['puzzles', 'nav-puzzles'],
  ['replay', 'nav-replay'],
  ['notices', 'nav-notices'],
  ['review', 'nav-review'],
  ['account', 'nav-account'],
  ['settings', 'nav-settings'],
  ['about', 'nav-about'],
] as const;
/** What only the host of this server sees. */
export const HOST_LINKS = [['host', 'nav-host']] as const;
