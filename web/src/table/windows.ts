/** The windows that open over a table. */
export type Window = 'chat' | 'menu' | 'ending' | 'help' | 'log' | 'scorings';
