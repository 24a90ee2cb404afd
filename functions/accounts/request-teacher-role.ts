import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/profiles.ts';
import { teacherRequests, type TeacherRequest } from '#functions/data/teacher-requests.ts';
import type { TransactionItem } from '#functions/data/transaction.ts';
import { tryAgain } from '#functions/data/try-again.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { presentRequest } from './present.ts';

/** A first request, or a declined one anew. */
function open(before: TeacherRequest | null, userId: string, requestedAt: string) {
  const asked = { state: 'pending', requestedAt } as const;
  if (before) return teacherRequests.replace(before, asked);
  const next: TeacherRequest = { userId, ...asked, version: 1 };
  return { next, item: teacherRequests.create(next) };
}

export const requestTeacherRole: Operation<typeof contract.requestTeacherRole, BaseDeps> = async ({
  actor,
  now,
  deps,
}) => {
  const [before, read] = await Promise.all([
    teacherRequests.get(deps.table, actor.userId),
    profiles.get(deps.table, actor.userId),
  ]);
  const profile = found(read);
  if (before && before.state !== 'declined') throw new AppError('request_pending');
  const request = open(before, actor.userId, iso(now));
  const { item } = profiles.replace(profile, { teacherRequest: 'pending' });
  const items: TransactionItem[] = [request.item, item].map(tryAgain);
  return { response: presentRequest(request.next, profile), items };
};
