import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { createBlock, makeCourse, textBlock } from '../world/courses.ts';
import { startWorld, type Person } from '../world/world.ts';

let ahead = 0;
const world = await startWorld({ now: () => Date.now() + ahead });
const { call, newPerson, ok, runtime } = world;

/** Once the stream is at rest, and the reader's two seconds are over. */
async function settle() {
  await runtime.drained();
  ahead += 2000;
}
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const admin = await newPerson('admins');
const grace = await newPerson('teachers', 'Grace');
const alan = await newPerson('teachers', 'Alan');
const make = (owner: Person, en: string, changes: Parameters<typeof makeCourse>[2] = {}) =>
  makeCourse(world, owner, { title: { en }, ...changes });

const begun = await make(grace, 'Begun', { startsOn: inDays(-30), category: 'arts' });
const later = await make(grace, 'Later', { startsOn: inDays(60) });
const soon = await make(alan, 'Soon', { startsOn: inDays(6) });
const any = await make(grace, 'Any time');
await make(await newPerson('teachers', 'Nobody'), 'A draft', { publish: false });
await settle();

const titles = (cards: { title: { en?: string | undefined } }[]) =>
  cards.map(({ title }) => title.en);

describe('home', () => {
  it('shows what starts next, and true counts', async () => {
    const home = await ok(null, 'catalog.home');
    expect(titles(home.startingNext)).toEqual(['Soon', 'Later']);
    expect(home).toMatchObject({
      courses: 4,
      teachers: 2,
      categories: [
        { value: 'technology', count: 3 },
        { value: 'arts', count: 1 },
      ],
    });
    expect(home.startingNext[0]).toMatchObject({
      teacher: { userId: alan.userId, name: expect.stringMatching(/^Alan Test/) },
      lessons: 1,
      minutes: 5,
    });
  });

  it('features the newest until an admin has chosen', async () => {
    expect(titles((await ok(null, 'catalog.home')).featured)).toEqual([
      'Any time',
      'Soon',
      'Later',
      'Begun',
    ]);
    expect(await ok(admin, 'courses.getFeatured')).toEqual({ courseIds: [], version: 0 });
  });

  it('then features the chosen ones in their order, without those that were withdrawn', async () => {
    const courseIds = [later.courseId, begun.courseId, soon.courseId];
    const chosen = await ok(admin, 'courses.setFeatured', { body: { courseIds, version: 0 } });
    expect(chosen).toEqual({ courseIds, version: 1 });
    expect(titles((await ok(null, 'catalog.home')).featured)).toEqual(['Later', 'Begun', 'Soon']);
    await ok(grace, 'courses.setState', {
      params: { courseId: begun.courseId },
      body: { state: 'draft', version: begun.version },
    });
    await settle();
    expect(titles((await ok(null, 'catalog.home')).featured)).toEqual(['Later', 'Soon']);
  });

  it('takes no choice that was made from another one, and none that nobody can see', async () => {
    const set = (courseIds: string[], version: number) =>
      call(admin, 'courses.setFeatured', { body: { courseIds, version } });
    const now = await ok(admin, 'courses.getFeatured');
    expect(await set([any.courseId], 0)).toMatchObject({
      status: 409,
      problem: { code: 'stale_version', current: now },
    });
    for (const hidden of [begun.courseId, ulid()])
      expect(await set([any.courseId, hidden], now.version)).toMatchObject({
        status: 404,
        problem: { issues: [{ path: ['courseIds', 1], code: 'not_found' }] },
      });
    const two = await Promise.all([set([any.courseId], 1), set([soon.courseId], 1)]);
    expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('leads from a search that finds nothing to one that does', async () => {
    const search = (q: string) => ok(null, 'catalog.list', { query: { q } });
    const { total, suggestions } = await search('lxxxr');
    expect(total).toBe(0);
    for (const suggestion of suggestions)
      expect((await search(suggestion)).total).toBeGreaterThan(0);
    expect((await search('latar')).matched).toEqual(['later']);
  });
});

describe('the titles of lessons', () => {
  it('find their course as they are now, and only while students have them', async () => {
    const { courseId, moduleId } = await make(grace, 'Plants', {
      outcomes: [{ en: 'Graft a rose' }],
    });
    const search = async (q: string) => {
      await settle();
      return titles((await ok(null, 'catalog.list', { query: { q } })).items);
    };
    expect(await search('grafting')).toEqual(['Plants']);
    const block = await createBlock({ ok }, grace, {
      params: { courseId, moduleId },
      body: textBlock('Photosynthesis'),
    });
    expect(await search('photosynthesis')).toEqual(['Plants']);
    const { blockId } = block;
    const edit = (version: number, changes: { published?: boolean; title?: { en: string } }) =>
      ok(grace, 'lessons.updateBlock', {
        params: { courseId, moduleId, blockId },
        body: { version, ...changes },
      });
    const renamed = await edit(block.version, { title: { en: 'Chlorophyll' } });
    expect(await search('photosynthesis')).toEqual([]);
    expect(await search('chlorophyll')).toEqual(['Plants']);
    await edit(renamed.version, { published: false });
    expect(await search('chlorophyll')).toEqual([]);
  });
});

describe('teachers', () => {
  it('are those with a published course, and say what they want to be known of them', async () => {
    const { version } = await ok(alan, 'accounts.getMe');
    const words = { bio: 'Proves things.', headline: 'Mathematician' };
    await ok(alan, 'accounts.updateMe', { body: { version, ...words } });
    const { items, nextCursor } = await ok(null, 'catalog.listTeachers');
    expect(nextCursor).toBeNull();
    expect(items.map(({ name }) => name.split(' ')[0])).toEqual(['Grace', 'Alan']);
    const self = {
      userId: alan.userId,
      name: expect.any(String),
      ...words,
      photo: null,
      courses: 1,
    };
    expect(items[1]).toEqual({ ...self, shelf: [expect.any(String)] });
    expect(items[0]?.shelf).toHaveLength(items[0]?.courses ?? 0);
    const { teacher, courses } = await ok(null, 'catalog.getTeacher', {
      params: { userId: alan.userId },
    });
    expect(teacher).toEqual(self);
    expect(titles(courses)).toEqual(['Soon']);
  });

  it('come page by page', async () => {
    const limit = '1';
    const first = await ok(null, 'catalog.listTeachers', { query: { limit } });
    const cursor = first.nextCursor ?? '';
    const second = await ok(null, 'catalog.listTeachers', { query: { limit, cursor } });
    expect(second.nextCursor).toBeNull();
    expect([...first.items, ...second.items]).toEqual(
      (await ok(null, 'catalog.listTeachers')).items,
    );
  });

  it('case 74: are no directory: who teaches nothing is nobody, known or unknown', async () => {
    const learner = await newPerson();
    const drafting = await newPerson('teachers');
    await make(drafting, 'Hidden', { publish: false });
    const look = async (userId: string) => {
      const { status, problem } = await call(learner, 'catalog.getTeacher', { params: { userId } });
      return { status, problem: { ...problem, requestId: '' } };
    };
    const unknown = await look(crypto.randomUUID());
    expect(unknown.status).toBe(404);
    for (const { userId } of [learner, admin, drafting])
      expect(await look(userId)).toEqual(unknown);
  });
});
