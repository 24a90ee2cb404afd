import { describe, expect, it } from 'vitest';
import type { CallInput } from '#shared/contract/client.ts';
import type { RouteId } from '#shared/contract/index.ts';
import { makeCourse, newCourse, textBlock, type MadeCourse } from '../world/courses.ts';
import { startWorld, type Person } from '../world/world.ts';
import { permissions, personas, type Persona } from './permissions.ts';

const world = await startWorld();
const { call, newPerson, ok, signIn } = world;

const admin = await newPerson('admins');

async function suspendedPerson(): Promise<Person> {
  const person = await newPerson();
  const { version } = await ok(admin, 'accounts.getUser', { params: { userId: person.userId } });
  await ok(admin, 'accounts.setStatus', {
    params: { userId: person.userId },
    body: { status: 'suspended', version },
  });
  return person;
}

const owner = await newPerson('teachers');
const people: Record<Persona, Person | null> = {
  anonymous: null,
  student: await newPerson(),
  enrolledStudent: await newPerson(),
  teacher: await newPerson('teachers'),
  owningTeacher: owner,
  admin,
  suspended: await suspendedPerson(),
};

type Scene = MadeCourse & {
  person: Person;
  other: { userId: string; version: number };
  mediaId: string;
};

/** Everything that a request may name, made anew for each cell, so that none depends on another. */
async function scene(persona: Persona): Promise<Scene> {
  const course = await makeCourse(world, owner);
  const enrolled = people.enrolledStudent;
  if (persona === 'enrolledStudent')
    await ok(enrolled, 'enrollments.enroll', { params: { courseId: course.courseId } });
  const { media } = await ok(owner, 'media.createUpload', {
    params: { courseId: course.courseId },
    body: { fileName: 'notes.pdf', contentType: 'application/pdf', bytes: 10 },
  });
  const somebody = await newPerson();
  return {
    ...course,
    person: people[persona] ?? somebody,
    other: { userId: somebody.userId, version: 1 },
    mediaId: media.mediaId,
  };
}

type Requests = { [Id in RouteId]: (scene: Scene) => Promise<CallInput<Id>> | CallInput<Id> };

const inCourse = ({ courseId }: Scene) => ({ params: { courseId } });
const inModule = ({ courseId, moduleId }: Scene) => ({ params: { courseId, moduleId } });
const inBlock = ({ courseId, moduleId, blockId }: Scene) => ({
  params: { courseId, moduleId, blockId },
});
const onOther = ({ other }: Scene) => ({ params: { userId: other.userId } });

async function ownVersion({ person }: Scene): Promise<number> {
  const answer = await call(person, 'accounts.getMe');
  return answer.status === 200 ? answer.body.version : 1;
}

async function requested({ other }: Scene): Promise<number> {
  const { email } = await ok(admin, 'accounts.getUser', { params: { userId: other.userId } });
  const request = await ok(await signIn(email), 'accounts.requestTeacherRole', { body: {} });
  return request.version;
}

/** A valid request to each route. */
const requests: Requests = {
  'accounts.getMe': () => ({}),
  'accounts.updateMe': async (it) => ({ body: { version: await ownVersion(it), bio: 'Hello' } }),
  'accounts.requestTeacherRole': () => ({ body: {} }),
  'accounts.listUsers': () => ({}),
  'accounts.getUser': onOther,
  'accounts.setStatus': (it) => ({
    ...onOther(it),
    body: { status: 'suspended', version: it.other.version },
  }),
  'accounts.setRoles': (it) => ({
    ...onOther(it),
    body: { roles: ['teachers'], version: it.other.version },
  }),
  'accounts.listTeacherRequests': () => ({}),
  'accounts.decideTeacherRequest': async (it) => ({
    ...onOther(it),
    body: { decision: 'approved', version: await requested(it) },
  }),
  'courses.list': () => ({}),
  'courses.listTaught': () => ({}),
  'courses.get': inCourse,
  'courses.create': () => ({ body: newCourse() }),
  'courses.update': (it) => ({ ...inCourse(it), body: { version: it.version, level: 'advanced' } }),
  'courses.setState': (it) => ({
    ...inCourse(it),
    body: { version: it.version, state: 'archived' },
  }),
  'courses.createModule': (it) => ({ ...inCourse(it), body: { title: { en: 'Another' } } }),
  'courses.updateModule': (it) => ({
    ...inModule(it),
    body: { version: 1, title: { en: 'Renamed' } },
  }),
  'courses.getBlock': inBlock,
  'courses.createBlock': (it) => ({ ...inModule(it), body: textBlock() }),
  'courses.updateBlock': (it) => ({ ...inBlock(it), body: { version: 1, minutes: 9 } }),
  'enrollments.enroll': (it) => ({ ...inCourse(it), body: {} }),
  'enrollments.withdraw': inCourse,
  'enrollments.listMine': () => ({}),
  'enrollments.listRoster': inCourse,
  'enrollments.recordProgress': (it) => ({
    ...inBlock(it),
    body: { state: 'done', positionSeconds: 0 },
  }),
  'media.createUpload': (it) => ({
    ...inCourse(it),
    body: { fileName: 'a.pdf', contentType: 'application/pdf', bytes: 10 },
  }),
  'media.get': (it) => ({ params: { courseId: it.courseId, mediaId: it.mediaId } }),
  'media.list': inCourse,
  'help.getOpenApi': () => ({}),
};

/** Who asks for the teacher role can do so once: each cell has a person of its own. */
const asksOnce: RouteId[] = ['accounts.requestTeacherRole'];
const groupOf = { teacher: 'teachers', owningTeacher: 'teachers', admin: 'admins' } as const;

async function personFor(id: RouteId, persona: Persona): Promise<Person | null> {
  if (!asksOnce.includes(id) || persona === 'anonymous' || persona === 'suspended')
    return people[persona];
  return newPerson(persona in groupOf ? groupOf[persona as keyof typeof groupOf] : 'students');
}

const cells = (Object.keys(permissions) as RouteId[]).flatMap((id) =>
  personas.map((persona) => ({ id, persona, status: permissions[id][persona] })),
);

describe('case 14: who may do what', () => {
  it.for(cells)('$persona gets $status from $id', async ({ id, persona, status }) => {
    const it = await scene(persona);
    const person = await personFor(id, persona);
    const input = await requests[id](it);
    const answer = await call(person, id, input as CallInput<typeof id>);
    expect(`${answer.status} ${answer.problem?.code ?? ''}`).toMatch(new RegExp(`^${status} `));
  });
});
