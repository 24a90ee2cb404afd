import { ulid } from 'ulid';
import type { CallInput } from '#shared/contract/client.ts';
import type { RouteId } from '#shared/contract/index.ts';
import { makeCourse, newCourse, textBlock, type MadeCourse } from './courses.ts';
import type { Person, World } from './world.ts';

/** Everything that a request may name: a published course with a block and a file, and somebody else. */
export type Scene = MadeCourse & {
  /** Who asks; somebody with an account stands in where nobody does. */
  person: Person;
  other: { userId: string; version: number };
  /** Who made the course. */
  ownerId: string;
  mediaId: string;
  /** A lesson that somebody else has edited, so that its first state is kept. */
  keptBlockId: string;
};

export type Requests = {
  [Id in RouteId]: (scene: Scene) => Promise<CallInput<Id>> | CallInput<Id>;
};

const editors = new WeakMap<World, Promise<Person>>();

/** A lesson of a course that its owner wrote and somebody else changed. */
async function makeKeptBlock(world: World, owner: Person, { courseId, moduleId }: MadeCourse) {
  const editor = editors.get(world) ?? world.newPerson('admins');
  editors.set(world, editor);
  const { blockId } = await world.ok(owner, 'lessons.createBlock', {
    params: { courseId, moduleId },
    body: textBlock('Another lesson'),
  });
  const { email } = await editor;
  await world.ok(await world.signIn(email), 'lessons.updateBlock', {
    params: { courseId, moduleId, blockId },
    body: { version: 1, minutes: 7 },
  });
  return blockId;
}

/** A scene of its own, so that what one request does another cannot meet. */
export async function makeScene(world: World, owner: Person, person?: Person): Promise<Scene> {
  const course = await makeCourse(world, owner);
  const { media } = await world.ok(owner, 'media.createUpload', {
    params: { courseId: course.courseId },
    body: { fileName: 'notes.pdf', contentType: 'application/pdf', bytes: 10 },
  });
  const somebody = await world.newPerson();
  return {
    ...course,
    person: person ?? somebody,
    other: { userId: somebody.userId, version: 1 },
    ownerId: owner.userId,
    mediaId: media.mediaId,
    keptBlockId: await makeKeptBlock(world, owner, course),
  };
}

export const contactMessage = () => ({
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  topic: 'courses' as const,
  message: 'When does the next one start?',
  context: null,
});

const newFilm = {
  fileName: 'a.mp4',
  contentType: 'video/mp4',
  bytes: 20_000_000,
  fingerprint: 'a'.repeat(64),
} as const;

const newPhoto = { contentType: 'image/jpeg', bytes: 10 } as const;

const inCourse = ({ courseId }: Scene) => ({ params: { courseId } });
const inModule = ({ courseId, moduleId }: Scene) => ({ params: { courseId, moduleId } });
const inBlock = ({ courseId, moduleId, blockId }: Scene) => ({
  params: { courseId, moduleId, blockId },
});
const onOther = ({ other }: Scene) => ({ params: { userId: other.userId } });

/** A valid request to each route. */
export function createRequests({ call, ok, runtime, signIn }: World, admin: Person): Requests {
  async function ownVersion({ person }: Scene): Promise<number> {
    const answer = await call(person, 'accounts.getMe');
    return answer.status === 200 ? answer.body.version : 1;
  }

  const personOf = ({ userId }: { userId: string }) =>
    ok(admin, 'accounts.getUser', { params: { userId } });
  const signInAs = async (one: { userId: string }) => signIn((await personOf(one)).email);

  /** The other person comes into the course, unless they have: several routes are about somebody who is in it. */
  async function bringIn(it: Scene) {
    const { params } = inCourse(it);
    const { status } = await call(await signInAs(it.other), 'enrollments.enroll', {
      params,
      body: {},
    });
    if (status !== 201 && status !== 409) throw new Error(`Coming in was answered ${status}`);
    return { params };
  }

  async function requested({ other }: Scene): Promise<number> {
    const request = await ok(await signInAs(other), 'accounts.requestTeacherRole', { body: {} });
    return request.version;
  }

  /** Another sign-in of the person, noted where they are let in at all. */
  async function elsewhere({ person }: Scene): Promise<string> {
    const noted = await call(await signIn(person.email), 'accounts.noteSession', { body: {} });
    return noted.status === 200 ? noted.body.sessionId : '1767225600.none';
  }
  /** Both codes of a change that the person has begun, to the address that they have: it stays good for others. */
  async function confirmation({ person }: Scene) {
    const email = person?.email ?? 'nobody@example.com';
    await call(person, 'accounts.requestEmailChange', { body: { email } });
    await runtime.drained();
    const mails = runtime.outbox.list().filter(({ to }) => to.includes(email));
    const [newCode = '000000', presentCode = '000000'] = mails.map(
      ({ text }) => /\b\d{6}\b/.exec(text)?.[0],
    );
    return { body: { presentCode, newCode } };
  }

  const note = ({ moduleId, blockId }: Scene) => ({
    moduleId,
    blockId,
    positionSeconds: 1.5,
    text: 'Remember this',
  });

  /** A note of the person's own, or one that there is not where they may have none. */
  async function onNote(it: Scene) {
    const { courseId } = it;
    const params = { courseId };
    const made = await call(it.person, 'notes.create', { params, body: note(it) });
    return { params: { courseId, noteId: made.status === 201 ? made.body.noteId : ulid() } };
  }

  /** An upload that the person began, or none where they may not. */
  async function onUpload(it: Scene) {
    const begun = await call(it.person, 'media.beginUpload', { ...inCourse(it), body: newFilm });
    const mediaId = begun.status === 201 ? begun.body.media.mediaId : ulid();
    return { params: { courseId: it.courseId, mediaId } };
  }

  /** The catalogue, and so its teachers, are seconds behind the table. */
  async function teacherInCatalogue({ ownerId }: Scene) {
    const params = { userId: ownerId };
    await runtime.drained();
    while ((await call(null, 'catalog.getTeacher', { params })).status === 404);
    return { params };
  }

  return {
    'accounts.getMe': () => ({}),
    'accounts.updateMe': async (it) => ({ body: { version: await ownVersion(it), bio: 'Hello' } }),
    'accounts.setPhoto': async (it) => ({ body: { photoId: null, version: await ownVersion(it) } }),
    'accounts.requestTeacherRole': () => ({ body: {} }),
    'accounts.getTeacherRequest': () => ({}),
    'accounts.explainTeacherRequest': () => ({ body: { reason: 'I know how to tie knots.' } }),
    'accounts.exportMe': () => ({}),
    'accounts.requestDeletion': async (it) => ({ body: { version: await ownVersion(it) } }),
    'accounts.cancelDeletion': async (it) => {
      const version = await ownVersion(it);
      await call(it.person, 'accounts.requestDeletion', { body: { version } });
      return {};
    },
    'accounts.listSessions': () => ({}),
    'accounts.noteSession': () => ({ body: {} }),
    'accounts.endSession': async (it) => ({ params: { sessionId: await elsewhere(it) } }),
    'accounts.endOtherSessions': () => ({}),
    'accounts.requestEmailChange': () => ({ body: { email: `${ulid()}@example.com` } }),
    'accounts.confirmEmailChange': confirmation,
    'accounts.listUsers': () => ({ query: { q: 'test' } }),
    'accounts.getUser': onOther,
    'accounts.setStatus': (it) => ({
      ...onOther(it),
      body: { status: 'suspended', version: it.other.version },
    }),
    'accounts.setRoles': (it) => ({
      ...onOther(it),
      body: { roles: ['teachers'], version: it.other.version },
    }),
    'accounts.countUsers': () => ({}),
    'accounts.getErasure': onOther,
    'accounts.orderErasure': async (it) => ({
      ...onOther(it),
      body: {
        confirmation: (await personOf(it.other)).email,
        reason: 'A second account of the same person',
        coursesTo: null,
        version: it.other.version,
      },
    }),
    'accounts.cancelErasure': onOther,
    'accounts.listTeacherRequests': () => ({}),
    'accounts.decideTeacherRequest': async (it) => ({
      ...onOther(it),
      body: { decision: 'approved', version: await requested(it) },
    }),
    'catalog.list': () => ({}),
    'catalog.home': () => ({}),
    'courses.getFeatured': () => ({}),
    'courses.setFeatured': async ({ courseId }) => {
      const { version } = await ok(admin, 'courses.getFeatured');
      return { body: { courseIds: [courseId], version } };
    },
    'courses.getPaymentText': () => ({}),
    'courses.setPaymentText': async () => {
      const { version } = await ok(admin, 'courses.getPaymentText');
      return { body: { text: { en: 'At the desk.', es: 'En recepción.' }, version } };
    },
    'catalog.listTeachers': () => ({}),
    'catalog.getTeacher': teacherInCatalogue,
    'courses.listTaught': () => ({}),
    'catalog.getCourse': inCourse,
    'courses.create': () => ({ body: newCourse() }),
    'courses.update': (it) => ({
      ...inCourse(it),
      body: { version: it.version, level: 'advanced' },
    }),
    'courses.setState': (it) => ({
      ...inCourse(it),
      body: { version: it.version, state: 'archived' },
    }),
    'lessons.createModule': (it) => ({ ...inCourse(it), body: { title: { en: 'Another' } } }),
    'lessons.updateModule': (it) => ({
      ...inModule(it),
      body: { version: 1, title: { en: 'Renamed' } },
    }),
    'lessons.getBlock': inBlock,
    'lessons.createBlock': (it) => ({ ...inModule(it), body: textBlock() }),
    'lessons.updateBlock': (it) => ({ ...inBlock(it), body: { version: 1, minutes: 9 } }),
    'lessons.getStructure': inCourse,
    'lessons.listContents': inCourse,
    'lessons.changeModules': (it) => ({
      ...inCourse(it),
      body: { moduleIds: [it.moduleId], change: { do: 'unpublish' } },
    }),
    'lessons.changeBlocks': (it) => ({
      ...inCourse(it),
      body: { blockIds: [it.blockId], change: { do: 'copy' } },
    }),
    'lessons.editBlocks': (it) => ({
      ...inCourse(it),
      body: { edits: [{ blockId: it.blockId, version: 1, completion: { rule: 'viewed' } }] },
    }),
    'lessons.preview': inCourse,
    'lessons.listBlockVersions': inBlock,
    'lessons.getBlockVersion': ({ courseId, moduleId, keptBlockId }) => ({
      params: { courseId, moduleId, blockId: keptBlockId, version: '1' },
    }),
    'courses.duplicate': (it) => ({
      ...inCourse(it),
      body: {
        code: newCourse().code,
        title: { en: 'A copy' },
        startsOn: null,
        version: it.version,
      },
    }),
    'enrollments.enroll': (it) => ({ ...inCourse(it), body: {} }),
    'enrollments.joinWaitingList': (it) => ({ ...inCourse(it), body: {} }),
    'enrollments.request': (it) => ({ ...inCourse(it), body: { message: 'May I?' } }),
    'enrollments.getMine': inCourse,
    'enrollments.withdraw': inCourse,
    'progress.listCourses': () => ({}),
    'rosters.list': inCourse,
    'rosters.getLearner': async (it) => {
      const { params } = await bringIn(it);
      return { params: { ...params, userId: it.other.userId } };
    },
    'rosters.decide': async (it) => {
      const { params } = await bringIn(it);
      return { params, body: { userIds: [it.other.userId], decision: 'remove' } };
    },
    'rosters.listRequests': () => ({}),
    'enrollments.getKey': inCourse,
    'enrollments.setKey': (it) => ({
      ...inCourse(it),
      body: { key: 'Sesame, open', lastDay: null, maxUses: 30, version: 0 },
    }),
    'enrollments.invite': (it) => ({
      ...inCourse(it),
      body: { emails: ['invited@example.org'] },
    }),
    'enrollments.listInvitations': inCourse,
    'enrollments.revokeInvitation': async (it) => {
      const { params } = inCourse(it);
      const emails = ['invited@example.org'];
      await ok(admin, 'enrollments.invite', { params, body: { emails } });
      const { items } = await ok(admin, 'enrollments.listInvitations', { params });
      return { params: { ...params, invitationId: items[0]?.invitationId ?? '' } };
    },
    'enrollments.getMailStop': () => ({ params: { token: 'x'.repeat(44) } }),
    'enrollments.stopMail': () => ({ params: { token: 'x'.repeat(44) }, body: {} }),
    'enrollments.resumeMail': () => ({ params: { token: 'x'.repeat(44) } }),
    'progress.listPendingCourses': () => ({}),
    'progress.record': (it) => ({
      ...inBlock(it),
      body: { state: 'done', positionSeconds: 0 },
    }),
    'progress.getDashboard': () => ({}),
    'progress.seeNews': () => ({ body: { until: '2026-01-01T00:00:00.000Z' } }),
    'notes.list': inCourse,
    'notes.create': (it) => ({ ...inCourse(it), body: note(it) }),
    'notes.update': async (it) => ({
      ...(await onNote(it)),
      body: { version: 1, text: 'Changed' },
    }),
    'notes.delete': onNote,
    'media.createUpload': (it) => ({
      ...inCourse(it),
      body: { fileName: 'a.pdf', contentType: 'application/pdf', bytes: 10 },
    }),
    'media.beginUpload': (it) => ({ ...inCourse(it), body: newFilm }),
    'media.getUpload': onUpload,
    'media.signParts': async (it) => ({ ...(await onUpload(it)), query: { numbers: '1' } }),
    'media.completeUpload': onUpload,
    'media.remove': (it) => ({ params: { courseId: it.courseId, mediaId: it.mediaId } }),
    'media.getStorage': inCourse,
    'media.createPhotoUpload': () => ({ body: newPhoto }),
    'media.getPhotoUpload': async ({ person }) => {
      const asked = await call(person, 'media.createPhotoUpload', { body: newPhoto });
      return { params: { photoId: asked.status === 201 ? asked.body.photoId : ulid() } };
    },
    'media.get': (it) => ({ params: { courseId: it.courseId, mediaId: it.mediaId } }),
    'media.list': inCourse,
    'help.getOpenApi': () => ({}),
    'help.sendMessage': () => ({ body: contactMessage() }),
  };
}
