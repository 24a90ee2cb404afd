import { describe, expect, it } from 'vitest';
import type { Fault, FrontCall } from '#local/front/front-options.ts';
import { courseTitleOf } from '../world/canaries.ts';
import { makeCourse } from '../world/courses.ts';
import { openErasure } from '../world/erasing.ts';
import { openRawTable, type RawItem } from '../world/raw-table.ts';
import { carries, openTraces, strays, type Personal, type Somebody } from '../world/traces.ts';
import { startWorld, type Person } from '../world/world.ts';

let fault: (call: FrontCall) => Fault | undefined = () => undefined;
let ahead = 0;
const world = await startWorld({
  now: () => Date.now() + ahead,
  fault: (call) => fault(call),
});
const { call, newPerson, ok, runtime, signIn } = world;
const table = openRawTable(world);
const admin = await newPerson('admins', 'Carmen');
const teacher = await newPerson('teachers', 'Grace');
const peer = await newPerson('students', 'Bob');
const erasure = openErasure(world, admin);
const { somebody, objectsWith } = openTraces(world, table, { teacher, peer, admin });

const photosOf = (items: RawItem[], { person }: Somebody) =>
  items.filter((it) => it.entity === 'Photo' && it.userId === person.userId);
const filesOf = (items: RawItem[], { person }: Somebody) =>
  items.filter((it) => it.entity === 'WorkFile' && it.uploadedBy === person.userId);
const storedFiles = () =>
  runtime.stack
    .ofType('AWS::S3::Bucket')
    .flatMap(({ ref }) => runtime.objects.list(ref).map(({ key }) => key))
    .filter((key) => /^(clean|incoming)\//.test(key));

const statusOf = async (person: Person) => (await call(person, 'accounts.getMe')).status;

describe('somebody of whom there is something of each kind', async () => {
  const one = await somebody();
  const before = await table.items();
  const photos = photosOf(before, one);
  const files = filesOf(before, one);

  it('case 109: has a canary in each kind of item that concerns a person', () => {
    const missing = (one.rules as Personal[]).filter(
      ({ entity }) =>
        !before.some((item) => item.entity === entity && carries(item, one.traces)) &&
        // Under a keyed hash, which carries no trace.
        !(entity === 'ContactQuota' && before.some((item) => item.entity === entity)),
    );
    expect(missing.map(({ entity }) => entity)).toEqual([]);
    expect(photos).toHaveLength(2);
    expect(files).toHaveLength(1);
  });

  it('case 108: is handed out all that is declared, and nothing of anybody else', async () => {
    const { items } = await ok(one.person, 'accounts.exportMe');
    const declared = (one.rules as Personal[]).filter(
      (rule) => 'where' in rule && rule.where !== undefined && rule.export === 'whole',
    );
    expect([...new Set(items.map((item) => item['entity'] as string))].toSorted()).toEqual(
      [...new Set(declared.map(({ entity }) => entity))].toSorted(),
    );
    const text = JSON.stringify(items);
    for (const what of ['bio', 'wish', 'note', 'message'])
      expect(text).toContain(`${what} of ${one.mark}`);
    expect(text).toContain(courseTitleOf(one.mark));
    for (const other of [teacher, peer, admin]) {
      expect(text).not.toContain(other.email);
      expect(text).not.toContain(other.userId);
    }
    for (const name of ['Grace', 'Bob', 'Carmen']) expect(text).not.toContain(name);
  });

  it('case 109: loses nothing before the day, and every right with it', async () => {
    await erasure.wakeEarly();
    expect(await statusOf(one.person)).toBe(200);
    await erasure.wake();
    expect(await statusOf(one.person)).toBe(401);
    expect(await call(one.person, 'progress.listCourses')).toMatchObject({ status: 401 });
    await expect(signIn(one.person.email)).rejects.toThrow('User does not exist');
  });

  it('case 109: leaves a tombstone without a name, and what is kept for a reason', async () => {
    await runtime.drained();
    await erasure.wake(1);
    // The answers to what an admin did with them are remembered for a day.
    await runtime.drained();
    ahead = 25 * 3_600_000;
    await runtime.sweep();
    ahead = 0;
    await runtime.drained();
    const items = await table.items();
    expect(strays(items, one)).toEqual([]);
    const stone = items.filter(
      ({ entity, userId }) => entity === 'Erasure' && userId === one.person.userId,
    );
    expect(stone).toEqual([
      {
        pk: `ERASURE#${one.person.userId}`,
        sk: 'ERASURE',
        gsi1pk: 'ERASED',
        gsi1sk: expect.stringContaining(one.person.userId),
        entity: 'Erasure',
        userId: one.person.userId,
        state: 'erased',
        orderedBy: admin.userId,
        erasedAt: expect.any(String),
      },
    ]);
    expect([...photosOf(items, one), ...filesOf(items, one)]).toEqual([]);
    const theirs = [...photos, ...files].map(({ mediaId }) => String(mediaId));
    expect(storedFiles().filter((key) => theirs.some((id) => key.endsWith(id)))).toEqual([]);
    expect(await objectsWith(one.traces.filter((trace) => trace !== one.person.userId))).toEqual(
      [],
    );
  });

  it('case 109: gives back the seat and the place in the line, and nobody else’s', async () => {
    const items = await table.items();
    const waits = items.filter(({ entity }) => entity === 'Waiting');
    expect(waits).toEqual([]);
    for (const seats of items.filter(({ entity }) => entity === 'Seats')) {
      const courseId = seats.pk.slice('COURSE#'.length);
      const active = items.filter(
        (item) =>
          item.entity === 'Enrollment' && item.courseId === courseId && item.state === 'active',
      );
      expect(seats.taken).toBe(active.length);
      expect(seats.waiting ?? 0).toBe(0);
    }
  });

  it('leaves their course to its students, by nobody, where the admin named no teacher', async () => {
    const course = await ok(peer, 'catalog.getCourse', { params: { courseId: one.own.courseId } });
    expect(course.teacher.name).toBe('');
    expect(JSON.stringify(course)).not.toContain(one.mark);
    const fresh = await signIn(admin.email);
    const story = await ok(fresh, 'accounts.getErasure', { params: { userId: one.person.userId } });
    expect(story).toMatchObject({ state: 'erased', erasedAt: expect.any(String) });
    expect(
      await call(fresh, 'accounts.getUser', { params: { userId: one.person.userId } }),
    ).toMatchObject({ status: 404 });
  });

  it('case 109: may register anew with the same address, and inherits nothing', async () => {
    await runtime.createUser({
      email: one.person.email,
      password: null,
      givenName: 'Anew',
      familyName: 'Person',
      groups: ['students'],
      locale: 'en',
      confirmed: true,
    });
    const again = await signIn(one.person.email);
    expect(again.userId).not.toBe(one.person.userId);
    await world.firstSignIn(again, { givenName: 'Anew', familyName: 'Person' });
    const { items } = await ok(again, 'accounts.exportMe');
    expect(items.map(({ entity }) => entity)).toEqual(['Profile']);
    expect((await ok(again, 'progress.listPendingCourses')).items).toEqual([]);
    expect((await ok(again, 'courses.listTaught').catch(() => ({ items: [] }))).items).toEqual([]);
  });

  it('case 109: is not made anew by a sign-in that was under way', async () => {
    const signingIn = world.firstSignIn(one.person, { givenName: 'Back', familyName: 'Again' });
    await expect(signingIn).rejects.toThrow('User does not exist');
    const items = await table.items();
    expect(items.filter(({ pk }) => pk === `USER#${one.person.userId}`)).toEqual([]);
  });
});

describe('an erasure that is cut off', () => {
  /** Lets each call of the erasure fail from the n-th on, then mends it. */
  const cutOff = (at: number) => {
    let calls = 0;
    fault = ({ functionRole }) => {
      if (!/erasure/i.test(functionRole)) return undefined;
      calls += 1;
      return calls >= at ? { kind: '500' } : undefined;
    };
    return () => calls < at;
  };

  it('case 109: goes on where it stopped, wherever that was, and comes to the same end', async () => {
    const one = await somebody();
    let through = false;
    for (let at = 2; !through; at += 4) {
      const reached = cutOff(at);
      await erasure.wake().catch(() => undefined);
      through = reached();
    }
    fault = () => undefined;
    await runtime.drained();
    await erasure.wake(1);
    await runtime.drained();
    const items = await table.items();
    const own = items.filter(({ entity }) => entity !== 'Idempotency');
    expect(strays(own, one)).toEqual([]);
    expect(items.filter(({ pk }) => pk === `ERASURE#${one.person.userId}`)).toMatchObject([
      { state: 'erased' },
    ]);
    for (const seats of items.filter(({ entity }) => entity === 'Seats'))
      expect(seats.taken).toBe(
        items.filter(
          (item) =>
            item.entity === 'Enrollment' &&
            `COURSE#${String(item.courseId)}` === seats.pk &&
            item.state === 'active',
        ).length,
      );
  });

  it('of one person holds up nobody else’s, and is told', async () => {
    const [first, second] = [await newPerson(), await newPerson()];
    await erasure.order(first);
    await erasure.order(second);
    const { pk } = { pk: `ERASURE#${first.userId}` };
    const broken = (await table.items()).find((item) => item.pk === pk);
    await table.put({ ...(broken as RawItem), orderedBy: 7 });
    await expect(erasure.wake()).rejects.toThrow('did not get to their end');
    expect(await statusOf(first)).toBe(200);
    expect(await statusOf(second)).toBe(401);
    await table.put(broken as RawItem);
    await erasure.finish();
    expect(await statusOf(first)).toBe(401);
  });
});

describe('an order that is taken back', () => {
  it.each(['the person', 'an admin'] as const)(
    'case 109: by %s in time leaves all as it was',
    async (who) => {
      const one = await somebody();
      const kept = (items: RawItem[]) =>
        items
          .filter(
            ({ entity, pk }) =>
              pk === `USER#${one.person.userId}` &&
              entity !== 'Profile' &&
              entity !== 'ErasureMail',
          )
          .toSorted((a, b) => (a.sk < b.sk ? -1 : 1));
      const before = await table.items();
      if (who === 'the person') await ok(one.person, 'accounts.cancelDeletion');
      else await ok(admin, 'accounts.cancelErasure', { params: { userId: one.person.userId } });
      await erasure.finish();
      const after = await table.items();
      expect(kept(after)).toEqual(kept(before));
      expect(after.filter(({ pk }) => pk === `ERASURE#${one.person.userId}`)).toEqual([]);
      const me = await ok(one.person, 'accounts.getMe');
      expect(me.erasureDueAt).toBeNull();
      // An admin does not take back what the person asked for.
      expect(me.deletionRequestedAt === null).toBe(who === 'the person');
      expect((await signIn(one.person.email)).userId).toBe(one.person.userId);
      const subjects = runtime.outbox.list(one.person.email).map(({ subject }) => subject);
      expect(subjects).toEqual(
        expect.arrayContaining([
          'You asked for your account to be deleted',
          'Your account will be deleted',
          'The deletion of your account was canceled',
        ]),
      );
    },
  );
});

describe('who may order it', () => {
  const orderOf = (version: number, changes: object = {}) => ({
    confirmation: 'nobody',
    reason: 'Because',
    coursesTo: null,
    version,
    ...changes,
  });

  it('case 109: an admin who names the person, with a reason where nobody asked', async () => {
    const person = await newPerson('students', 'Zoë');
    const params = { userId: person.userId };
    const { version, firstName, lastName } = await ok(admin, 'accounts.getUser', { params });
    const issueOf = async (body: ReturnType<typeof orderOf>) =>
      (await call(admin, 'accounts.orderErasure', { params, body })).problem?.issues;
    expect(await issueOf(orderOf(version))).toEqual([
      { path: ['confirmation'], code: 'other_person' },
    ]);
    const confirmation = ` ${firstName.toUpperCase()}  ${lastName} `;
    expect(await issueOf(orderOf(version, { confirmation: person.email, reason: null }))).toEqual([
      { path: ['reason'], code: 'required' },
    ]);
    expect(
      await issueOf(orderOf(version, { confirmation: person.email, coursesTo: peer.userId })),
    ).toEqual([{ path: ['coursesTo'], code: 'no_teacher' }]);
    const named = orderOf(version, { confirmation: confirmation.trim() });
    expect(await call(admin, 'accounts.orderErasure', { params, body: named })).toMatchObject({
      status: 201,
      body: { state: 'waiting', orderedBy: { userId: admin.userId } },
    });
    const again = await call(admin, 'accounts.orderErasure', { params, body: named });
    expect(again.problem?.code).toBe('request_pending');
  });

  it('case 109: no admin of themselves, and no two of each other: one is always left', async () => {
    const [one, other] = [await newPerson('admins', 'Una'), await newPerson('admins', 'Otra')];
    const order = async (by: Person, whom: Person) => {
      const params = { userId: whom.userId };
      const { version } = await ok(admin, 'accounts.getUser', { params });
      const body = orderOf(version, { confirmation: whom.email });
      return call(by, 'accounts.orderErasure', { params, body });
    };
    expect((await order(one, one)).problem?.code).toBe('last_admin');
    expect((await order(one, other)).status).toBe(201);
    expect((await order(other, one)).problem?.code).toBe('forbidden');
  });
});

describe('an address that is somebody else’s by now', () => {
  it('case 109: keeps what the new account was invited to, and gets no mail about the old one', async () => {
    const gone = await newPerson();
    await erasure.order(gone);
    await erasure.wake();
    await runtime.drained();
    await runtime.createUser({
      email: gone.email,
      password: null,
      givenName: 'Anew',
      familyName: 'Person',
      groups: ['students'],
      locale: 'en',
      confirmed: true,
    });
    const anew = await signIn(gone.email);
    await world.firstSignIn(anew, { givenName: 'Anew', familyName: 'Person' });
    const { courseId } = await makeCourse(world, teacher, { enrollmentMode: 'invitation' });
    await ok(teacher, 'enrollments.invite', {
      params: { courseId },
      body: { emails: [gone.email] },
    });
    await runtime.drained();
    await erasure.wake(1);
    await runtime.drained();
    expect((await ok(anew, 'progress.listPendingCourses')).items).toMatchObject([{ courseId }]);
    const subjects = runtime.outbox.list(gone.email).map(({ subject }) => subject);
    expect(subjects).not.toContain('Your account has been deleted');
  });
});

describe('the courses of somebody who goes', () => {
  it('go to the teacher whom the admin named, with those who ask to be let in', async () => {
    const [leaving, heir] = [await newPerson('teachers'), await newPerson('teachers')];
    const { courseId } = await makeCourse(world, leaving, { enrollmentMode: 'approval' });
    await ok(peer, 'enrollments.request', { params: { courseId }, body: { message: 'May I?' } });
    await erasure.order(leaving, { coursesTo: heir.userId });
    await erasure.finish();
    const { items } = await ok(heir, 'courses.listTaught');
    expect(items.map((course) => course.courseId)).toEqual([courseId]);
    const asked = await ok(heir, 'rosters.listRequests');
    expect(asked.items).toHaveLength(1);
    const card = (await ok(null, 'catalog.getCourse', { params: { courseId } })).teacher;
    expect(card.userId).toBe(heir.userId);
  });
});
