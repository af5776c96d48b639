/** On a phone: which pane and which part of the centre shows what is asked. */
import type { Decision } from '../../../table/contract';

export const AREAS = ['forum', 'tracks', 'tiles', 'streets', 'cards'] as const;
export type CentreArea = (typeof AREAS)[number];

const IN_THE_CENTRE: Readonly<Record<string, CentreArea>> = {
  send: 'forum',
  send_anywhere: 'forum',
  send_to_eagle: 'forum',
  benefit: 'tracks',
  build: 'tiles',
  build_again: 'tiles',
};

export const areaOf = (decision: Decision | undefined): CentreArea | undefined =>
  decision ? IN_THE_CENTRE[decision.prompt] : undefined;
export const isOnMat = (decision: Decision): boolean => areaOf(decision) === undefined;
