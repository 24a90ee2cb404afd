import { describe, expect, it } from 'vitest';
import { makeCourse } from '../world/courses.ts';
import { openRawTable } from '../world/raw-table.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, runtime } = world;
const table = openRawTable(world);
const teacher = await newPerson('teachers');

const within = (courseId: string) => ({ params: { courseId } });
const enroll = (person: Person, courseId: string, key?: string) =>
  call(person, 'enrollments.enroll', {
    ...within(courseId),
    body: key === undefined ? {} : { key },
  });
const stateOf = async (person: Person, courseId: string) =>
  (await ok(person, 'enrollments.getMine', within(courseId))).enrollment?.state;
const decide = (courseId: string, decision: 'admit' | 'decline' | 'remove', ...people: Person[]) =>
  call(teacher, 'rosters.decide', {
    ...within(courseId),
    body: { userIds: people.map(({ userId }) => userId), decision },
  });

describe('a course with a window', () => {
  const open = async (opensOn: string | null, closesOn: string | null) =>
    (await makeCourse(world, teacher, { enrollmentWindow: { opensOn, closesOn } })).courseId;

  it('takes people from its first day to its last, and tells early ones from late ones', async () => {
    const learner = await newPerson();
    const early = await enroll(learner, await open('2999-01-01', null));
    expect(early.problem?.code).toBe('enrollment_not_open_yet');
    const late = await enroll(learner, await open(null, '2000-01-01'));
    expect(late.problem?.code).toBe('enrollment_closed');
    expect((await enroll(learner, await open('2000-01-01', '2999-01-01'))).status).toBe(201);
  });
});

describe('a course with a key', () => {
  const key = 'Sésamo 42';
  async function withKey(limits: { lastDay?: string; maxUses?: number; seats?: number } = {}) {
    const { lastDay = null, maxUses = null, seats = null } = limits;
    const made = await makeCourse(world, teacher, { enrollmentMode: 'key', seats });
    await ok(teacher, 'enrollments.setKey', {
      ...within(made.courseId),
      body: { key, lastDay, maxUses, version: 0 },
    });
    return made.courseId;
  }

  it('takes who has it, and says whether it is missing, wrong, expired or used up', async () => {
    const courseId = await withKey({ maxUses: 1 });
    const [ada, ben] = [await newPerson(), await newPerson()];
    expect((await enroll(ada, courseId)).problem?.code).toBe('enrollment_key_required');
    expect((await enroll(ada, courseId, 'sésamo 42')).problem?.code).toBe('enrollment_key_wrong');
    expect((await enroll(ada, courseId, key)).status).toBe(201);
    expect((await enroll(ben, courseId, key)).problem?.code).toBe('enrollment_key_used_up');
    expect((await enroll(ben, courseId, 'Open now')).problem?.code).toBe('enrollment_key_wrong');
    const expired = await withKey({ lastDay: '2000-01-01' });
    expect((await enroll(ada, expired, key)).problem?.code).toBe('enrollment_key_expired');
    expect((await enroll(ada, expired, 'Open now')).problem?.code).toBe('enrollment_key_wrong');
  });

  it('is used by no more people than may, however many come at once', async () => {
    const courseId = await withKey({ maxUses: 3 });
    const crowd = await Promise.all(Array.from({ length: 12 }, () => newPerson()));
    const answers = await Promise.all(crowd.map((person) => enroll(person, courseId, key)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await ok(teacher, 'enrollments.getKey', within(courseId))).toMatchObject({ uses: 3 });
  });

  it('does not use a key up for who finds the course full, and lets them wait with it', async () => {
    const courseId = await withKey({ maxUses: 2, seats: 1 });
    const [ada, ben] = [await newPerson(), await newPerson()];
    await enroll(ada, courseId, key);
    expect((await enroll(ben, courseId, key)).problem?.code).toBe('course_full');
    const wait = (typed: string) =>
      call(ben, 'enrollments.joinWaitingList', { ...within(courseId), body: { key: typed } });
    expect((await wait('Open now')).problem?.code).toBe('enrollment_key_wrong');
    expect((await wait(key)).body).toMatchObject({ state: 'waiting' });
  });

  it('case 41: answers no more than ten guesses of one person in an hour, also at once', async () => {
    const courseId = await withKey();
    const guesser = await newPerson();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => enroll(guesser, courseId, `guess number ${at}`)),
    );
    const told = answers.filter(({ problem }) => problem?.code === 'enrollment_key_wrong');
    expect(told.length).toBeLessThanOrEqual(10);
    const refused = await enroll(guesser, courseId, key);
    expect(refused).toMatchObject({ status: 429, problem: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await enroll(await newPerson(), courseId, key)).status).toBe(201);
  });

  it.each([0, true, [], { $ne: '' }, null, ''])('case 41: %j is no key', async (wrong) => {
    const courseId = await withKey();
    const answer = await call(await newPerson(), 'enrollments.enroll', {
      ...within(courseId),
      body: { key: wrong as string },
    });
    expect(answer.status).toBe(400);
  });

  it('has one that only its teachers see, and that begins to be counted anew when it is changed', async () => {
    const courseId = await withKey({ maxUses: 1 });
    const learner = await newPerson();
    await enroll(learner, courseId, key);
    for (const [person, status] of [
      [learner, 403],
      [await newPerson('teachers'), 404],
    ] as const)
      expect((await call(person, 'enrollments.getKey', within(courseId))).status).toBe(status);
    expect(JSON.stringify(await ok(learner, 'catalog.getCourse', within(courseId)))).not.toContain(
      key,
    );
    const set = (body: { key: string; maxUses: number; version: number }) =>
      call(teacher, 'enrollments.setKey', {
        ...within(courseId),
        body: { ...body, lastDay: null },
      });
    expect((await set({ key, maxUses: 2, version: 1 })).body).toMatchObject({ uses: 1 });
    expect((await set({ key: 'Another', maxUses: 2, version: 2 })).body).toMatchObject({ uses: 0 });
    expect((await set({ key, maxUses: 9, version: 2 })).problem?.code).toBe('stale_version');
  });
});

describe('a course that asks for approval', () => {
  const askFor = (person: Person, courseId: string, message = '') =>
    call(person, 'enrollments.request', { ...within(courseId), body: { message } });

  it('is asked with a word, and answered by its teacher for one or many', async () => {
    const owner = await newPerson('teachers');
    const { courseId } = await makeCourse(world, owner, { enrollmentMode: 'approval' });
    const [ada, ben, cleo] = [await newPerson(), await newPerson(), await newPerson()];
    expect((await enroll(ada, courseId)).problem?.code).toBe('approval_required');
    expect((await askFor(ada, courseId, 'I need it for my work.')).body).toMatchObject({
      state: 'requested',
    });
    for (const person of [ben, cleo]) await askFor(person, courseId);
    expect((await askFor(ada, courseId)).problem?.code).toBe('request_pending');
    expect((await ok(ada, 'catalog.getCourse', within(courseId))).can.learn).toBe(false);

    const { items, pending } = await ok(owner, 'rosters.listRequests');
    expect(pending).toBe(3);
    expect(items[0]).toMatchObject({
      courseId,
      userId: ada.userId,
      message: 'I need it for my work.',
    });
    const answer = (decision: 'admit' | 'decline', ...people: Person[]) =>
      call(owner, 'rosters.decide', {
        ...within(courseId),
        body: { userIds: people.map(({ userId }) => userId), decision },
      });
    expect((await answer('admit', ada, ben)).status).toBe(200);
    expect((await answer('decline', cleo)).status).toBe(200);
    expect((await answer('admit', ada)).problem?.code).toBe('request_decided');
    expect(await Promise.all([ada, ben, cleo].map((one) => stateOf(one, courseId)))).toEqual([
      'active',
      'active',
      'declined',
    ]);
    expect((await ok(owner, 'rosters.listRequests')).pending).toBe(0);
    expect((await askFor(cleo, courseId)).status).toBe(201);
  });

  it('has let-in people wait in the order in which they asked, where the seats are fewer', async () => {
    const made = await makeCourse(world, teacher, { enrollmentMode: 'approval', seats: 1 });
    const { courseId } = made;
    const crowd = [await newPerson(), await newPerson(), await newPerson()];
    for (const person of crowd) await askFor(person, courseId);
    await decide(courseId, 'admit', ...crowd.toReversed());
    const mine = await Promise.all(
      crowd.map((one) => ok(one, 'enrollments.getMine', within(courseId))),
    );
    expect(mine.map(({ enrollment, place }) => [enrollment?.state, place])).toEqual([
      ['active', null],
      ['waiting', 1],
      ['waiting', 2],
    ]);
  });

  it('forgets a request that is taken back, and needs none where it is open again', async () => {
    const made = await makeCourse(world, teacher, { enrollmentMode: 'approval' });
    const learner = await newPerson();
    await askFor(learner, made.courseId, 'Please');
    await ok(learner, 'enrollments.withdraw', within(made.courseId));
    expect((await decide(made.courseId, 'admit', learner)).problem?.code).toBe('request_decided');
    await ok(teacher, 'courses.update', {
      ...within(made.courseId),
      body: { version: made.version, enrollmentMode: 'open' },
    });
    expect((await askFor(learner, made.courseId)).problem?.code).toBe('no_request_needed');
    expect((await enroll(learner, made.courseId)).status).toBe(201);
  });
});

describe('a course by invitation', () => {
  const invite = (courseId: string, ...emails: string[]) =>
    call(teacher, 'enrollments.invite', { ...within(courseId), body: { emails } });
  const mailsTo = async (email: string) => {
    await runtime.drained();
    return runtime.outbox.list(email);
  };
  const byInvitation = async () =>
    (
      await makeCourse(world, teacher, {
        enrollmentMode: 'invitation',
        title: { es: 'Ecología' },
        summary: { es: 'Un curso.' },
      })
    ).courseId;

  it('lets in the account of the address, once, and writes to it in the course’s language', async () => {
    const courseId = await byInvitation();
    const [ada, ben] = [await newPerson(), await newPerson()];
    expect((await enroll(ada, courseId)).problem?.code).toBe('invitation_required');
    expect((await invite(courseId, ada.email.toUpperCase())).body).toEqual({
      invited: 1,
      invitedBefore: 0,
    });
    const [mail, ...others] = await mailsTo(ada.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Tienes una invitación a un curso');
    expect(mail?.text).toContain(`/courses/${courseId}`);
    expect(mail?.text).toContain('Ecología');
    expect(await ok(ada, 'enrollments.getMine', within(courseId))).toMatchObject({ invited: true });
    const { items } = await ok(ada, 'progress.listPendingCourses');
    expect(items).toMatchObject([{ courseId, state: 'invited', title: { es: 'Ecología' } }]);
    expect((await enroll(ben, courseId)).problem?.code).toBe('invitation_required');
    expect((await enroll(ada, courseId)).status).toBe(201);
    expect((await ok(teacher, 'enrollments.listInvitations', within(courseId))).items).toEqual([]);
    await ok(ada, 'enrollments.withdraw', within(courseId));
    expect((await enroll(ada, courseId)).problem?.code).toBe('invitation_required');
  });

  it('takes an invitation back', async () => {
    const courseId = await byInvitation();
    const ada = await newPerson();
    await invite(courseId, ada.email);
    await runtime.drained();
    const { items } = await ok(teacher, 'enrollments.listInvitations', within(courseId));
    expect(items).toMatchObject([{ email: ada.email, sentAt: expect.any(String) }]);
    const invitationId = items[0]?.invitationId ?? '';
    await ok(teacher, 'enrollments.revokeInvitation', { params: { courseId, invitationId } });
    expect((await enroll(ada, courseId)).problem?.code).toBe('invitation_required');
  });

  it('writes once to an address that is invited twice', async () => {
    const courseId = await byInvitation();
    const email = 'once@example.com';
    await invite(courseId, email);
    expect((await invite(courseId, email, 'other@example.com')).body).toEqual({
      invited: 1,
      invitedBefore: 1,
    });
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('writes to nobody who wants no such mail, who finds the invitation all the same', async () => {
    const courseId = await byInvitation();
    const ada = await newPerson();
    const choose = async (invitations: boolean) => {
      const { version, mails } = await ok(ada, 'accounts.getMe');
      await ok(ada, 'accounts.updateMe', { body: { version, mails: { ...mails, invitations } } });
    };
    await choose(false);
    await invite(courseId, ada.email);
    expect(await mailsTo(ada.email)).toEqual([]);
    const { items } = await ok(ada, 'progress.listPendingCourses');
    expect(items).toMatchObject([{ courseId, state: 'invited' }]);
    await choose(true);
    await invite(await byInvitation(), ada.email);
    const [mail] = await mailsTo(ada.email);
    expect(mail?.text).toContain('/es/mails/');
  });

  it('case 74: answers the same for an address with an account and for one without', async () => {
    const courseId = await byInvitation();
    const known = await invite(courseId, (await newPerson()).email);
    const unknown = await invite(courseId, 'nobody-at-all@example.com');
    expect(known.body).toEqual(unknown.body);
    expect(known.status).toBe(unknown.status);
    const { items } = await ok(teacher, 'enrollments.listInvitations', within(courseId));
    const shapes = items.map((one) => Object.keys(one).join());
    expect(new Set(shapes).size).toBe(1);
  });

  it('keeps no address in a key of the table', async () => {
    const courseId = await byInvitation();
    await invite(courseId, 'hidden@example.com');
    for (const address of (await table.dump()).keys()) expect(address).not.toContain('hidden@');
  });

  it('case 75: is not a way to write to everybody', async () => {
    const courseId = await byInvitation();
    const statuses: number[] = [];
    for (let batch = 0; batch < 6; batch += 1) {
      const emails = Array.from({ length: 50 }, (_, at) => `crowd-${batch}-${at}@example.com`);
      const owner = await newPerson('admins');
      const asker = batch === 0 ? owner : teacher;
      statuses.push(
        (await call(asker, 'enrollments.invite', { ...within(courseId), body: { emails } })).status,
      );
    }
    expect(statuses.slice(0, 3)).toEqual([201, 201, 201]);
    expect(statuses.at(-1)).toBe(429);
  });

  it('lets back in who was removed, as their teacher’s word', async () => {
    const { courseId } = await makeCourse(world, teacher);
    const ada = await newPerson();
    await enroll(ada, courseId);
    await decide(courseId, 'remove', ada);
    await invite(courseId, ada.email);
    expect((await enroll(ada, courseId)).status).toBe(201);
  });
});
