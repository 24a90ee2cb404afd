import type { accounts as contract } from '#shared/contract/accounts.ts';
import { canErase } from '#shared/policies/accounts.ts';
import { confirmsPerson } from '#shared/policies/erasure.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { dueAfter, erasures, type WaitingErasure } from '#functions/data/accounts/erasures.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { actingAdmin } from './acting-admin.ts';
import { logChange } from './log-change.ts';
import { presentErasure } from './present-erasure.ts';
import { presentInForce } from './present-in-force.ts';
import { presentManaged } from './present.ts';

const refuse = (field: string, code: string): never => {
  throw new AppError('invalid_request', { issues: [{ path: [field], code }] });
};

/** @throws AppError `invalid_request` unless this is somebody who can teach them */
async function expectHeir(userId: string, leaving: string, now: number, deps: BaseDeps) {
  const heir = userId === leaving ? null : await profiles.get(deps.table, userId);
  if (heir?.status !== 'active' || heir.erasureDueAt !== null)
    return refuse('coursesTo', 'no_teacher');
  const { inForce } = await presentInForce(heir, now, deps);
  return inForce.some((role) => role !== 'students') || refuse('coursesTo', 'no_teacher');
}

/** Nothing is lost for seven days; then `functions/events/erasure` carries it out. */
export const orderErasure: Operation<typeof contract.orderErasure, BaseDeps> = async ({
  actor,
  params: { userId },
  body: { confirmation, reason, coursesTo, version },
  now,
  deps,
}) => {
  const profile = found(await profiles.get(deps.table, userId));
  if (!canErase(actor, userId)) throw new AppError('last_admin');
  if (profile.erasureDueAt !== null) throw new AppError('request_pending');
  expectVersion(version, profile, presentManaged(profile));
  if (!confirmsPerson(confirmation, profile)) refuse('confirmation', 'other_person');
  const requestedAt = profile.deletionRequestedAt;
  if (requestedAt === null && reason === null) refuse('reason', 'required');
  if (coursesTo !== null) await expectHeir(coursesTo, userId, now, deps);
  const ordered: WaitingErasure = {
    userId,
    state: 'waiting',
    orderedBy: actor.userId,
    orderedAt: iso(now),
    dueAt: iso(dueAfter(now)),
    requestedAt,
    reason,
    coursesTo,
  };
  const changes = { erasureDueAt: ordered.dueAt };
  const { next, item } = profiles.replace(profile, changes, presentManaged);
  logChange(deps, actor, userId, { security: 'erasure_changed', to: 'ordered' });
  return {
    response: await presentErasure(deps, userId, ordered, next),
    items: [item, erasures.order(ordered), ...actingAdmin(actor, profile)],
  };
};
