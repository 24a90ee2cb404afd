import { plainQuiz } from '#shared/blocks/quiz/plain-quiz.ts';
import { describe, expect, it } from 'vitest';
import { createBlock, makeCourse, newCourse, textBlock } from '../world/courses.ts';
import { startWorld } from '../world/world.ts';

let ahead = 0;
const world = await startWorld({ now: () => Date.now() + ahead });
const { call, newPerson, ok, runtime } = world;
const teacher = await newPerson('teachers', 'Grace');
const learner = await newPerson();

/** The catalogue once the stream is at rest and the reader's two seconds are over. */
async function catalogue(query: Record<string, string>) {
  await runtime.drained();
  ahead += 2000;
  return ok(null, 'catalog.list', { query });
}
const titles = ({ items }: { items: { title: { en?: string | undefined } }[] }) =>
  items.map(({ title }) => title.en);

describe('a teacher writes a course', () => {
  it('begins it as a draft that nobody else knows of, and finds it among the own ones', async () => {
    const course = await ok(teacher, 'courses.create', { body: newCourse() });
    expect(course).toMatchObject({
      state: 'draft',
      version: 1,
      ownerId: teacher.userId,
      publishedAt: null,
    });
    const { items } = await ok(teacher, 'courses.listTaught');
    expect(items[0]).toMatchObject({ courseId: course.courseId, state: 'draft' });
  });

  it('cannot publish it while it has nothing to learn', async () => {
    const { courseId, version } = await makeCourse(world, teacher, { blocks: 0, publish: false });
    const publish = () =>
      call(teacher, 'courses.setState', {
        params: { courseId },
        body: { state: 'published', version },
      });
    expect(await publish()).toMatchObject({ status: 409, problem: { code: 'course_not_ready' } });
  });

  it('keeps modules and blocks in the order in which they were added', async () => {
    const { courseId, moduleId, blockIds } = await makeCourse(world, teacher, { blocks: 3 });
    const second = await ok(teacher, 'lessons.createModule', {
      params: { courseId },
      body: { title: { en: 'A second module' } },
    });
    const { outline, lessons, minutes } = await ok(teacher, 'catalog.getCourse', {
      params: { courseId },
    });
    expect(outline.map((module) => module.moduleId)).toEqual([moduleId, second.moduleId]);
    expect(outline[0]?.blocks.map(({ blockId }) => blockId)).toEqual(blockIds);
    expect({ lessons, minutes }).toEqual({ lessons: 3, minutes: 15 });
  });

  it('changes what is said of it, and leaves the rest as it was', async () => {
    const { courseId, version } = await makeCourse(world, teacher);
    const before = (await ok(teacher, 'catalog.getCourse', { params: { courseId } })).course;
    const after = await ok(teacher, 'courses.update', {
      params: { courseId },
      body: { version, level: 'advanced', title: { es: 'Un curso' } },
    });
    expect(after).toEqual({
      ...before,
      level: 'advanced',
      title: { es: 'Un curso' },
      version: version + 1,
    });
  });

  it('is told when somebody else was faster, and shown what is there now', async () => {
    const { courseId, version } = await makeCourse(world, teacher);
    const current = await ok(teacher, 'courses.update', {
      params: { courseId },
      body: { version, level: 'advanced' },
    });
    expect(
      await call(teacher, 'courses.update', {
        params: { courseId },
        body: { version, level: 'beginner' },
      }),
    ).toMatchObject({ status: 409, problem: { code: 'stale_version', current } });
  });

  it('begins a draft with a title and a category, and publishes it once it says what it is about', async () => {
    const course = await ok(teacher, 'courses.create', {
      body: { title: { es: 'Árboles y números' }, category: 'science' },
    });
    expect(course).toMatchObject({
      state: 'draft',
      summary: { es: '' },
      description: { es: '' },
      level: 'beginner',
      price: null,
      enrollmentMode: 'open',
    });
    expect(course.code).toMatch(/^ARBOLES-[0-9A-Z]{6}$/);
    const params = { courseId: course.courseId };
    const { moduleId } = await ok(teacher, 'lessons.createModule', {
      params,
      body: { title: { es: 'Uno' } },
    });
    await createBlock({ ok }, teacher, {
      params: { ...params, moduleId },
      body: textBlock(),
    });
    const publish = (version: number) =>
      call(teacher, 'courses.setState', { params, body: { state: 'published', version } });
    expect((await publish(course.version)).problem).toMatchObject({
      code: 'course_not_ready',
      issues: [{ code: 'no_summary', path: [] }],
    });
    const said = await ok(teacher, 'courses.update', {
      params,
      body: { version: course.version, summary: { es: 'De las ramas a las potencias.' } },
    });
    expect((await publish(said.version)).status).toBe(200);
    const emptied = await call(teacher, 'courses.update', {
      params,
      body: { version: said.version + 1, summary: { es: ' ' } },
    });
    expect(emptied.problem).toMatchObject({
      code: 'invalid_request',
      issues: [{ path: ['summary'], code: 'one_language_required' }],
    });
  });

  it('is told by name who was faster with a lesson', async () => {
    const other = await newPerson('admins', 'Otto');
    const { courseId, moduleId, blockId } = await makeCourse(world, teacher);
    const params = { courseId, moduleId, blockId };
    await ok(other, 'lessons.updateBlock', {
      params,
      body: { version: 1, content: textBlock().content, title: { en: 'Of Otto' } },
    });
    const { firstName, lastName } = await ok(other, 'accounts.getMe');
    expect(
      (await call(teacher, 'lessons.updateBlock', { params, body: { version: 1, minutes: 9 } }))
        .problem,
    ).toMatchObject({
      code: 'stale_version',
      current: {
        title: { en: 'Of Otto' },
        savedBy: { userId: other.userId, name: `${firstName} ${lastName}` },
      },
    });
  });

  it('may leave out what a course needs not have, and is told of days that cannot be', async () => {
    const course = await ok(teacher, 'courses.create', { body: newCourse() });
    expect(course).toMatchObject({
      requirements: [],
      cover: null,
      endsOn: null,
      enrollmentWindow: { opensOn: null, closesOn: null },
    });
    const { courseId, version } = course;
    const days = async (body: object) => {
      const sent = { params: { courseId }, body: { version, ...body } };
      return (await call(teacher, 'courses.update', sent)).problem?.issues;
    };
    const end = (code: string) => [{ path: ['endsOn'], code }];
    expect(await days({ endsOn: '2030-01-01' })).toEqual(end('end_without_start'));
    expect(await days({ startsOn: '2030-01-02', endsOn: '2030-01-01' })).toEqual(
      end('before_start'),
    );
    expect(
      await days({ enrollmentWindow: { opensOn: '2030-01-02', closesOn: '2030-01-01' } }),
    ).toEqual([{ path: ['enrollmentWindow', 'closesOn'], code: 'before_opening' }]);
    expect(await days({ startsOn: '2030-01-01', endsOn: '2030-01-01' })).toBeUndefined();
  });

  it('shows no file of another course as its cover', async () => {
    const other = await makeCourse(world, teacher);
    const { media } = await ok(teacher, 'media.createUpload', {
      params: { courseId: other.courseId },
      body: { fileName: 'cover.png', contentType: 'image/png', bytes: 10 },
    });
    const { courseId, version } = await makeCourse(world, teacher);
    const refused = await call(teacher, 'courses.update', {
      params: { courseId },
      body: { version, cover: { mediaId: media.mediaId, alt: { en: 'A lake' } } },
    });
    expect(refused.problem?.code).toBe('media_not_ready');
  });

  it('renames a module, whose rules stay', async () => {
    const { courseId } = await makeCourse(world, teacher, { blocks: 0, publish: false });
    const rules = { published: false, release: { from: 'enrollment', days: 3 } } as const;
    const made = await ok(teacher, 'lessons.createModule', {
      params: { courseId },
      body: { title: { en: 'Later' }, ...rules },
    });
    expect(made).toMatchObject({ ...rules, prerequisites: [] });
    const renamed = await ok(teacher, 'lessons.updateModule', {
      params: { courseId, moduleId: made.moduleId },
      body: { version: made.version, title: { en: 'Much later' } },
    });
    expect(renamed).toMatchObject({ title: { en: 'Much later' }, ...rules, version: 2 });
  });

  it('edits a lesson, and makes another kind of it without losing what it held', async () => {
    const { courseId, moduleId, blockId } = await makeCourse(world, teacher);
    const params = { courseId, moduleId, blockId };
    const edited = await ok(teacher, 'lessons.updateBlock', {
      params,
      body: { version: 1, title: { en: 'Better' }, minutes: 7 },
    });
    expect(edited).toMatchObject({ title: { en: 'Better' }, minutes: 7, version: 2 });
    expect((await ok(teacher, 'lessons.getBlock', { params })).block).toMatchObject({
      title: { en: 'Better' },
      minutes: 7,
      content: textBlock().content,
      version: 2,
    });
    const link = { kind: 'link' as const, address: 'https://example.com/', description: null };
    const changed = await ok(teacher, 'lessons.updateBlock', {
      params,
      body: { version: 2, content: link },
    });
    expect(changed).toMatchObject({ blockId, kind: 'link', minutes: 7, facts: { empty: false } });
    expect((await ok(teacher, 'lessons.getBlock', { params })).block).toMatchObject({
      content: link,
      version: 3,
    });
    const { blocks } = await ok(teacher, 'lessons.getStructure', { params: { courseId } });
    expect(blocks).toEqual([changed]);
    const kept = await ok(teacher, 'lessons.listBlockVersions', { params });
    expect(kept.items).toMatchObject([{ version: 2, title: { en: 'Better' } }]);
    const watched = { rule: 'watched' as const, percent: 50 };
    const wrong = { version: 3, completion: watched };
    expect((await call(teacher, 'lessons.updateBlock', { params, body: wrong })).status).toBe(400);
  });

  it('takes the minutes of a text from its words, until it says otherwise', async () => {
    const { courseId, moduleId } = await makeCourse(world, teacher);
    const text = (words: number) => ({
      kind: 'text' as const,
      body: {
        en: {
          type: 'doc' as const,
          content: [
            {
              type: 'paragraph' as const,
              content: [{ type: 'text' as const, text: 'word '.repeat(words) }],
            },
          ],
        },
      },
    });
    const { blockId } = await createBlock({ ok }, teacher, {
      params: { courseId, moduleId },
      body: { ...textBlock(), minutes: 1 },
    });
    const params = { courseId, moduleId, blockId };
    const save = async (body: object) =>
      (await ok(teacher, 'lessons.updateBlock', { params, body: { version: 1, ...body } })).minutes;
    expect(await save({ version: 1, content: text(900) })).toBe(5);
    expect(await save({ version: 2, content: text(300) })).toBe(2);
    expect(await save({ version: 3, minutes: 30 })).toBe(30);
    expect(await save({ version: 4, content: text(900) })).toBe(30);
  });

  it('takes the minutes of a quiz from its time limit, until its teacher says otherwise', async () => {
    const { courseId, moduleId } = await makeCourse(world, teacher);
    const { blockId, minutes } = await createBlock({ ok }, teacher, {
      params: { courseId, moduleId },
      body: { ...textBlock(), content: plainQuiz, minutes: 15, completion: { rule: 'submitted' } },
    });
    expect(minutes).toBe(15);
    const params = { courseId, moduleId, blockId };
    const save = async (body: object) =>
      (await ok(teacher, 'lessons.updateBlock', { params, body: { version: 1, ...body } })).minutes;
    const limited = (limit: number | null) => ({ content: { ...plainQuiz, minutes: limit } });
    expect(await save({ version: 1, ...limited(30) })).toBe(30);
    expect(await save({ version: 2, ...limited(null) })).toBe(15);
    expect(await save({ version: 3, minutes: 40 })).toBe(40);
    expect(await save({ version: 4, ...limited(45) })).toBe(40);
  });

  it('keeps the day of the first publication when it is published again', async () => {
    const { courseId, version } = await makeCourse(world, teacher);
    const first = (await ok(teacher, 'catalog.getCourse', { params: { courseId } })).course
      .publishedAt;
    const draft = await ok(teacher, 'courses.setState', {
      params: { courseId },
      body: { state: 'draft', version },
    });
    const again = await ok(teacher, 'courses.setState', {
      params: { courseId },
      body: { state: 'published', version: draft.version },
    });
    expect(again.publishedAt).toBe(first);
  });
});

describe('a visitor looks around', () => {
  it('finds a published course with its teacher and its counts, with typos and without accents', async () => {
    const title = { en: 'Pollinators', es: 'Polinización de jardín' };
    const { courseId } = await makeCourse(world, teacher, {
      title,
      blocks: 2,
      category: 'science',
    });
    await ok(learner, 'enrollments.enroll', { params: { courseId }, body: {} });
    for (const q of ['pollinators', 'polinators', 'polinizacion', 'POLLIN']) {
      const { items } = await catalogue({ q });
      expect(items).toMatchObject([
        {
          courseId,
          languages: ['en', 'es'],
          teacher: { userId: teacher.userId, name: expect.stringContaining('Grace') },
          lessons: 2,
          students: 1,
          minutes: 10,
        },
      ]);
    }
  });

  it('reads on a card what stands before them: full, not open yet, a key, a decision', async () => {
    const tag = 'Doorways';
    const inDays = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const soon = { opensOn: inDays(3), closesOn: null };
    const over = { opensOn: null, closesOn: inDays(-3) };
    const [free, ...others] = await Promise.all(
      [
        { seats: 2 },
        { seats: 1, enrollmentMode: 'key' as const },
        { seats: 1, enrollmentMode: 'approval' as const },
        { enrollmentWindow: soon },
        { enrollmentWindow: over },
      ].map((changes, at) =>
        makeCourse(world, teacher, { ...changes, title: { en: `${tag} ${at}` } }),
      ),
    );
    const within = (courseId = '') => ({ params: { courseId } });
    await ok(learner, 'enrollments.enroll', { ...within(free?.courseId), body: {} });
    const card = async (courseId = '') => {
      const { items } = await catalogue({ q: tag });
      const found = items.find((one) => one.courseId === courseId);
      const { action, reason, opensOn } = found?.entry ?? {};
      return [action, reason, found?.seatsLeft, opensOn];
    };
    expect(await card(free?.courseId)).toEqual(['enroll', null, 1, null]);
    const second = await newPerson();
    await ok(second, 'enrollments.enroll', { ...within(free?.courseId), body: {} });
    expect(await card(free?.courseId)).toEqual(['wait', null, 0, null]);
    await ok(second, 'enrollments.withdraw', within(free?.courseId));
    expect(await card(free?.courseId)).toEqual(['enroll', null, 1, null]);
    const said = [];
    for (const { courseId } of others) said.push(await card(courseId));
    expect(said).toEqual([
      ['useKey', null, 1, null],
      ['request', 'approval', 1, null],
      ['none', 'notYet', null, soon.opensOn],
      ['none', 'closed', null, null],
    ]);
  });

  it('narrows the list by category, level and language, and sees how many each has', async () => {
    await makeCourse(world, teacher, {
      title: { es: 'Arte' },
      category: 'arts',
      level: 'advanced',
    });
    const { items, total, facets } = await catalogue({ category: 'arts' });
    expect({ items: items.length, total }).toEqual({ items: 1, total: 1 });
    expect(facets.level).toEqual([{ value: 'advanced', count: 1 }]);
    expect(facets.category.length).toBeGreaterThan(1);
    expect((await catalogue({ category: 'arts', language: 'en' })).total).toBe(0);
  });

  it('narrows the list to the courses of one teacher, who is named', async () => {
    const other = await newPerson('teachers');
    await makeCourse(world, other, { title: { en: 'By another' } });
    const { items, teachers } = await catalogue({ teacher: other.userId });
    expect(items.map(({ title }) => title.en)).toEqual(['By another']);
    const { firstName, lastName } = await ok(other, 'accounts.getMe');
    expect(teachers).toContainEqual({
      userId: other.userId,
      name: `${firstName} ${lastName}`,
      count: 1,
    });
    expect(teachers.length).toBeGreaterThan(1);
  });

  it('sees the newest first, page by page', async () => {
    const names = ['Oldest', 'Middle', 'Newest'];
    for (const name of names)
      await makeCourse(world, teacher, { title: { en: name }, category: 'health' });
    const first = await catalogue({ category: 'health', limit: '2' });
    expect(titles(first)).toEqual(['Newest', 'Middle']);
    const second = await catalogue({
      category: 'health',
      limit: '2',
      cursor: first.nextCursor ?? '',
    });
    expect(titles(second)).toEqual(['Oldest']);
    expect(second.nextCursor).toBeNull();
  });

  it('opens a preview without an account, and no other lesson', async () => {
    const { courseId, moduleId, blockId } = await makeCourse(world, teacher);
    const preview = await createBlock({ ok }, teacher, {
      params: { courseId, moduleId },
      body: textBlock('Try it', true),
    });
    const params = { courseId, moduleId, blockId: preview.blockId };
    expect((await ok(null, 'lessons.getBlock', { params })).block).toMatchObject({
      title: { en: 'Try it' },
      can: { edit: false, recordProgress: false },
    });
    expect(await call(null, 'lessons.getBlock', { params: { ...params, blockId } })).toMatchObject({
      status: 403,
      problem: { code: 'enrollment_required' },
    });
  });
});

it('an admin can change a course that is not theirs; another teacher cannot', async () => {
  const { courseId, version } = await makeCourse(world, teacher);
  const change = { params: { courseId }, body: { version, level: 'advanced' as const } };
  expect(await call(await newPerson('teachers'), 'courses.update', change)).toMatchObject({
    status: 404,
  });
  expect(await call(await newPerson('admins'), 'courses.update', change)).toMatchObject({
    status: 200,
    body: { ownerId: teacher.userId },
  });
});
