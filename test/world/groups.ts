import type { SentBody } from '#shared/contract/route.ts';
import type { RouteById } from '#shared/contract/index.ts';
import type { Person, World } from './open-world.ts';

export type NewGroupSet = SentBody<RouteById<'groups.createSet'>>;

export const newGroupSet = (changes: Partial<NewGroupSet> = {}): NewGroupSet => ({
  name: { en: 'Project groups' },
  isSections: false,
  choice: null,
  mostMembers: 10,
  ...changes,
});

/** That students choose, for as long as the set is open. */
export const anytime = { closesAt: null };

/** A set of a course with some groups. */
export async function makeGroups(
  { ok }: Pick<World, 'ok'>,
  owner: Person,
  courseId: string,
  { groups = 1, ...changes }: Partial<NewGroupSet> & { groups?: number } = {},
) {
  const { setId } = await ok(owner, 'groups.createSet', {
    params: { courseId },
    body: newGroupSet(changes),
  });
  const params = { courseId, setId };
  const groupIds: string[] = [];
  for (let at = 1; at <= groups; at += 1) {
    const made = await ok(owner, 'groups.create', {
      params,
      body: { name: { en: `Group ${at}` } },
    });
    groupIds.push(made.groupId);
  }
  return { params, setId, groupIds, groupId: groupIds[0] ?? '' };
}
