/** Signs of the page itself, 24 x 24, drawn with lines. Those of games live with their games. */
export const ICONS = {
  back: '<path d="M15 5l-7 7 7 7"/>',
  back2: '<path d="M12 5l-7 7 7 7M20 5l-7 7 7 7"/>',
  board: '<path d="M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14"/>',
  bot: '<rect x="5" y="8" width="14" height="11" rx="2"/><path d="M12 8V4.5M2.5 13v2M21.5 13v2"/><circle cx="9.5" cy="13" r="1" fill="currentColor"/><circle cx="14.5" cy="13" r="1" fill="currentColor"/>',
  chat: '<path d="M4 5h16v11H10l-4.500 4v-4H4z"/>',
  check: '<path d="M4 13l5.5 5.5L20 6.5" stroke-width="2.6"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.5 2"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
  copy: '<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M15 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h3"/>',
  cup: '<path d="M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1 5 3.500 5M17 6h3c0 3-1 5-3.500 5M12 14v4M8 20h8"/>',
  dots: '<circle cx="5" cy="12" r="1.400" fill="currentColor"/><circle cx="12" cy="12" r="1.400" fill="currentColor"/><circle cx="19" cy="12" r="1.400" fill="currentColor"/>',
  down: '<path d="M5 9l7 7 7-7"/>',
  download: '<path d="M12 4v11M7 11l5 5 5-5M4 20h16"/>',
  eye: '<path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z"/><circle cx="12" cy="12" r="2.800"/>',
  first: '<path d="M6 5v14M19 5l-9 7 9 7z"/>',
  flag: '<path d="M6 21V4h11l-2.500 4L17 12H6"/>',
  globe:
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9z"/>',
  help: '<circle cx="12" cy="12" r="9"/><path d="M9.5 9.5c0-3.3 5-3.3 5 0 0 2-2.5 2.2-2.5 4.5M12 17v.2"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v6M12 7.200v.2"/>',
  lamp: '<path d="M3 12h11c0 4-2.500 6-5.500 6S3 16 3 12zM14 12.500c3 0 5-1 7-3.500M7 18.500h4M17.500 6.500c-1-1.500 0-2.500.5-4 1 1.500 1.800 2.500.8 4"/>',
  last: '<path d="M18 5v14M5 5l9 7-9 7z"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1.5-1.5"/>',
  log: '<path d="M6 4h12v16H6zM9 8.5h6M9 12h6M9 15.5h4"/>',
  mat: '<circle cx="8.35" cy="5.68" r="2.7"/><circle cx="15.65" cy="5.68" r="2.7"/><circle cx="19.3" cy="12" r="2.7"/><circle cx="15.65" cy="18.32" r="2.7"/><circle cx="8.35" cy="18.32" r="2.7"/><circle cx="4.7" cy="12" r="2.7"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  minus: '<path d="M5 12h14"/>',
  moon: '<path d="M15 3.5a8.8 8.8 0 1 0 5.5 12A7.5 7.5 0 0 1 15 3.5z"/>',
  offline:
    '<path d="M3 3l18 18M5 12.500a10 10 0 0 1 4-2.400M2 8.500a15 15 0 0 1 4.500-2.700M19 12.500a10 10 0 0 0-3-2M22 8.500A15 15 0 0 0 11 5M8.500 16a5 5 0 0 1 6 0"/><circle cx="12" cy="19.500" r="1" fill="currentColor"/>',
  pause: '<path d="M8 5v14M16 5v14" stroke-width="3"/>',
  people:
    '<circle cx="9" cy="8.5" r="3.5"/><path d="M2.5 19.5c0-4.5 2.5-6.5 6.5-6.5s6.5 2 6.5 6.5M15 5.2a3.5 3.5 0 0 1 0 6.6M17.5 13.5c2.5.7 4 2.6 4 6"/>',
  person: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c0-5 3-7.5 7.5-7.5s7.5 2.5 7.5 7.5"/>',
  plan: '<path d="M4 19c4 0 4-6 8-6s4-6 8-6"/><circle cx="4" cy="19" r="1.5" fill="currentColor"/><path d="M16.5 4L20.5 7l-3 4"/>',
  play: '<path d="M8 5l11 7-11 7z" fill="currentColor"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  redo: '<path d="M15 6l5 5-5 5"/><path d="M20 11H10a5.500 5.500 0 0 0 0 11h3"/>',
  refresh: '<path d="M20 11a8 8 0 1 0-2 6M20 5v6h-6"/>',
  right: '<path d="M9 5l7 7-7 7"/>',
  right2: '<path d="M12 5l7 7-7 7M4 5l7 7-7 7"/>',
  scroll:
    '<path d="M7 4h11a2 2 0 0 1 2 2v1h-4M7 4a2 2 0 0 0-2 2v11a3 3 0 0 0 3 3h9a3 3 0 0 1-3-3v-1H3v1a3 3 0 0 0 3 3M9 9h4M9 12.500h4"/>',
  search: '<circle cx="10.500" cy="10.500" r="6.500"/><path d="M15.500 15.500L21 21"/>',
  settings:
    '<path d="M4 7h9M17 7h3M4 12h3M11 12h9M4 17h7M15 17h5"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="12" r="2"/><circle cx="13" cy="17" r="2"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4"/>',
  undo: '<path d="M9 6L4 11l5 5"/><path d="M4 11h10a5.5 5.5 0 0 1 0 11h-3"/>',
} as const;
export type IconName = keyof typeof ICONS;

export const SHAPES = {
  lozenge: 'M12 1.5L21.5 12 12 22.5 2.5 12z',
  triangle: 'M12 2.5L22.5 21h-21z',
  ring: 'M12 2a10 10 0 1 0 .01 0zm0 5.5a4.5 4.5 0 1 1-.01 0z',
  square: 'M3.500 3.500h17v17h-17z',
} as const;
