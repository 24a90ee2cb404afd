import type { BegunErasure } from '#functions/data/accounts/erasures.ts';
import { people } from '#functions/data/accounts/people.ts';
import type { ErasureDeps } from './deps.ts';

/**
 * Whether an address is still nobody else's: who registered anew with it, or whose account in the pool took
 * the place of one that was gone, keeps what lies under it and gets no mail about somebody before them.
 */
export async function isAddressTheirs(
  { userId, person }: BegunErasure,
  { table }: Pick<ErasureDeps, 'table'>,
): Promise<boolean> {
  const holders = await people.byAddress(table, person.email);
  return holders.every((holder) => holder === userId);
}
