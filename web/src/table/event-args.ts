/** What an event says, as words and numbers. */
import type { GameEvent } from './contract';

export const text = (event: GameEvent, name: string): string => String(event.args[name] ?? '');
export const number = (event: GameEvent, name: string): number => Number(event.args[name] ?? 0);
export const words = (event: GameEvent, name: string): readonly string[] => {
  const value = event.args[name];
  return Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];
};
