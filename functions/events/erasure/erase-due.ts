import { erasures, type Erasure } from '#functions/data/accounts/erasures.ts';
import type { Item } from '#functions/data/table/table.ts';
import { iso } from '#functions/platform/iso.ts';
import { logger } from '#functions/platform/logger.ts';
import { personHash } from '#functions/platform/person-hash.ts';
import { beginErasure } from './begin-erasure.ts';
import type { ErasureDeps } from './deps.ts';
import { finishErasure } from './finish-erasure.ts';
import { sweepPerson } from './sweep-person.ts';

const pageSize = 25;

/** One person, one step on: what is due begins, what has begun is swept, what is swept and settled ends. */
async function goOn(erasure: Erasure, deps: ErasureDeps): Promise<void> {
  if (erasure.state === 'erased') return;
  const begun = erasure.state === 'waiting' ? await beginErasure(erasure, deps) : erasure;
  if (begun === null) return;
  await sweepPerson(begun, deps);
  await finishErasure(begun, deps);
}

/** @returns whether it went well; one that does not holds up nobody else's */
async function attempt(userId: string, deps: ErasureDeps): Promise<boolean> {
  try {
    // The index is behind; what is done is decided by the record itself.
    const erasure = await erasures.get(deps.table, userId);
    if (erasure && (erasure.state !== 'waiting' || erasure.dueAt <= iso(deps.clock())))
      await goOn(erasure, deps);
    return true;
  } catch (error) {
    logger.error('An erasure did not get to its end', {
      person: personHash(deps.secret, userId),
      error: error instanceof Error ? error : undefined,
    });
    return false;
  }
}

/**
 * All that are due, the longest due first. Each step bears to be done again, and what is left to do is read
 * from the table, so that a function that dies in the middle is gone on with by the next one.
 * @throws Error where one of them failed: the failed run is seen, and the next one tries again
 */
export async function eraseDue(deps: ErasureDeps): Promise<void> {
  let failed = 0;
  let start: Item | undefined;
  do {
    const { items, last } = await erasures.pending(deps.table, { limit: pageSize, start });
    const due = items.filter(({ dueAt }) => dueAt <= iso(deps.clock()));
    for (const { userId } of due) if (!(await attempt(userId, deps))) failed += 1;
    start = due.length < items.length ? undefined : (last ?? undefined);
  } while (start);
  if (failed > 0) throw new Error(`${failed} erasures did not get to their end.`);
}
