import { useEffect, useEffectEvent } from 'react';
import { preferences } from './preferences.ts';
import { takesLetters, takesNumbers } from './takes-letters.ts';

const isLetter = (key: string): boolean => /^[a-z]$/.test(key);

/**
 * Shortcuts of a page that are one key: heard unless something is typed, a dialog is open, or the reader has switched
 * such keys off. Letters are heard from where a number is typed as well: none belongs to it.
 * @param acts what each key does
 */
export function useSingleKeys(acts: Readonly<Record<string, () => void>>): void {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    const { key, defaultPrevented, altKey, ctrlKey, metaKey, repeat, target } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || repeat) return;
    if (!preferences.get().shortcuts) return;
    if (takesLetters(target) && !(isLetter(key) && takesNumbers(target))) return;
    if (target instanceof Element && target.closest('dialog')) return;
    const act = Object.hasOwn(acts, key) ? acts[key] : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => heard(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
