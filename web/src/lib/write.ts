import type { CallInput } from '#shared/contract/client.ts';
import type { RouteById, RouteId } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import { api } from './api.ts';
import { mayRetry } from './query-client.ts';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * A write of the API outside of a component, for what is sent in an order of its own: tried again as `useWrite`
 * does, with one Idempotency-Key for all its tries.
 */
export async function write<Id extends RouteId>(
  id: Id,
  input: CallInput<Id>,
): Promise<Response<RouteById<Id>>> {
  const keyed = { idempotencyKey: crypto.randomUUID(), ...input };
  for (let failures = 0; ; failures += 1) {
    try {
      return await api(id, keyed);
    } catch (error) {
      if (!mayRetry(failures, error)) throw error;
      await pause(1000 * 2 ** failures);
    }
  }
}
