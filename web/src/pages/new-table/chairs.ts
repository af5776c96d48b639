/** Who may sit where at a table that is about to be made. */
export type SeatPlan = 'me' | 'open' | 'link' | 'bot';
export type Chair = { readonly key: number; place: SeatPlan; level: string };
