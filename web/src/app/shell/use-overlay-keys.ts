import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { preferences } from '#web/lib/preferences.ts';
import { takesLetters, takesNumbers } from '#web/lib/takes-letters.ts';
import type { OpenOverlay } from './overlay.ts';

/** The time that the second key of a pair may take, in milliseconds. */
const pairWithin = 1200;

const places: Record<string, string> = { d: paths.dashboard, c: paths.courses };

/** Whether the key is for what has the focus: a field, or something over the page. */
function isTaken({ key, target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || document.querySelector('dialog[open]')) return true;
  // No number has a question mark.
  return takesLetters(target) && !(key === '?' && takesNumbers(target));
}

/** Focuses the search box of the page; false where it has none. */
function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main input[type=search]');
  box?.focus();
  box?.select();
  return box !== null;
}

/** The shortcuts of the whole site. Those of a single key can be switched off; Ctrl or Cmd with K cannot. */
export function useOverlayKeys(open: OpenOverlay): void {
  const navigate = useNavigate();
  const onKey = useEffectEvent((event: KeyboardEvent, pairBegan: boolean): boolean => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey) {
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) open('palette');
      return false;
    }
    if (ctrlKey || metaKey || altKey || event.defaultPrevented) return false;
    if (!preferences.get().shortcuts || isTaken(event)) return false;
    const place = pairBegan ? places[key] : undefined;
    if (place !== undefined) {
      void navigate(place);
      return false;
    }
    if (key === '?') open('shortcuts');
    if (key === '/' && !focusSearch()) open('palette');
    if (key === '?' || key === '/') event.preventDefault();
    return key === 'g';
  });
  useEffect(() => {
    let began = -Infinity;
    const listener = (event: KeyboardEvent) => {
      const first = onKey(event, event.timeStamp - began < pairWithin);
      began = first ? event.timeStamp : -Infinity;
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
