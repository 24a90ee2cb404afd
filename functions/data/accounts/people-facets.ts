import type { AccountState } from '#shared/schemas/accounts.ts';
import type { Role } from '#shared/schemas/roles.ts';
import { foldName } from './fold-name.ts';
import type { Profile } from './profiles.ts';

/** A list of people that an admin can ask for. */
export type Facet = 'everybody' | `role:${Role}` | `state:${AccountState}`;

/** A state that nearly everybody is in is counted, and read from the list of all people: rows would repeat it. */
const usual: string[] = ['everybody', 'role:students', 'state:active'] satisfies Facet[];

/** Whether a list has rows of its own. */
export const isListed = (facet: string): boolean => !usual.includes(facet);

/** The parts of a profile that decide in which lists somebody stands. */
export type Faceted = Pick<
  Profile,
  'status' | 'roles' | 'poolRoles' | 'deletionRequestedAt' | 'erasureDueAt'
>;

/** The roles by which somebody is listed: what an admin set, else what the pool said at their last sign-in. */
const rolesOf = ({ roles, poolRoles }: Faceted): Role[] => {
  const known = roles ?? poolRoles ?? [];
  return known.length > 0 ? known : ['students'];
};

const statesOf = ({ status, deletionRequestedAt, erasureDueAt }: Faceted): AccountState[] => [
  status,
  ...(deletionRequestedAt !== null && erasureDueAt === null ? (['asked'] as const) : []),
  ...(erasureDueAt === null ? [] : (['leaving'] as const)),
];

export const facetsOf = (person: Faceted): Facet[] => [
  'everybody',
  ...rolesOf(person).map((role) => `role:${role}` as const),
  ...statesOf(person).map((state) => `state:${state}` as const),
];

/** Whether somebody is of a role and in a state, as far as either is asked for. */
export const isOf = (
  person: Faceted,
  { role, state }: { role?: Role | undefined; state?: AccountState | undefined },
): boolean =>
  (role === undefined || rolesOf(person).includes(role)) &&
  (state === undefined || statesOf(person).includes(state));

/** By what somebody stands in a list, the last name first. */
export const nameOf = ({ lastName, firstName }: Pick<Profile, 'firstName' | 'lastName'>) =>
  `${foldName(lastName)}#${foldName(firstName)}`;
