import type { Actor } from '#functions/api/actor.ts';
import { addressHash } from '#functions/platform/address-hash.ts';
import type { PublicDeps } from './deps.ts';

/** Under what the table keeps who asks: their id, and the hash of the address that they are invited by. */
export function readerOf(actor: Actor | null, { secret }: Pick<PublicDeps, 'secret'>) {
  if (actor === null) return null;
  const { userId, profile } = actor;
  return {
    userId,
    invitationId: profile && secret !== undefined ? addressHash(secret, profile.email) : null,
  };
}
