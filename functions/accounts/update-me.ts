import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles, type Profile } from '#functions/data/profiles.ts';
import { expectVersion } from '#functions/data/versioned.ts';
import { found } from '#functions/platform/app-error.ts';
import { presentOwn } from './present.ts';

export const updateMe: Operation<typeof contract.updateMe, BaseDeps> = async ({ actor, body }) => {
  const profile = found(actor.profile);
  const present = (one: Profile) => presentOwn(one, actor.roles);
  const { version, ...changes } = body;
  expectVersion(version, profile, present(profile));
  const { next, item } = profiles.replace(profile, changes, present);
  return { response: present(next), items: [item] };
};
