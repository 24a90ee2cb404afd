import { describe, expect, it } from 'vitest';
import { makeCourse } from '../world/courses.ts';
import { openRawTable } from '../world/raw-table.ts';
import { contactMessage } from '../world/scene.ts';
import { startWorld, type Person } from '../world/world.ts';

let ahead = 0;
const world = await startWorld({ now: () => Date.now() + ahead });
const { call, newPerson, ok, raw, runtime } = world;
const table = openRawTable(world);

const owner = await newPerson('teachers', 'Grace');
const course = await makeCourse(world, owner, { title: { en: 'Of the owner' } });
const { courseId, moduleId, blockId } = course;

/** Somebody of whom each kind of thing is kept, all with their name on it. */
async function canary(name: string): Promise<Person> {
  const person = await newPerson('teachers', name);
  const { version } = await ok(person, 'accounts.getMe');
  await ok(person, 'accounts.updateMe', { body: { version, bio: `bio of ${name}` } });
  await ok(person, 'accounts.requestTeacherRole', { body: {} });
  await ok(person, 'enrollments.enroll', { params: { courseId }, body: {} });
  await ok(person, 'progress.record', {
    params: { courseId, moduleId, blockId },
    body: { state: 'done', positionSeconds: 0 },
  });
  await ok(person, 'notes.create', {
    params: { courseId },
    body: { moduleId, blockId, positionSeconds: null, text: `note of ${name}` },
  });
  const own = await makeCourse(world, person, { title: { en: `course of ${name}` } });
  await ok(person, 'media.createUpload', {
    params: { courseId: own.courseId },
    body: { fileName: 'a.pdf', contentType: 'application/pdf', bytes: 10 },
  });
  await ok(person, 'help.sendMessage', {
    body: { ...contactMessage(), message: `message of ${name}` },
  });
  return person;
}
const ada = await canary('Ada');
const bob = await canary('Bob');
const invited = await makeCourse(world, owner, { enrollmentMode: 'invitation' });
await ok(owner, 'enrollments.invite', {
  params: { courseId: invited.courseId },
  body: { emails: [ada.email, bob.email] },
});
await runtime.drained();
ahead += 2000;

const isDerived = (pk: string) => /^(LEARNERS|ROSTER|PEOPLE|PEOPLE_BY|PERSON_MARK)#/.test(pk);

describe('case 108: what is kept about somebody', () => {
  it('is handed out whole: each kind of item is in it', async () => {
    const { items } = await ok(ada, 'accounts.exportMe');
    expect(
      items.map(({ entity }) => entity as string).toSorted((a, b) => (a < b ? -1 : 1)),
    ).toEqual([
      'BlockStates',
      'Contact',
      'Course',
      'CourseQuota',
      'Enrollment',
      'Invitation',
      'Note',
      'NoteCount',
      'NoteQuota',
      'Profile',
      'Progress',
      'StorageUse',
      'TeacherRequest',
      'UploadQuota',
    ]);
    const text = JSON.stringify(items);
    for (const word of ['bio of Ada', 'note of Ada', 'course of Ada', 'message of Ada', ada.email])
      expect(text).toContain(word);
  });

  it('holds every item of the table that carries the own id as somebody’s', async () => {
    const { items } = await ok(ada, 'accounts.exportMe');
    const all = await table.items();
    const kept = all.filter(
      ({ pk, ...item }) =>
        pk === `USER#${ada.userId}` ||
        (item.userId === ada.userId && !isDerived(pk)) ||
        item.ownerId === ada.userId ||
        (item.entity === 'Invitation' && item.email === ada.email),
    );
    expect(items).toHaveLength(kept.length);
    // A roster, and what she is found by, say of her what her profile and her enrollment do, and nothing else.
    const rows = all.filter(({ pk, userId }) => isDerived(pk) && userId === ada.userId);
    const known =
      'courseId enrollmentVersion entity facets name pk places profileVersion sk userId word words'.split(
        ' ',
      );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      expect(Object.keys(row).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('says nothing of anybody else, and nothing of how it is kept', async () => {
    const { items } = await ok(ada, 'accounts.exportMe');
    const text = JSON.stringify(items);
    for (const word of ['Bob', bob.email, bob.userId, 'Grace', owner.email, owner.userId])
      expect(text).not.toContain(word);
    for (const item of items)
      for (const name of ['pk', 'sk', 'gsi1pk', 'gsi1sk', 'expiresAt', 'username'])
        expect(item).not.toHaveProperty(name);
  });

  it('is nobody else’s to ask for', async () => {
    const { headers } = bob;
    const answer = await raw({
      method: 'GET',
      path: `/me/export?userId=${ada.userId}`,
      headers,
    });
    expect(answer).toMatchObject({ status: 400, problem: { code: 'invalid_request' } });
    expect(await call(null, 'accounts.exportMe')).toMatchObject({ status: 401 });
  });
});

describe('case 74: a peer’s address', () => {
  const everywhere = [
    ['catalog.home', {}],
    ['catalog.list', {}],
    ['catalog.getCourse', { params: { courseId } }],
    ['lessons.getBlock', { params: { courseId, moduleId, blockId } }],
    ['catalog.listTeachers', {}],
    ['catalog.getTeacher', { params: { userId: bob.userId } }],
    ['progress.getDashboard', {}],
    ['progress.listCourses', {}],
    ['notes.list', { params: { courseId } }],
  ] as const;

  it.each(everywhere)('is not in the answer of %s', async (id, input) => {
    const answer = await call(ada, id, input as Record<string, never>);
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toMatch(/@|email/i);
  });

  it('is not on the roster either', async () => {
    await world.runtime.drained();
    const { items } = await ok(owner, 'rosters.list', { params: { courseId } });
    expect(items.map(({ userId }) => userId).toSorted()).toEqual(
      [ada.userId, bob.userId].toSorted(),
    );
    expect(items.map(({ email }) => email)).toEqual([null, null]);
    expect(JSON.stringify(items)).not.toContain('@');
  });
});
