import { BadAnswer } from './bad-answer.ts';
import type { ShownPart } from './fields.ts';
import { type Random, shuffled } from './random.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** An id that tells nothing of what it stands for. */
const shownId = (random: Random) =>
  Array.from({ length: 8 }, () => letters[random(letters.length)]).join('');

/** So many ids, of which no two are the same. */
export function shownIds(count: number, random: Random): string[] {
  const ids = new Set<string>();
  while (ids.size < count) ids.add(shownId(random));
  return [...ids];
}

/** Gives each part an id to be shown under, in the order given. */
export function showInOrder(ids: readonly string[], random: Random): ShownPart[] {
  const shown = shownIds(ids.length, random);
  return ids.map((id, at) => ({ id, shown: shown[at] ?? '' }));
}

/** The same in an order that is drawn: each order is as likely as the others, the right one too. */
export const showShuffled = (ids: readonly string[], random: Random): ShownPart[] =>
  showInOrder(shuffled(ids, random), random);

/** The own id of a part that a learner names. @throws BadAnswer */
export function ownId(parts: readonly ShownPart[], shown: string): string {
  const part = parts.find((one) => one.shown === shown);
  if (part === undefined) throw new BadAnswer('unknown_part');
  return part.id;
}

/** The id under which a learner knows a part. @throws BadAnswer if they were not shown it */
export function shownAs(parts: readonly ShownPart[], id: string): string {
  const part = parts.find((one) => one.id === id);
  if (part === undefined) throw new BadAnswer('unknown_part');
  return part.shown;
}

/** Parts as they are shown: what a draw names and the question no longer has is left out. */
export const asShown = <P, T>(
  drawn: readonly ShownPart[],
  parts: readonly P[],
  idOf: (part: P) => string,
  textOf: (part: P) => T,
): { id: string; text: T }[] =>
  drawn.flatMap(({ id, shown }) => {
    const part = parts.find((one) => idOf(one) === id);
    return part === undefined ? [] : [{ id: shown, text: textOf(part) }];
  });
