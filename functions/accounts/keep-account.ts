import { erasures } from '#functions/data/accounts/erasures.ts';
import { profiles, type Profile } from '#functions/data/accounts/profiles.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';

/** Cancels the erasure of an account. @param wish the person's own request that remains: an admin cannot withdraw it */
export function keepAccount(
  profile: Profile,
  wish: string | null,
): { next: Profile; items: TransactionItem[] } {
  const changes = { deletionRequestedAt: wish, erasureDueAt: null };
  const { next, item } = profiles.replace(profile, changes);
  return { next, items: [tryAgain(item), erasures.cancel(profile.userId)] };
}
