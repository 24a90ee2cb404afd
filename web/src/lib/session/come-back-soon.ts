import { session } from './current-session.ts';

/**
 * The time for a person to read what has happened, in milliseconds; longer than a second, so that the new token is told
 * by its time from those that were ended.
 */
const readFor = 1500;

/** After sessions were ended, this browser's own tokens are renewed no more: it fetches others and comes back here. */
export function comeBackSoon(): void {
  setTimeout(() => void session.comeBack(location.pathname + location.search), readFor);
}
