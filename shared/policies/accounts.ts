import type { Role } from '#shared/schemas/roles.ts';

type Someone = { userId: string };

/** Admins cannot leave their own group: whoever changes roles is an admin, so that one always remains. */
export const canSetRoles = (actor: Someone, userId: string, roles: readonly Role[]): boolean =>
  actor.userId !== userId || roles.includes('admins');

/** Nor can they suspend themselves. */
export const canSetStatus = (
  actor: Someone,
  userId: string,
  status: 'active' | 'suspended',
): boolean => actor.userId !== userId || status === 'active';

/** Nor erase themselves: of the admins, the one who orders it is always left. */
export const canErase = (actor: Someone, userId: string): boolean => actor.userId !== userId;
