import type { Client } from '#shared/contract/client.ts';
import type { ClientAt } from '../signed-in-client.ts';
import type { DemoTeams } from './assignments.ts';

/** The set of groups of an assignment, and its groups in the order of the plan. */
export type MadeTeams = { params: { courseId: string; setId: string }; groupIds: string[] };

/** Makes groups that nobody is in yet. */
export async function makeTeams(
  client: Client,
  courseId: string,
  { set, groups }: DemoTeams,
): Promise<MadeTeams> {
  const { setId } = await client('groups.createSet', {
    params: { courseId },
    body: { name: set, isSections: false, choice: null, mostMembers: 2 },
  });
  const params = { courseId, setId };
  const groupIds: string[] = [];
  for (const { name } of groups) {
    const { groupId } = await client('groups.create', { params, body: { name } });
    groupIds.push(groupId);
  }
  return { params, groupIds };
}

/** Puts the people of a plan into the groups that were made for them. */
export async function teamUp(
  teacher: Client,
  { params, groupIds }: MadeTeams,
  { groups }: DemoTeams,
  student: (name: string) => ClientAt,
): Promise<void> {
  for (const [at, { people }] of groups.entries()) {
    const own = await Promise.all(people.map((name) => student(name)()('accounts.getMe')));
    const userIds = own.map(({ userId }) => userId);
    await teacher('groups.place', { params, body: { userIds, groupId: groupIds[at] ?? null } });
  }
}
