import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { Actor } from '#functions/api/actor.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles, type Profile } from '#functions/data/accounts/profiles.ts';
import { teacherRequests, type TeacherRequest } from '#functions/data/accounts/teacher-requests.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { mayAskAgainAt } from './ask-again.ts';
import { presentRequest } from './present.ts';

/** Whether asking (again) makes sense: not while a request waits, nor for a teacher. */
function mayAsk(before: TeacherRequest | null, profile: Profile, actor: Actor): boolean {
  if (before?.state !== 'approved') return before?.state !== 'pending';
  // The role that was given may have been taken since.
  return !(profile.roles ?? actor.roles).includes('teachers');
}

/** A first request, or one anew that was declined or whose role is gone. */
function open(before: TeacherRequest | null, userId: string, requestedAt: string, reason: string) {
  const asked = { state: 'pending', requestedAt, reason, decidedAt: null } as const;
  if (before) return teacherRequests.replace(before, asked);
  const next: TeacherRequest = { userId, ...asked, notifiedVersion: 0, version: 1 };
  return { next, item: teacherRequests.create(next) };
}

export const requestTeacherRole: Operation<typeof contract.requestTeacherRole, BaseDeps> = async ({
  actor,
  body,
  now,
  deps,
}) => {
  const [before, read] = await Promise.all([
    teacherRequests.get(deps.table, actor.userId),
    profiles.get(deps.table, actor.userId),
  ]);
  const profile = found(read);
  if (!mayAsk(before, profile, actor)) throw new AppError('request_pending');
  if (before && now < mayAskAgainAt(before)) throw new AppError('request_too_soon');
  const request = open(before, actor.userId, iso(now), body.reason);
  const { item } = profiles.replace(profile, { teacherRequest: 'pending' });
  const items: TransactionItem[] = [request.item, item].map(tryAgain);
  return { response: presentRequest(request.next, profile), items };
};
