import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { CallInput } from '#shared/contract/client.ts';
import type { RouteById, RouteId } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import type { Person, World } from '../world/open-world.ts';

/**
 * The knowledge of a client about its write in the end. `done`: acknowledged. `refused`: it had no effect. `unknown`:
 * it may have had its effect, once.
 */
export type Attempted<T> =
  | { outcome: 'done'; body: T; tries: number }
  | { outcome: 'refused'; code: string | undefined }
  | { outcome: 'unknown' };

/** Lets go of the line for a moment, so that a dead engine is not asked a thousand times. */
const pauseMs = 25;

/**
 * Sends a write until it is answered, always with one idempotency key, as the site does.
 * @param patience how many tries may fail before the client gives up
 */
export async function attempt<Id extends RouteId>(
  world: Pick<World, 'call'>,
  person: Person,
  id: Id,
  input: CallInput<Id>,
  patience: number,
): Promise<Attempted<Response<RouteById<Id>>>> {
  const idempotencyKey = randomUUID();
  for (let tries = 1; tries <= patience; tries += 1) {
    const answer = await world.call(person, id, { ...input, idempotencyKey }).catch(() => null);
    if (answer && answer.status < 300) return { outcome: 'done', body: answer.body, tries };
    if (answer && answer.status < 500) {
      // A try that was cut off may still be under way behind the refusal of a later one.
      return tries === 1
        ? { outcome: 'refused', code: answer.problem?.code }
        : { outcome: 'unknown' };
    }
    await delay(pauseMs);
  }
  return { outcome: 'unknown' };
}
