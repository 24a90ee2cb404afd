import { localMinute } from './export-words.ts';
import { serverNow } from './server-now.ts';

/** An instant as the browser's field for date and time has it; empty: there is none. */
export const typedInstant = (instant: string | null): string =>
  instant === null ? '' : localMinute(instant).replace(' ', 'T');

/** The instant that somebody typed in such a field; null: none. */
export const instantOf = (typed: string): string | null =>
  typed === '' ? null : new Date(typed).toISOString();

/** Whether an instant, or what was typed in such a field, lies ahead of the server's clock, by which it comes (case 33). */
export const isToCome = (instant: string): boolean => Date.parse(instant) > serverNow();
