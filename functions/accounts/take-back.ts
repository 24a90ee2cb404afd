import { erasures } from '#functions/data/accounts/erasures.ts';
import { profiles, type Profile } from '#functions/data/accounts/profiles.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';

/** The account stays. @param wish what becomes of the person's own wish: an admin cannot take that back */
export function takeBack(
  profile: Profile,
  wish: string | null,
): { next: Profile; items: TransactionItem[] } {
  const changes = { deletionRequestedAt: wish, erasureDueAt: null };
  const { next, item } = profiles.replace(profile, changes);
  return { next, items: [tryAgain(item), erasures.cancel(profile.userId)] };
}
