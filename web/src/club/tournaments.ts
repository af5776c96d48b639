/** Sentences about tournaments that several places say. */
import type { TournamentInfo } from '../generated/wire';
import { date } from '../i18n/index.svelte';
import { gameTitle } from '../components/levels';
import { words } from './words';

/** "Trajan, Swiss, tables of 3: round 2 of 4, until …". */
export function tournamentNote(info: TournamentInfo): string {
  const about = words(`cup-${info.kind}`, { game: gameTitle(info.game), seats: info.seats });
  const state =
    info.state === 'running'
      ? words('cup-round', {
          round: info.round,
          rounds: info.rounds,
          until: info.deadline ? date(info.deadline) : '',
        })
      : words(`cup-${info.state}`, { people: info.people });
  return words('cup-note', { about, state });
}

/** Points as people count them: halves are told by the server. */
export const cupPoints = (halves: number): string =>
  `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;
