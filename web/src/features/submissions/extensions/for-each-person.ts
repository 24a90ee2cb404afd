import type { Someone } from '../types.ts';

export type Failed = { person: Someone; error: unknown };

/** How many requests go out at once. */
const atOnce = 4;

/**
 * Decides something of several people, each by a request of their own: what fails for one holds up nobody else.
 * @param onDone hears after each person how many are done
 * @returns those of whom it could not be decided
 */
export async function forEachPerson(
  people: readonly Someone[],
  decide: (person: Someone) => Promise<unknown>,
  onDone: (done: number) => void,
): Promise<Failed[]> {
  const failed: Failed[] = [];
  const waiting = people.values();
  let done = 0;
  const worker = async () => {
    for (const person of waiting) {
      try {
        await decide(person);
      } catch (error) {
        failed.push({ person, error });
      }
      done += 1;
      onDone(done);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failed;
}
