import type { RouteId } from '#shared/contract/index.ts';
import { groups } from '#functions/data/groups/groups.ts';
import type { Person } from '../world/open-world.ts';
import { anytime, makeGroups } from '../world/groups.ts';
import type { Platform } from './platform.ts';
import { studentIdAt, ulidOf } from './school.ts';

/** A full page of groups, each with as many people as a list names. */
const pageOfGroups = 20;
const inEach = 5;

/** A set of the largest course with a page of groups, in one of which a learner is. */
export async function prepareGroups(platform: Platform, admin: Person) {
  const { newPerson, ok, runtime, table } = platform;
  const courseId = ulidOf(1, 0);
  const learner = await newPerson();
  await ok(learner, 'enrollments.enroll', { params: { courseId }, body: {} });
  const made = await makeGroups(platform, admin, courseId, {
    groups: pageOfGroups,
    choice: anytime,
  });
  const [first = '', second = ''] = made.groupIds;
  await ok(learner, 'groups.join', { params: { ...made.params, groupId: first }, body: {} });
  const at = '2026-03-01T10:00:00.000Z';
  for (const [place, groupId] of made.groupIds.entries()) {
    const people = Array.from({ length: inEach }, (_, one) => studentIdAt(place * inEach + one));
    await table.commit([groups.enter({ ...made.params, groupId }, people, at, 50)]);
  }
  await runtime.drained();
  return { learner, params: made.params, second };
}

/** One call of each route of groups that is called often. */
export function groupCalls(
  { ok }: Platform,
  admin: Person,
  { learner, params, second }: Awaited<ReturnType<typeof prepareGroups>>,
) {
  const { courseId } = params;
  return {
    'groups.listSets': () => ok(learner, 'groups.listSets', { params: { courseId } }),
    'groups.list': () => ok(admin, 'groups.list', { params }),
    'groups.listPeople': () => ok(admin, 'groups.listPeople', { params }),
    // Out of the group in which they are.
    'groups.join': () =>
      ok(learner, 'groups.join', { params: { ...params, groupId: second }, body: {} }),
  } satisfies Partial<Record<RouteId, () => Promise<unknown>>>;
}
