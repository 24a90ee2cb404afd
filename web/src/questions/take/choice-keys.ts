import type { KeyboardEvent } from 'react';
import { preferences } from '#web/lib/preferences.ts';

/** The keys that choose an option, for `aria-keyshortcuts`; those after the ninth have a letter alone. */
export const keysOf = (at: number): string =>
  [...(at < 9 ? [String(at + 1)] : []), letterOf(at)].join(' ');

export const letterOf = (at: number): string => String.fromCodePoint(65 + at);

function placeOf(key: string): number {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  return /^[a-z]$/i.test(key) ? key.toUpperCase().codePointAt(0)! - 65 : -1;
}

/** Presses one of the options in a group, or around it, by its number or letter, for those who want single keys. */
export function pressByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.altKey ||
    event.metaKey ||
    !preferences.get().shortcuts
  )
    return;
  if (target instanceof Element && target.matches('textarea, select, input[type=text]')) return;
  const options = currentTarget.querySelectorAll<HTMLInputElement>('input[aria-keyshortcuts]');
  const option = options[placeOf(key)];
  if (!option) return;
  event.preventDefault();
  option.focus();
  option.click();
}
