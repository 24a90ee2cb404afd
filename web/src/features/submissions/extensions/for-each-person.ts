import { forEachOf } from '../for-each-of.ts';
import type { Someone } from '../types.ts';

export type Failed = { person: Someone; error: unknown };

/**
 * Decides something of several people, each by a request of their own.
 * @param onDone hears after each person how many are done
 * @returns those of whom it could not be decided
 */
export async function forEachPerson(
  people: readonly Someone[],
  decide: (person: Someone) => Promise<unknown>,
  onDone: (done: number) => void,
): Promise<Failed[]> {
  const failed = await forEachOf(people, decide, onDone);
  return failed.map(({ item, error }) => ({ person: item, error }));
}
