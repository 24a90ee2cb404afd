import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { Role } from '#shared/schemas/roles.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/profiles.ts';
import { found } from '#functions/platform/app-error.ts';
import { presentManaged } from './present.ts';

/** Of who has no roles set here, the pool knows the groups; nobody's member is a student. */
export const getUser: Operation<typeof contract.getUser, BaseDeps> = async ({
  params,
  now,
  deps,
}) => {
  const profile = found(await profiles.get(deps.table, params.userId));
  const given = profile.roles ?? (await deps.membership(profile.username, now));
  const inForce: Role[] = given.length > 0 ? given : ['students'];
  return { ...presentManaged(profile), inForce };
};
