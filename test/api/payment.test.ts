import { describe, expect, it } from 'vitest';
import { makeCourse } from '../world/courses.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld({ hasSite: true });
const { call, newPerson, ok, runtime } = world;
const teacher = await newPerson('teachers');
const admin = await newPerson('admins');
const price = { amount: 7900, currency: 'USD' as const };

const within = (courseId: string) => ({ params: { courseId } });
type Changes = Parameters<typeof makeCourse>[2];
const paidCourse = async (changes: Changes = {}) =>
  (await makeCourse(world, teacher, { price, ...changes })).courseId;
const enroll = (person: Person, courseId: string, key?: string) =>
  call(person, 'enrollments.enroll', { ...within(courseId), body: key ? { key } : {} });
const ask = (person: Person, courseId: string) =>
  call(person, 'enrollments.request', { ...within(courseId), body: { message: '' } });
const admit = (by: Person, courseId: string, people: Person[], payment?: { reference: string }) =>
  call(by, 'rosters.decide', {
    ...within(courseId),
    body: {
      userIds: people.map(({ userId }) => userId),
      decision: 'admit',
      ...(payment && { payment }),
    },
  });
const entryOf = async (person: Person | null, courseId: string) =>
  (await ok(person, 'catalog.getCourse', within(courseId))).entry;
const stateOf = async (person: Person, courseId: string) =>
  (await ok(person, 'enrollments.getMine', within(courseId))).enrollment?.state;

describe('a course with a price', () => {
  it('gives nobody a seat by itself, and asks to ask for a place', async () => {
    const courseId = await paidCourse();
    const learner = await newPerson();
    expect(await entryOf(learner, courseId)).toMatchObject({ action: 'request', reason: 'price' });
    expect(await entryOf(null, courseId)).toMatchObject({ action: 'request', reason: 'price' });
    expect(await enroll(learner, courseId)).toMatchObject({
      status: 403,
      problem: { code: 'payment_required' },
    });
    expect((await ask(learner, courseId)).body).toMatchObject({ state: 'requested' });
    expect(await entryOf(learner, courseId)).toMatchObject({ action: 'none', reason: 'requested' });
  });

  it('gives the seat once a teacher has confirmed the payment by its reference', async () => {
    const courseId = await paidCourse();
    const [ada, ben] = [await newPerson(), await newPerson()];
    await ask(ada, courseId);
    await ask(ben, courseId);
    expect(await admit(teacher, courseId, [ada])).toMatchObject({
      status: 409,
      problem: { code: 'payment_not_confirmed' },
    });
    expect(await stateOf(ada, courseId)).toBe('requested');
    await admit(teacher, courseId, [ada], { reference: 'Transfer 4711' });
    await admit(admin, courseId, [ben], { reference: 'Invoice 12' });
    expect([await stateOf(ada, courseId), await stateOf(ben, courseId)]).toEqual([
      'active',
      'active',
    ]);
    await runtime.drained();
    const { items } = await ok(teacher, 'rosters.list', within(courseId));
    const references = items.map(({ payment }) => payment?.reference);
    expect(new Set(references)).toEqual(new Set(['Invoice 12', 'Transfer 4711']));
  });

  it('gives no more seats than there are, however many payments are confirmed at once', async () => {
    const courseId = await paidCourse({ seats: 1 });
    const people = await Promise.all([1, 2, 3].map(() => newPerson()));
    for (const person of people) await ask(person, courseId);
    await Promise.all(people.map((one) => admit(teacher, courseId, [one], { reference: 'Paid' })));
    const states = await Promise.all(people.map((one) => stateOf(one, courseId)));
    expect(states.filter((state) => state === 'active')).toHaveLength(1);
    expect(states.filter((state) => state === 'waiting')).toHaveLength(2);
  });

  it('asks again of who left: what was paid once is not a seat for ever', async () => {
    const courseId = await paidCourse();
    const learner = await newPerson();
    await ask(learner, courseId);
    await admit(teacher, courseId, [learner], { reference: 'Paid' });
    await ok(learner, 'enrollments.withdraw', within(courseId));
    expect((await enroll(learner, courseId)).problem?.code).toBe('payment_required');
  });

  it('says so on the card of the catalogue, to each what is theirs to do', async () => {
    const title = { en: 'Quixotic ledgers' };
    const courseId = await paidCourse({ title });
    const learner = await newPerson();
    await runtime.drained();
    const card = async (person: Person | null) => {
      const { items } = await ok(person, 'catalog.list', { query: { q: 'quixotic ledgers' } });
      return items.find((one) => one.courseId === courseId)?.entry;
    };
    expect(await card(null)).toMatchObject({ action: 'request', reason: 'price' });
    expect(await card(teacher)).toMatchObject({ action: 'learn', reason: 'teaches' });
    await ask(learner, courseId);
    expect(await card(learner)).toMatchObject({ action: 'none', reason: 'requested' });
  });

  it('is drawn with the way to ask for a place, and none to enroll', async () => {
    const courseId = await paidCourse();
    const page = await fetch(`${runtime.siteUrl}/courses/${courseId}`);
    const html = await page.text();
    expect(html).toContain('Request a seat');
    expect(html).toContain('How you pay');
    expect(html).not.toContain('>Enroll<');
  });
});

describe('a course with a price that is full', () => {
  it('is answered alike on its card, its page and its drawn page: one asks for a place on its waiting list', async () => {
    const title = { en: 'Quizzical abacuses' };
    const courseId = await paidCourse({ title, seats: 1 });
    const first = await newPerson();
    await ask(first, courseId);
    await admit(teacher, courseId, [first], { reference: 'Paid' });
    await runtime.drained();
    const asks = { action: 'request', reason: 'price', full: true };
    const onCard = async () => {
      const { items } = await ok(null, 'catalog.list', { query: { q: 'quizzical abacuses' } });
      return items.find((one) => one.courseId === courseId)?.entry;
    };
    await expect.poll(onCard).toMatchObject(asks);
    expect(await entryOf(null, courseId)).toMatchObject(asks);
    expect(await entryOf(await newPerson(), courseId)).toMatchObject(asks);
    const html = await (await fetch(`${runtime.siteUrl}/courses/${courseId}`)).text();
    expect(html).toContain('>Request a place on the waiting list<');
    expect(html).toContain('All seats are taken at the moment');
    expect(html).not.toContain('>Request a seat<');
  });

  it('puts who has paid into the line, and gives them the next seat', async () => {
    const courseId = await paidCourse({ seats: 1 });
    const [first, next] = [await newPerson(), await newPerson()];
    for (const person of [first, next]) await ask(person, courseId);
    await admit(teacher, courseId, [first], { reference: 'Paid' });
    await admit(teacher, courseId, [next], { reference: 'Paid' });
    expect(await stateOf(next, courseId)).toBe('waiting');
    await ok(first, 'enrollments.withdraw', within(courseId));
    await runtime.drained();
    expect(await stateOf(next, courseId)).toBe('active');
  });
});

describe('the waiting list of a course with a price', () => {
  it('takes nobody who has not paid', async () => {
    const courseId = await paidCourse({ seats: 1 });
    const learner = await newPerson();
    const waits = await call(learner, 'enrollments.joinWaitingList', {
      ...within(courseId),
      body: {},
    });
    expect(waits.problem?.code).toBe('payment_required');
  });

  it('gives its next seat to who has paid, and not to who lined up while it was free', async () => {
    const { courseId, version } = await makeCourse(world, teacher, { seats: 1 });
    const [first, early, paid] = [await newPerson(), await newPerson(), await newPerson()];
    await enroll(first, courseId);
    await ok(early, 'enrollments.joinWaitingList', { ...within(courseId), body: {} });
    await ok(teacher, 'courses.update', { ...within(courseId), body: { version, price } });
    await ask(paid, courseId);
    await admit(teacher, courseId, [paid], { reference: 'Paid' });
    await ok(first, 'enrollments.withdraw', within(courseId));
    await runtime.drained();
    expect(await stateOf(paid, courseId)).toBe('active');
    expect(await stateOf(early, courseId)).toBe('requested');
  });
});

describe('other ways into a course with a price', () => {
  const key = 'Open, sesame';
  const setKey = (courseId: string, waivesPayment?: boolean) =>
    ok(teacher, 'enrollments.setKey', {
      ...within(courseId),
      body: {
        key,
        lastDay: null,
        maxUses: null,
        version: 0,
        ...(waivesPayment === undefined ? {} : { waivesPayment }),
      },
    });
  const invite = (courseId: string, email: string, place?: 'free') =>
    ok(teacher, 'enrollments.invite', {
      ...within(courseId),
      body: { emails: [email], ...(place && { place }) },
    });

  it('a key lets nobody in unless the teacher says that it stands for the payment', async () => {
    const [closed, open] = [
      await paidCourse({ enrollmentMode: 'key' }),
      await paidCourse({ enrollmentMode: 'key' }),
    ];
    const learner = await newPerson();
    await setKey(closed);
    await setKey(open, true);
    expect((await enroll(learner, closed, key)).problem?.code).toBe('payment_required');
    expect((await ask(learner, closed)).status).toBe(201);
    expect((await enroll(learner, open, key)).status).toBe(201);
  });

  it('an invitation lets its holder ask, and in only where the place is said to be free', async () => {
    const courseId = await paidCourse({ enrollmentMode: 'invitation' });
    const [asks, enters] = [await newPerson(), await newPerson()];
    await invite(courseId, asks.email);
    await invite(courseId, enters.email, 'free');
    expect((await enroll(asks, courseId)).problem?.code).toBe('payment_required');
    expect((await ask(asks, courseId)).status).toBe(201);
    expect(await entryOf(enters, courseId)).toMatchObject({ action: 'enroll', reason: 'invited' });
    expect((await enroll(enters, courseId)).status).toBe(201);
    expect((await ask(await newPerson(), courseId)).problem?.code).toBe('invitation_required');
  });
});

describe('how payment is arranged', () => {
  it('is what an admin wrote, in both languages, on every page of a course with a price', async () => {
    const [paid, free] = [await paidCourse(), (await makeCourse(world, teacher)).courseId];
    const before = await ok(admin, 'courses.getPaymentText');
    expect(before).toEqual({ text: null, version: 0 });
    const text = { en: 'Pay at the desk.', es: 'Paga en recepción.' };
    await ok(admin, 'courses.setPaymentText', { body: { text, version: 0 } });
    expect((await ok(null, 'catalog.getCourse', within(paid))).paymentText).toEqual(text);
    expect((await ok(null, 'catalog.getCourse', within(free))).paymentText).toBeNull();
    const drawn = await fetch(`${runtime.siteUrl}/es/courses/${paid}`);
    expect(await drawn.text()).toContain(`>${text.es}</p>`);
    const stale = await call(admin, 'courses.setPaymentText', { body: { text, version: 0 } });
    expect(stale.problem?.code).toBe('stale_version');
  });
});
