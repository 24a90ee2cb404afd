import { useEffect, useEffectEvent } from 'react';
import { preferences } from '#web/lib/preferences.ts';

/** Fields in which letters are typed: no key there is a shortcut. */
const typing = 'input, textarea, select, [contenteditable], dialog';

export type MarkingKey = 'next' | 'before' | 'points';
const keys: Record<string, MarkingKey> = { j: 'next', k: 'before', g: 'points' };

/** The keys of who marks: on to the next attempt, back, and into the field of points. */
export function useMarkingKeys(onKey: (key: MarkingKey) => void): void {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    const { defaultPrevented, altKey, ctrlKey, metaKey, repeat, target } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || repeat) return;
    if (!preferences.get().shortcuts) return;
    if (target instanceof Element && target.closest(typing)) return;
    const key = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (key === undefined) return;
    event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => heard(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
