/** The dialogs that open over a table. */
export type DialogName = 'chat' | 'menu' | 'ending' | 'help' | 'log' | 'scorings' | 'try';
