import type { accounts as contract } from '#shared/contract/accounts.ts';
import { knownRoles, type Role } from '#shared/schemas/roles.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles, type Profile } from '#functions/data/accounts/profiles.ts';
import { teacherRequests, type TeacherRequest } from '#functions/data/accounts/teacher-requests.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { actingAdmin } from './acting-admin.ts';
import { logChange } from './log-change.ts';
import { presentRequest } from './present.ts';

/** The person's roles and `teachers`. Where the pool's groups still hold, they are taken over, or an admin would lose theirs. */
async function withTeachers(profile: Profile, deps: BaseDeps, now: number): Promise<Role[]> {
  const had = profile.roles ?? ['students', ...(await deps.membership(profile.username, now))];
  return knownRoles([...had, 'teachers']);
}

export const decideTeacherRequest: Operation<
  typeof contract.decideTeacherRequest,
  BaseDeps
> = async ({ actor, params, body, now, deps }) => {
  const [request, profile] = await Promise.all([
    teacherRequests.get(deps.table, params.userId).then(found),
    profiles.get(deps.table, params.userId).then(found),
  ]);
  const present = (one: TeacherRequest) => presentRequest(one, profile);
  if (request.state !== 'pending') throw new AppError('request_decided');
  expectVersion(body.version, request, present(request));
  const { decision } = body;
  const decided = teacherRequests.replace(
    request,
    { state: decision, decidedAt: iso(now) },
    present,
  );
  const rights =
    decision === 'approved'
      ? { roles: await withTeachers(profile, deps, now), rolesSyncedAt: null }
      : {};
  const { next, item } = profiles.replace(profile, { teacherRequest: decision, ...rights });
  const items = [decided.item, tryAgain(item), ...actingAdmin(actor, profile)];
  if (decision === 'approved')
    logChange(deps, actor, profile.userId, {
      security: 'role_changed',
      to: next.roles?.join(' ') ?? '',
    });
  return { response: present(decided.next), items };
};
