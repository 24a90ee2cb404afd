import { anytime, makeGroups, newGroupSet, type NewGroupSet } from '../world/groups.ts';
import { creating, editors, row } from '../security/personas.ts';
import { inCourse, type Scene } from '../world/scene.ts';
import { type Ground, type UnderTest, withAnother } from './under-test.ts';

/** Who is not in the course, and does not edit it, is told that there is nothing. */
const inIt = row(401, 404, 200, 404, 200, 200, 403);
/** Nobody but who is in the course chooses. */
const choosing = row(401, 404, 200, 404, 409, 409, 403);
const leaving = row(401, 404, 200, 404, 404, 404, 403);

export const groups = {
  permissions: {
    'groups.listSets': inIt,
    'groups.createSet': creating,
    'groups.updateSet': editors,
    'groups.removeSet': editors,
    'groups.listPeople': editors,
    'groups.list': inIt,
    // A student reads the group that they are in.
    'groups.get': row(401, 404, 404, 404, 200, 200, 403),
    'groups.create': creating,
    'groups.update': editors,
    'groups.remove': editors,
    'groups.place': editors,
    'groups.join': choosing,
    'groups.leave': leaving,
    'groups.previewAllotment': editors,
    'groups.allot': creating,
  },
  requests({ admin, call, ok, signInAs }) {
    const onSet = async ({ courseId }: Scene, changes: Partial<NewGroupSet> = {}) =>
      makeGroups({ ok }, admin, courseId, { choice: anytime, ...changes });
    const known = new Map<string, ReturnType<typeof onSet>>();
    /** One for all who only read: a course has room for twenty. */
    function toRead(it: Scene) {
      const made = known.get(it.courseId) ?? onSet(it);
      known.set(it.courseId, made);
      return made;
    }
    async function onGroup(it: Scene) {
      const { params, groupId } = await onSet(it);
      return { params: { ...params, groupId } };
    }
    const comeIn = async ({ courseId }: Scene, person: Parameters<typeof call>[0]) =>
      call(person, 'enrollments.enroll', { params: { courseId }, body: {} });
    const otherOf = (it: Scene) => signInAs(it.other);

    return {
      'groups.listSets': inCourse,
      'groups.createSet': (it) => ({ ...inCourse(it), body: newGroupSet() }),
      'groups.updateSet': async (it) => ({
        params: (await onSet(it)).params,
        body: { version: 1, name: { en: 'Sections' }, isSections: true },
      }),
      'groups.removeSet': async (it) => ({ params: (await onSet(it)).params }),
      'groups.listPeople': async (it) => ({ params: (await toRead(it)).params }),
      'groups.list': async (it) => ({ params: (await toRead(it)).params }),
      'groups.get': onGroup,
      'groups.create': async (it) => ({
        params: (await onSet(it)).params,
        body: { name: { en: 'The owls' } },
      }),
      'groups.update': async (it) => ({
        ...(await onGroup(it)),
        body: { version: 1, name: { en: 'The owls' } },
      }),
      'groups.remove': onGroup,
      'groups.place': async (it) => {
        const { params, groupId } = await onSet(it);
        await comeIn(it, await otherOf(it));
        return { params, body: { userIds: [it.other.userId], groupId } };
      },
      'groups.join': async (it) => ({ ...(await onGroup(it)), body: {} }),
      'groups.leave': async (it) => {
        const { params } = await onGroup(it);
        await call(it.person, 'groups.join', { params, body: {} });
        return { params };
      },
      'groups.previewAllotment': async (it) => ({
        params: (await toRead(it)).params,
        query: { by: 'size', n: '5' },
      }),
      'groups.allot': async (it) => {
        const { params } = await onSet(it);
        await comeIn(it, await otherOf(it));
        return { params, body: { by: 'size', n: 5, name: { en: 'Group' } } };
      },
    };
  },
  plants: {
    membership: async ({ world, person, teacher, open: { courseId } }: Ground) => {
      const { params, groupId } = await makeGroups(world, teacher, courseId);
      const body = { userIds: [person.userId], groupId };
      await world.ok(teacher, 'groups.place', { params, body });
    },
    group: withAnother,
    allotment: async ({ world, person, peer, own: { courseId } }: Ground) => {
      await world.call(peer, 'enrollments.enroll', { params: { courseId }, body: {} });
      const { params } = await makeGroups(world, person, courseId);
      const body = { by: 'size' as const, n: 3, name: { en: 'Group' } };
      await world.ok(person, 'groups.allot', { params, body });
    },
  },
} satisfies UnderTest<'groups'>;
