import { describe, expect, it } from 'vitest';
import { makeCourse } from '../world/courses.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, runtime } = world;
const teacher = await newPerson('teachers');

const crowd: Person[] = [];
for (let count = 0; count < 5; count += 1) crowd.push(await newPerson());
const [ada, ben, cleo, dan, eve] = crowd as [Person, Person, Person, Person, Person];

const within = (courseId: string) => ({ params: { courseId } });
const enroll = (person: Person, courseId: string) =>
  call(person, 'enrollments.enroll', { ...within(courseId), body: {} });
const wait = (person: Person, courseId: string) =>
  call(person, 'enrollments.joinWaitingList', { ...within(courseId), body: {} });
const withdraw = (person: Person, courseId: string) =>
  ok(person, 'enrollments.withdraw', within(courseId));
const decide = (courseId: string, decision: 'admit' | 'decline' | 'remove', ...people: Person[]) =>
  call(teacher, 'rosters.decide', {
    ...within(courseId),
    body: { userIds: people.map(({ userId }) => userId), decision },
  });

/** The place of each in line, once everything that follows from what was done has been done. */
async function standing(courseId: string, ...people: Person[]) {
  await runtime.drained();
  const mine = await Promise.all(
    people.map((person) => ok(person, 'enrollments.getMine', within(courseId))),
  );
  return mine.map(({ enrollment, place }) =>
    place === null ? enrollment?.state : `${enrollment?.state} ${place}`,
  );
}

/** A course whose one seat is Ada's, with Ben and Cleo in the line. */
async function fullCourse() {
  const made = await makeCourse(world, teacher, { seats: 1 });
  await enroll(ada, made.courseId);
  await wait(ben, made.courseId);
  await wait(cleo, made.courseId);
  return made;
}

describe('the waiting list of a full course', () => {
  it('tells each their place, and that they are in it already', async () => {
    const { courseId } = await fullCourse();
    expect(await standing(courseId, ada, ben, cleo)).toEqual(['active', 'waiting 1', 'waiting 2']);
    expect((await wait(ben, courseId)).problem?.code).toBe('already_waiting');
    expect((await enroll(ben, courseId)).problem?.code).toBe('already_waiting');
    expect((await wait(ada, courseId)).problem?.code).toBe('already_enrolled');
  });

  it('gives the seat that becomes free to the one who waited longest', async () => {
    const { courseId } = await fullCourse();
    await withdraw(ada, courseId);
    expect(await standing(courseId, ada, ben, cleo)).toEqual(['withdrawn', 'active', 'waiting 1']);
  });

  it('writes to the one whose seat it is, and to nobody else', async () => {
    const { courseId } = await fullCourse();
    await withdraw(ada, courseId);
    await runtime.drained();
    const told = (person: Person) =>
      runtime.outbox.list(person.email).filter(({ text }) => text.includes(courseId));
    expect(told(ben)).toMatchObject([{ subject: 'A seat has opened up for you' }]);
    expect([...told(ada), ...told(cleo)]).toEqual([]);
  });

  it('lets nobody overtake: who leaves and comes again stands at its end', async () => {
    const { courseId } = await fullCourse();
    await withdraw(ada, courseId);
    expect((await enroll(ada, courseId)).problem?.code).toBe('course_full');
    await wait(ada, courseId);
    await withdraw(ben, courseId);
    expect(await standing(courseId, ada, ben, cleo)).toEqual(['waiting 1', 'withdrawn', 'active']);
  });

  it('moves up when somebody in it gives up waiting', async () => {
    const { courseId } = await fullCourse();
    expect(await withdraw(ben, courseId)).toMatchObject({ state: 'withdrawn' });
    expect(await standing(courseId, ben, cleo)).toEqual(['withdrawn', 'waiting 1']);
  });

  it('is filled in order when there are more seats, or no limit any more', async () => {
    const { courseId, version } = await fullCourse();
    await wait(dan, courseId);
    await wait(eve, courseId);
    const edit = await ok(teacher, 'courses.update', {
      ...within(courseId),
      body: { version, seats: 3 },
    });
    expect(await standing(courseId, ben, cleo, dan, eve)).toEqual([
      'active',
      'active',
      'waiting 1',
      'waiting 2',
    ]);
    await ok(teacher, 'courses.update', {
      ...within(courseId),
      body: { version: edit.version, seats: null },
    });
    expect(await standing(courseId, dan, eve)).toEqual(['active', 'active']);
  });

  it('gives no seat away while the course is archived, and goes on when it is back', async () => {
    const { courseId, version } = await fullCourse();
    const archived = await ok(teacher, 'courses.setState', {
      ...within(courseId),
      body: { version, state: 'archived' },
    });
    await decide(courseId, 'remove', ada);
    await runtime.drained();
    await ok(teacher, 'courses.setState', {
      ...within(courseId),
      body: { version: archived.version, state: 'published' },
    });
    expect(await standing(courseId, ada, ben, cleo)).toEqual(['removed', 'active', 'waiting 1']);
  });

  it('gives a seat at once to who wants to wait for one that is free', async () => {
    const { courseId } = await makeCourse(world, teacher, { seats: 1 });
    expect((await wait(ada, courseId)).body).toMatchObject({ state: 'active' });
    const open = await makeCourse(world, teacher);
    expect((await wait(ada, open.courseId)).body).toMatchObject({ state: 'active' });
  });

  it('is no way into a course that takes nobody', async () => {
    const { courseId } = await makeCourse(world, teacher, { enrollmentMode: 'closed', seats: 1 });
    expect((await wait(ada, courseId)).problem?.code).toBe('enrollment_closed');
  });
});

describe('a teacher takes somebody out', () => {
  it('who cannot come back by themselves until they are let in again', async () => {
    const { courseId } = await makeCourse(world, teacher);
    await enroll(ada, courseId);
    expect((await decide(courseId, 'remove', ada)).body).toEqual({
      decided: [{ userId: ada.userId, state: 'removed' }],
    });
    for (const attempt of [enroll, wait])
      expect((await attempt(ada, courseId)).problem?.code).toBe('removed_from_course');
    expect((await ok(ada, 'catalog.getCourse', within(courseId))).can.learn).toBe(false);
    await decide(courseId, 'admit', ada);
    expect(await standing(courseId, ada)).toEqual(['active']);
  });

  it('and frees the seat for who waits; let in again, they wait themselves', async () => {
    const { courseId } = await fullCourse();
    await decide(courseId, 'remove', ada);
    expect(await standing(courseId, ada, ben, cleo)).toEqual(['removed', 'active', 'waiting 1']);
    expect((await decide(courseId, 'admit', ada)).body).toMatchObject({
      decided: [{ state: 'waiting' }],
    });
    expect(await standing(courseId, ada, cleo)).toEqual(['waiting 2', 'waiting 1']);
  });

  it('case 17: all who are named, or nobody where one of them is not in the course', async () => {
    const { courseId } = await fullCourse();
    expect((await decide(courseId, 'remove', ada, ben, eve)).status).toBe(404);
    await withdraw(cleo, courseId);
    expect((await decide(courseId, 'remove', ada, cleo)).problem?.code).toBe('not_enrolled');
    expect((await decide(courseId, 'decline', ada)).problem?.code).toBe('request_decided');
    expect(await standing(courseId, ada, ben)).toEqual(['active', 'waiting 1']);
    expect((await decide(courseId, 'remove', ada, ben)).status).toBe(200);
    expect(await standing(courseId, ada, ben)).toEqual(['removed', 'removed']);
  });
});
