import {
  erasures,
  type BegunErasure,
  type WaitingErasure,
} from '#functions/data/accounts/erasures.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { iso } from '#functions/platform/iso.ts';
import type { ErasureDeps } from './deps.ts';

/**
 * Takes the profile away, and with it every right of the account: its tokens are refused from the next
 * request on. @returns null where it was taken back, or somebody changed the profile: the next run sees
 */
export async function beginErasure(
  erasure: WaitingErasure,
  { table, clock }: ErasureDeps,
): Promise<BegunErasure | null> {
  const profile = await profiles.get(table, erasure.userId);
  if (profile?.erasureDueAt !== erasure.dueAt) return null;
  const { next, items } = erasures.begin(erasure, profile, iso(clock()));
  try {
    await table.commit(items);
    return next;
  } catch (error) {
    if (error instanceof RuleRefused) return null;
    throw error;
  }
}
