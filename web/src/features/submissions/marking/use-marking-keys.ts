import { type RefObject, useEffect, useEffectEvent } from 'react';
import { chooseLevel, toCriterionBehind } from '#web/components/assignment/choose-level.ts';
import { useSingleKeys } from '#web/lib/use-single-keys.ts';

type Acts = { onReady: () => void; onRelease: () => void };

const places = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/**
 * The keys of who marks: digits for levels, G for points, C for the comment, R to release, and Ctrl or Cmd with Enter
 * from anywhere on the page to say that it is ready.
 */
export function useMarkingKeys(root: RefObject<HTMLElement | null>, acts: Acts): void {
  /** The criterion that has the focus, or else the first that waits. */
  const criterion = () =>
    document.activeElement?.closest('[data-criterion]') ??
    root.current?.querySelector('[data-criterion][data-waits]') ??
    root.current?.querySelector('[data-criterion]');
  const focus = (element: HTMLElement | null | undefined) => element?.focus();
  useSingleKeys({
    ...Object.fromEntries(
      places.map((place) => [
        String(place),
        () => {
          const here = criterion();
          if (here && chooseLevel(here, place)) toCriterionBehind(here);
        },
      ]),
    ),
    g: () =>
      focus(
        criterion()?.querySelector<HTMLElement>('input:not([type=radio])') ??
          root.current?.querySelector<HTMLElement>('[data-points] input'),
      ),
    c: () => focus(root.current?.querySelector<HTMLElement>('[data-comment]')),
    r: acts.onRelease,
  });
  const heard = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, repeat, target } = event;
    if (key !== 'Enter' || !(ctrlKey || metaKey) || repeat || event.defaultPrevented) return;
    // Something over the page, and a note, which has a button of its own, are not what is marked.
    if (target instanceof Element && target.closest('dialog, [data-note]')) return;
    event.preventDefault();
    acts.onReady();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => heard(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
