import type { personInForceSchema } from '#shared/schemas/accounts.ts';
import type { Role } from '#shared/schemas/roles.ts';
import type * as z from 'zod';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Profile } from '#functions/data/accounts/profiles.ts';
import { presentManaged } from './present.ts';

type PersonInForce = z.infer<typeof personInForceSchema>;
type Pool = Pick<BaseDeps, 'membership'>;

/** The number of people that the pool is asked about at once: its request quota is everybody's. */
const atOnce = 5;

/** A person to an admin, with the roles that hold: of who has none set here, the pool's groups; nobody's member is a student. */
export async function presentInForce(
  profile: Profile,
  now: number,
  { membership }: Pool,
): Promise<PersonInForce> {
  const given = profile.roles ?? (await membership(profile.username, now));
  const inForce: Role[] = given.length > 0 ? given : ['students'];
  return { ...presentManaged(profile), inForce };
}

/** A page of people, in their order. */
export async function presentAllInForce(
  people: readonly Profile[],
  now: number,
  deps: Pool,
): Promise<PersonInForce[]> {
  const presented: PersonInForce[] = [];
  for (let from = 0; from < people.length; from += atOnce) {
    const some = people.slice(from, from + atOnce);
    presented.push(...(await Promise.all(some.map((one) => presentInForce(one, now, deps)))));
  }
  return presented;
}
