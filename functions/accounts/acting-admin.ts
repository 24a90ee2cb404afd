import type { Actor } from '#functions/api/actor.ts';
import { keys } from '#functions/data/keys.ts';
import type { Profile } from '#functions/data/accounts/profiles.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';

const isAdminStill = ({ status, roles, erasureDueAt }: Profile) =>
  status === 'active' && erasureDueAt === null && (roles === null || roles.includes('admins'));

/**
 * Ties a change of somebody's rights to the rights of the admin who makes it, at the instant of
 * the commit: of two admins who remove each other, one comes too late. Who is about to be erased
 * counts as gone, so that whoever removes an admin is one who stays. Where admins change
 * themselves, the change's own version condition does the same.
 * @param target as read by this very operation
 * @throws AppError `forbidden` where the actor is the target, and no admin any more
 */
export function actingAdmin(actor: Actor, target: Profile): TransactionItem[] {
  if (actor.userId === target.userId) {
    if (!isAdminStill(target)) throw new AppError('forbidden');
    return [];
  }
  return [
    {
      label: 'acting-admin',
      check: keys.profile(actor.userId),
      // The same as isAdminStill; an admin without a profile is one by the pool's word alone.
      condition:
        'attribute_not_exists(pk) OR (#status = :active AND (attribute_not_exists(erasureDueAt) OR attribute_type(erasureDueAt, :null)) AND (attribute_type(#roles, :null) OR contains(#roles, :admins)))',
      expression: {
        names: { '#status': 'status', '#roles': 'roles' },
        values: { ':active': 'active', ':null': 'NULL', ':admins': 'admins' },
      },
      refused: () => new AppError('forbidden'),
    },
  ];
}
