import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { submissions } from '#functions/data/assignments/submissions.ts';
import { workOf } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { createTextAssignment, plantSubmission, tableOf } from '../world/planted-submission.ts';
import { learnerOf } from '../world/quizzes.ts';
import { startWorld, type Person } from '../world/world.ts';

/** How far the gateway's clock was moved, in milliseconds. */
let ahead = 0;
const world = await startWorld({ now: () => Date.now() + ahead });
const { call, ok, newPerson, runtime } = world;
const table = tableOf(world);
const teacher = await newPerson('teachers');
const course = await makeCourse(world, teacher, { startsOn: '2026-03-02' });
const { courseId } = course;

const day = 86_400_000;
const points = (value: number) => value * 10_000;
const gave = (value: number | null, changes: object = {}) => ({
  choices: [],
  points: value === null ? null : points(value),
  comment: 'Clear.',
  isLateWaived: false,
  comments: [],
  ...changes,
});

/** An assignment with what some people handed in, in their order, a second apart. */
async function assignmentWith(people: number, changes: object = {}, submittedAt = Date.now()) {
  const assignmentId = await createTextAssignment(world, teacher, course, changes);
  const learners = await Promise.all(
    Array.from({ length: people }, () => learnerOf(world, course)),
  );
  const submissionIds: string[] = [];
  for (const [at, { userId }] of learners.entries())
    submissionIds.push(
      await plantSubmission(
        table,
        { userId, courseId, assignmentId },
        { submittedAt: new Date(submittedAt + at * 1000).toISOString() },
      ),
    );
  await runtime.drained();
  const params = { courseId, assignmentId };
  const list = async (wanted?: string) => {
    await runtime.drained();
    const query = wanted ? { list: wanted } : {};
    return ok(teacher, 'submissions.list', { params, query } as never);
  };
  return { assignmentId, params, learners, submissionIds, list };
}

const get = (submissionId = '') => ok(teacher, 'submissions.get', { params: { submissionId } });
const save = (
  submissionId: string | undefined,
  version: number | null,
  marking: ReturnType<typeof gave>,
  isReady = true,
) =>
  ok(teacher, 'submissions.saveMarking', {
    params: { submissionId: submissionId ?? '' },
    body: { version, marking, isReady },
  });
/** The releases of an assignment, once all is worked through; the newest first. */
const releasesOf = async (params: { courseId: string; assignmentId: string }) => {
  await runtime.drained();
  return (await ok(teacher, 'submissions.listReleases', { params })).items;
};
const newsOf = async (person: Person | undefined) =>
  person ? (await ok(person, 'progress.getDashboard')).news : [];

describe('what was handed in', () => {
  it('is listed by how far it is, the longest ago first, and waits for who teaches', async () => {
    const { params, learners, submissionIds, list } = await assignmentWith(3);
    const waiting = await learnerOf(world, course);
    const all = await list();
    expect(all.items.map((one) => one.submissionId)).toEqual(submissionIds);
    expect(all.sums).toEqual({ people: 3, submitted: 3, returned: 0, marked: 0, released: 0 });
    expect(all.items[0]).toMatchObject({
      person: { userId: learners[0]?.userId, email: null },
      number: 1,
      state: 'submitted',
      points: null,
      most: points(10),
      status: 'waiting',
      isRead: false,
    });
    const mine = await ok(teacher, 'submissions.listToMark', { query: { limit: '100' } });
    expect(mine.items.map((one) => one.submissionId)).toEqual(
      expect.arrayContaining(submissionIds),
    );
    const missing = await ok(teacher, 'submissions.listNotSubmitted', {
      params,
      query: { limit: '100' },
    });
    const ids = missing.items.map(({ userId }) => userId);
    expect(ids).toContain(waiting.userId);
    for (const { userId } of learners) expect(ids).not.toContain(userId);
    const courseAssignments = await ok(teacher, 'submissions.listAssignments', {
      params: { courseId },
      query: { limit: '100' },
    });
    const one = courseAssignments.items.find((row) => row.assignmentId === params.assignmentId);
    expect(one).toMatchObject({ isEmpty: false, sums: { people: 3, submitted: 3 } });
    const page = await ok(teacher, 'submissions.list', { params, query: { limit: '2' } });
    const next = { limit: '2', cursor: page.nextCursor ?? '' };
    const rest = await ok(teacher, 'submissions.list', { params, query: next });
    expect(rest.items.map((row) => row.submissionId)).toEqual(submissionIds.slice(2));
  });

  it('is marked as a draft, then ready, released, changed, and told each time', async () => {
    const { params, learners, submissionIds, list } = await assignmentWith(2);
    const [first = ''] = submissionIds;
    const draft = await save(first, null, gave(null), false);
    expect(draft).toMatchObject({ state: 'draft', total: null, version: 1, releasedAt: null });
    expect((await get(first)).state).toBe('submitted');
    const ready = await save(first, 1, gave(8));
    expect(ready).toMatchObject({ state: 'ready', total: points(8), releasedAt: null });
    expect((await list('marked')).items).toMatchObject([{ points: points(8), status: 'marked' }]);
    await runtime.drained();
    expect(await newsOf(learners[0])).toEqual([]);
    const release = await ok(teacher, 'submissions.release', {
      params,
      body: { submissionIds: null, at: null },
    });
    expect(release).toMatchObject({ state: 'running', released: 0 });
    expect((await list('released')).items.map((one) => one.submissionId)).toEqual([first]);
    expect((await list('unread')).items).toHaveLength(1);
    const { items } = await ok(teacher, 'submissions.listReleases', { params });
    expect(items).toMatchObject([{ state: 'done', released: 1 }]);
    expect(await newsOf(learners[0])).toMatchObject([
      {
        kind: 'work',
        what: 'released',
        from: null,
        to: points(8),
        total: { from: null, to: 8000 },
      },
    ]);
    // What was given stays given while somebody works at another.
    await save(first, 2, gave(9, { comment: 'Not so.' }), false);
    expect(await get(first)).toMatchObject({
      state: 'released',
      marking: { state: 'draft', comment: 'Not so.' },
      feedback: { kind: 'released', comment: 'Clear.', mark: { points: points(8) } },
    });
    expect((await list('released')).items.map((one) => one.submissionId)).toEqual([first]);
    expect((await list('submitted')).items.map((one) => one.submissionId)).not.toContain(first);
    await save(first, 3, gave(9));
    await runtime.drained();
    expect((await newsOf(learners[0]))[0]).toMatchObject({
      what: 'judged',
      from: points(8),
      to: points(9),
      total: { from: 8000, to: 9000 },
    });
    const { history } = await get(first);
    expect(history.map(({ because, from, to }) => [because, from, to])).toEqual([
      ['marked', points(8), points(9)],
      ['released', points(8), points(8)],
      ['marked', null, points(8)],
      ['submitted', null, null],
    ]);
    expect((await get(submissionIds[1])).state).toBe('submitted');
  });

  it('becomes a draft again before it is released, and is then no mark', async () => {
    const { params, submissionIds, list } = await assignmentWith(1);
    await save(submissionIds[0], null, gave(8));
    await save(submissionIds[0], 1, gave(8), false);
    expect((await list()).items).toMatchObject([{ state: 'submitted', status: 'waiting' }]);
    await ok(teacher, 'submissions.release', { params, body: { submissionIds: null, at: null } });
    expect((await list('released')).items).toEqual([]);
  });

  it('is released at an instant to come, and moved to an earlier one', async () => {
    const { params, learners, submissionIds, list } = await assignmentWith(2);
    for (const submissionId of submissionIds) await save(submissionId, null, gave(7));
    const at = new Date(Date.now() + ahead + 120_000).toISOString();
    await ok(teacher, 'submissions.release', { params, body: { submissionIds: null, at } });
    // Until then it is a mark that those who teach alone know of.
    const planned = { state: 'marked', releasedAt: at };
    expect((await list('released')).items).toMatchObject([planned, planned]);
    expect(await get(submissionIds[1])).toMatchObject(planned);
    expect(await newsOf(learners[1])).toEqual([]);
    const [first = ''] = submissionIds;
    await ok(teacher, 'submissions.release', {
      params,
      body: { submissionIds: [first], at: null },
    });
    await runtime.drained();
    expect(await newsOf(learners[0])).toMatchObject([{ what: 'released', to: points(7) }]);
    expect(await newsOf(learners[1])).toEqual([]);
    ahead += 120_000;
    expect(await newsOf(learners[1])).toMatchObject([{ what: 'released', to: points(7), at }]);
    expect(await get(submissionIds[1])).toMatchObject({ state: 'released', releasedAt: at });
  });

  it('leaves the release by which it was planned where it is opened again or sent back before', async () => {
    const { params, submissionIds } = await assignmentWith(3);
    const [first = '', second = '', third = ''] = submissionIds;
    for (const submissionId of submissionIds) await save(submissionId, null, gave(7));
    const at = new Date(Date.now() + ahead + 120_000).toISOString();
    await ok(teacher, 'submissions.release', { params, body: { submissionIds: null, at } });
    const [left] = await releasesOf(params);
    expect(left).toMatchObject({ released: 3, moved: 0 });
    await save(first, 1, gave(8), false);
    await save(first, 2, gave(9), false);
    await ok(teacher, 'submissions.return', {
      params: { submissionId: second },
      body: { version: 1, reason: 'A source is missing.' },
    });
    // What is ready again waits for another release; what was ready all the time stays by this one.
    await save(first, 3, gave(9));
    await save(third, 1, gave(8));
    expect(await get(first)).toMatchObject({ state: 'marked', releasedAt: null });
    expect(await get(third)).toMatchObject({ state: 'marked', releasedAt: at });
    expect(await releasesOf(params)).toMatchObject([{ released: 3, moved: 2 }]);
    ahead += 120_000;
    // What is seen stays by it, whatever is written anew.
    await save(third, 2, gave(6), false);
    expect(await releasesOf(params)).toMatchObject([{ released: 3, moved: 2 }]);
  });

  it('cases 19 and 86: is put off and taken back before its instant, of which its person learns nothing', async () => {
    const { params, learners, submissionIds, list } = await assignmentWith(2);
    for (const submissionId of submissionIds) await save(submissionId, null, gave(7));
    const inMinutes = (minutes: number) =>
      new Date(Date.now() + ahead + minutes * 60_000).toISOString();
    const release = async (body: { at: string | null; of?: string; submissionIds?: string[] }) => {
      const begun = await ok(teacher, 'submissions.release', {
        params,
        body: { submissionIds: null, ...body },
      });
      await runtime.drained();
      return begun.releaseId;
    };
    const releases = async () =>
      (await ok(teacher, 'submissions.listReleases', { params })).items.map((one) => [
        one.releasedAt,
        one.released,
        one.moved,
      ]);
    const shown = async () =>
      JSON.stringify([
        await newsOf(learners[0]),
        await ok(learners[0] as Person, 'assignments.get', { params }).then(
          ({ now: _, ...page }) => page,
        ),
        await ok(learners[0] as Person, 'grades.getOwn', { params: { courseId } }),
      ]);
    const before = await shown();
    const [monday, tuesday] = [inMinutes(2), inMinutes(4)];
    const planned = await release({ at: monday });
    expect(await shown()).toBe(before);
    const moved = await release({ at: tuesday, of: planned });
    expect(await shown()).toBe(before);
    expect(await get(submissionIds[0])).toMatchObject({ state: 'marked', releasedAt: tuesday });
    expect(await releases()).toEqual([
      [tuesday, 2, 0],
      [monday, 2, 2],
    ]);
    // Monday comes: nobody sees anything, and nobody is told.
    ahead += 180_000;
    expect(await newsOf(learners[0])).toEqual([]);
    expect(await get(submissionIds[0])).toMatchObject({ state: 'marked' });
    await release({ at: 'withheld', submissionIds: submissionIds.slice(0, 1) });
    ahead += 180_000;
    expect(await newsOf(learners[0])).toEqual([]);
    expect(await newsOf(learners[1])).toMatchObject([{ what: 'released', at: tuesday }]);
    expect((await list('marked')).items.map((one) => one.submissionId)).toEqual([submissionIds[0]]);
    expect(await releases()).toEqual([
      [null, 1, 0],
      [tuesday, 2, 1],
      [monday, 2, 2],
    ]);
    const { history } = await get(submissionIds[0]);
    expect(history.map(({ because, shownFrom }) => [because, shownFrom])).toEqual([
      ['withheld', null],
      ['released', tuesday],
      ['released', monday],
      ['marked', null],
      ['submitted', null],
    ]);
    // What is seen stays so, and it is told once that it is.
    await release({ at: 'withheld', of: moved });
    expect(await get(submissionIds[1])).toMatchObject({ state: 'released', releasedAt: tuesday });
    await release({ at: null });
    expect(await newsOf(learners[0])).toMatchObject([{ what: 'released', to: points(7) }]);
    const unknown = { submissionIds: null, at: null, of: ulid() };
    expect(
      (await call(teacher, 'submissions.release', { params, body: unknown })).body,
    ).toMatchObject({ code: 'not_found' });
    const other = await assignmentWith(1);
    const foreign = { submissionIds: null, at: null, of: planned };
    expect(
      (await call(teacher, 'submissions.release', { params: other.params, body: foreign })).body,
    ).toMatchObject({ code: 'not_found' });
  });

  it('stays taken back where it is marked anew, also by the rule of its assignment', async () => {
    const time = { day: 900, time: '09:00', timeZone: 'Europe/Madrid' };
    const { params, learners, submissionIds } = await assignmentWith(1, {
      marksRelease: { rule: 'at', at: time },
    });
    const [first = ''] = submissionIds;
    expect((await save(first, null, gave(7))).releasedAt).not.toBeNull();
    await ok(teacher, 'submissions.release', {
      params,
      body: { submissionIds: [first], at: 'withheld' },
    });
    await runtime.drained();
    expect(await get(first)).toMatchObject({ state: 'marked', releasedAt: null });
    await save(first, 1, gave(6), false);
    expect((await save(first, 2, gave(6))).releasedAt).toBeNull();
    await ok(teacher, 'submissions.release', { params, body: { submissionIds: null, at: null } });
    await runtime.drained();
    expect(await newsOf(learners[0])).toMatchObject([{ what: 'released', to: points(6) }]);
  });

  it('is released when it is marked, or at an instant of the course, where the assignment says so', async () => {
    const atOnce = await assignmentWith(1, { marksRelease: { rule: 'whenMarked' } });
    const marked = await save(atOnce.submissionIds[0], null, gave(7));
    expect(marked.releasedAt).not.toBeNull();
    expect(await newsOf(atOnce.learners[0])).toMatchObject([{ what: 'judged', to: points(7) }]);
    const time = { day: 900, time: '09:00', timeZone: 'Europe/Madrid' };
    const later = await assignmentWith(1, { marksRelease: { rule: 'at', at: time } });
    const waits = await save(later.submissionIds[0], null, gave(7));
    expect(waits.releasedAt).toBe('2028-08-18T07:00:00.000Z');
    expect(await newsOf(later.learners[0])).toEqual([]);
  });

  it('is sent back with what was written, told at once, and outdated once a newer one counts', async () => {
    const { params, learners, submissionIds, list } = await assignmentWith(1);
    const [first = ''] = submissionIds;
    await save(first, null, gave(4), false);
    const body = { version: 1, reason: 'A source is missing.' };
    await ok(teacher, 'submissions.return', { params: { submissionId: first }, body });
    expect((await list('returned')).items).toMatchObject([{ state: 'returned', status: 'open' }]);
    const { reason } = body;
    expect((await get(first)).feedback).toMatchObject({ kind: 'returned', reason, mark: null });
    expect(await newsOf(learners[0])).toMatchObject([
      { what: 'returned', reason: body.reason, from: null, to: null },
    ]);
    const again = await call(teacher, 'submissions.return', {
      params: { submissionId: first },
      body: { ...body, version: 2 },
    });
    expect(again.body).toMatchObject({ code: 'submission_locked' });
    const place = { userId: learners[0]?.userId ?? '', ...params };
    const second = await plantSubmission(table, place);
    const late = await call(teacher, 'submissions.saveMarking', {
      params: { submissionId: first },
      body: { version: 2, marking: gave(5), isReady: true },
    });
    expect(late.body).toMatchObject({ code: 'submission_outdated' });
    expect((await list('resubmitted')).items.map((one) => one.submissionId)).toEqual([second]);
    expect(await get(first)).toMatchObject({
      isOutdated: true,
      others: [{ number: 2 }, { number: 1 }],
    });
    await save(second, null, gave(9));
    expect((await list()).items).toMatchObject([{ number: 2, points: points(9) }]);
  });
});

describe('being late', () => {
  const due = { day: 9, time: '23:59', timeZone: 'Europe/Madrid' };
  const late = { graceMinutes: 0, percentPerDay: 10, mostPercent: 50, of: 'earned' };
  const dueAt = Date.parse('2026-03-11T22:59:00.000Z');
  const extension = {
    dueAt: new Date(dueAt + 2 * day).toISOString(),
    closesAt: null,
    moreAttempts: 0,
    reason: 'A certificate.',
  };

  it('takes what its rule says, unless it is waived', async () => {
    const { params, learners, submissionIds, list } = await assignmentWith(
      1,
      { due, late },
      dueAt + day + 1000,
    );
    const [first = ''] = submissionIds;
    const isLateInBook = async () => {
      await runtime.drained();
      const { items } = await ok(teacher, 'grades.listRows', { params: { courseId } });
      const row = items.find(({ userId }) => userId === learners[0]?.userId);
      return row?.marks.find(({ itemId }) => itemId === params.assignmentId)?.isLate;
    };
    expect(await save(first, null, gave(10))).toMatchObject({
      earned: { points: points(10) },
      adjustments: [{ kind: 'late', days: 2, percent: 20 }],
      total: points(8),
    });
    expect((await list()).items).toMatchObject([{ isLate: true, points: points(8) }]);
    expect(await isLateInBook()).toBe(true);
    expect(await save(first, 1, gave(10, { isLateWaived: true }))).toMatchObject({
      adjustments: [],
      total: points(10),
    });
    expect(await isLateInBook()).toBe(false);
  });

  it('case 46: is worked out anew with an extension, as long as the mark was not seen', async () => {
    const { params, learners, submissionIds, list } = await assignmentWith(
      2,
      { due, late },
      dueAt + day + 1000,
    );
    for (const submissionId of submissionIds) await save(submissionId, null, gave(10));
    const [first = '', second = ''] = submissionIds;
    await ok(teacher, 'submissions.release', {
      params,
      body: { submissionIds: [second], at: null },
    });
    await runtime.drained();
    const [ada, ben] = learners.map(({ userId }) => ({ ...params, userId }));
    for (const place of [ada, ben])
      await ok(teacher, 'submissions.extend', {
        params: place as never,
        body: { version: null, extension },
      });
    expect((await list()).items).toMatchObject([
      { isExtended: true, isLate: false, points: points(10) },
      { isExtended: true, isLate: false, points: points(8) },
    ]);
    const { history, marking } = await get(first);
    expect(history[0]).toMatchObject({
      because: 'extended',
      reason: 'A certificate.',
      from: points(8),
      to: points(10),
    });
    expect(marking).toMatchObject({ adjustments: [], total: points(10), version: 2 });
    const { items } = await ok(teacher, 'submissions.listExtensions', { params });
    expect(items).toHaveLength(2);
    const same = await call(teacher, 'submissions.extend', {
      params: ben as never,
      body: { version: 1, extension: { ...extension, dueAt: null } },
    });
    expect(same.problem).toMatchObject({
      code: 'invalid_request',
      issues: [{ path: ['extension'] }],
    });
    await ok(teacher, 'submissions.extend', {
      params: ada as never,
      body: { version: 1, extension: null },
    });
    expect((await get(first)).marking).toMatchObject({ total: points(8), version: 3 });
    const stale = await call(teacher, 'submissions.extend', {
      params: ben as never,
      body: { version: null, extension },
    });
    expect(stale.body).toMatchObject({ code: 'stale_version', current: { version: 1 } });
  });

  it('case 46: is worked out anew in the background when the assignment has another due date or rule, as long as the mark was not seen', async () => {
    const { params, assignmentId, submissionIds, list } = await assignmentWith(
      2,
      { due, late },
      dueAt + day + 1000,
    );
    for (const submissionId of submissionIds) await save(submissionId, null, gave(10));
    const [first = '', second = ''] = submissionIds;
    await ok(teacher, 'submissions.release', {
      params,
      body: { submissionIds: [second], at: null },
    });
    await runtime.drained();
    const change = async (changes: object) => {
      const where = { courseId, moduleId: course.moduleId, blockId: assignmentId };
      const { block } = await ok(teacher, 'lessons.getBlock', { params: where });
      await ok(teacher, 'lessons.updateBlock', {
        params: where,
        body: { version: block.version, content: { ...block.content, ...changes } },
      });
      await runtime.drained();
      return (await list()).items.map((one) => one.points);
    };
    expect(await change({ due: { ...due, day: due.day + 5 } })).toEqual([points(10), points(8)]);
    const { history, marking } = await get(first);
    expect(history[0]).toMatchObject({
      because: 'extended',
      by: { userId: teacher.userId },
      reason: null,
      from: points(8),
      to: points(10),
    });
    expect(marking).toMatchObject({ adjustments: [], total: points(10), version: 2 });
    // What says nothing of dates changes no mark.
    await change({ attempts: 3 });
    expect((await get(first)).marking?.version).toBe(2);
    expect(await change({ due })).toEqual([points(8), points(8)]);
    expect(await change({ late: null })).toEqual([points(10), points(8)]);
  });

  it('cases 19 and 46: is worked out anew at each assignment when the course starts on another day, as long as the mark was not seen', async () => {
    const { params, submissionIds, learners, list } = await assignmentWith(
      2,
      { due, late },
      dueAt + day + 1000,
    );
    const other = await assignmentWith(1, { due, late }, dueAt + 1000);
    for (const submissionId of [...submissionIds, ...other.submissionIds])
      await save(submissionId, null, gave(10));
    const [first = '', second = ''] = submissionIds;
    await ok(teacher, 'submissions.release', {
      params,
      body: { submissionIds: [second], at: null },
    });
    await runtime.drained();
    const admin = await newPerson('admins');
    const start = async (startsOn: string | null, by = teacher) => {
      const { course: head } = await ok(by, 'lessons.getStructure', { params: { courseId } });
      await ok(by, 'courses.update', {
        params: { courseId },
        body: { version: head.version, startsOn },
      });
      await runtime.drained();
      return [...(await list()).items, ...(await other.list()).items].map((one) => one.points);
    };
    const before = [points(8), points(8), points(9)];
    expect(await start('2026-03-02')).toEqual(before);
    // Two days later nobody is late any more; what was seen stays as it was told.
    expect(await start('2026-03-04', admin)).toEqual([points(10), points(8), points(10)]);
    const { history, marking } = await get(first);
    expect(history[0]).toMatchObject({
      because: 'extended',
      by: { userId: admin.userId },
      reason: null,
      from: points(8),
      to: points(10),
    });
    expect(marking).toMatchObject({ adjustments: [], total: points(10), version: 2 });
    // Of a mark that its person does not see, the move tells them nothing.
    const ofMarks = (await newsOf(learners[0])).filter(({ kind }) => kind !== 'lesson');
    expect(ofMarks).toEqual([]);
    // Back again, both stand as they did, by the word of whoever moved it back.
    expect(await start('2026-03-02')).toEqual(before);
    expect((await get(first)).history[0]).toMatchObject({
      because: 'extended',
      by: { userId: teacher.userId },
      from: points(10),
      to: points(8),
    });
    // Without a start there is no due date.
    expect(await start(null)).toEqual([points(10), points(8), points(10)]);
    expect(await start('2026-03-02')).toEqual(before);
    // What moves no start changes no mark.
    const { version } = (await get(first)).marking ?? {};
    const { course: head } = await ok(teacher, 'lessons.getStructure', { params: { courseId } });
    await ok(teacher, 'courses.update', {
      params: { courseId },
      body: { version: head.version, seats: 900 },
    });
    await runtime.drained();
    expect((await get(first)).marking?.version).toBe(version);
  });
});

describe('who is excused', () => {
  it('needs to hand nothing in, is told why, and counts again as they stand', async () => {
    const { params, learners, submissionIds, list } = await assignmentWith(1);
    await save(submissionIds[0], null, gave(8));
    const idle = await learnerOf(world, course);
    const excuse = (userId: string | undefined, isExcused: boolean) =>
      ok(teacher, 'submissions.excuse', {
        params: { ...params, userId: userId ?? '' },
        body: { isExcused, reason: 'She was ill.' },
      });
    for (const { userId } of [idle, ...learners]) await excuse(userId, true);
    expect((await list()).items).toMatchObject([{ status: 'excused', points: null }]);
    expect(await newsOf(idle)).toMatchObject([{ what: 'excused', reason: 'She was ill.' }]);
    const missing = await ok(teacher, 'submissions.listNotSubmitted', {
      params,
      query: { limit: '100' },
    });
    // An excuse is found, and taken back, where it was given.
    const statusOf = ({ items }: typeof missing) =>
      items.find(({ userId }) => userId === idle.userId)?.mark?.status;
    expect(statusOf(missing)).toBe('excused');
    const page = () =>
      ok(idle, 'assignments.get', { params: { assignmentId: params.assignmentId } });
    expect((await page()).isExcused).toBe(true);
    // In the own list it is a state of its own.
    const listed = async (label?: 'excused' | 'pending') => {
      await runtime.drained();
      const query = { courseId, ...(label && { label }) };
      const { items } = await ok(idle, 'assignments.list', { query });
      return items.find(({ assignmentId }) => assignmentId === params.assignmentId);
    };
    expect(await listed('excused')).toMatchObject({ isExcused: true, label: 'pending' });
    expect(await listed('pending')).toBeUndefined();
    await excuse(idle.userId, false);
    expect((await page()).isExcused).toBe(false);
    expect(await listed()).toMatchObject({ isExcused: false, label: 'pending' });
    expect(await listed('excused')).toBeUndefined();
    const later = await ok(teacher, 'submissions.listNotSubmitted', {
      params,
      query: { limit: '100' },
    });
    expect(statusOf(later)).toBe('open');
    await excuse(learners[0]?.userId, false);
    expect((await list()).items).toMatchObject([
      { status: 'marked', points: points(8), releasedAt: null },
    ]);
  });
});

const area = { x: 2500, y: 5000, width: 0, height: 0 };
const onText = (text: string, from = 0, to = 4) => ({
  commentId: ulid(),
  anchor: { in: 'text' as const, from, to, quote: 'Mine' },
  text,
});

describe('what is said of single places of the work', () => {
  const anchors = [
    onText('A strong beginning.'),
    {
      commentId: ulid(),
      anchor: { in: 'page' as const, mediaId: ulid(), page: 3, area, quote: '' },
      text: 'Which source?',
    },
    {
      commentId: ulid(),
      anchor: { in: 'picture' as const, mediaId: ulid(), area },
      text: '<img src=x onerror=alert(1)>',
    },
  ];

  it('is saved with the marking, and is given with the mark alone', async () => {
    const { params, learners, submissionIds } = await assignmentWith(1);
    const [submissionId = ''] = submissionIds;
    const own = { ...params, number: '1' };
    const given = async () =>
      (await ok(learners[0] as Person, 'assignments.getSubmission', { params: own })).feedback;
    expect(
      (await save(submissionId, null, gave(8, { comments: anchors }), false)).comments,
    ).toEqual(anchors);
    expect((await get(submissionId)).marking?.comments).toEqual(anchors);
    await save(submissionId, 1, gave(8, { comments: anchors }));
    expect(await given()).toBeNull();
    const body = { submissionIds: null, at: null };
    await ok(teacher, 'submissions.release', { params, body });
    await runtime.drained();
    expect((await given())?.comments).toEqual(anchors);
    // What is written after that is not given before it is ready.
    const fewer = anchors.slice(1);
    await save(submissionId, 2, gave(8, { comments: fewer }), false);
    expect((await given())?.comments).toEqual(anchors);
    await save(submissionId, 3, gave(8, { comments: [] }));
    expect((await given())?.comments).toEqual([]);
    const stale = await call(teacher, 'submissions.saveMarking', {
      params: { submissionId },
      body: { version: 1, marking: gave(8), isReady: false },
    });
    expect(stale.problem).toMatchObject({ code: 'stale_version', current: { comments: [] } });
  });

  it('goes back with what is returned', async () => {
    const { params, learners, submissionIds } = await assignmentWith(1);
    const [submissionId = ''] = submissionIds;
    await save(submissionId, null, gave(null, { comments: anchors }), false);
    const body = { version: 1, reason: 'A source is missing.' };
    await ok(teacher, 'submissions.return', { params: { submissionId }, body });
    const own = await ok(learners[0] as Person, 'assignments.getSubmission', {
      params: { ...params, number: '1' },
    });
    expect(own.feedback).toMatchObject({ kind: 'returned', comments: anchors });
  });

  it('is within bounds that an item holds', async () => {
    const { submissionIds } = await assignmentWith(1);
    const params = { submissionId: submissionIds[0] ?? '' };
    const tryTo = async (comments: object[]) =>
      (
        await call(teacher, 'submissions.saveMarking', {
          params,
          body: { version: null, marking: gave(5, { comments }), isReady: false },
        })
      ).status;
    const [one] = anchors;
    expect(await tryTo([{ ...one, text: ' ' }])).toBe(400);
    expect(await tryTo([one ?? {}, one ?? {}])).toBe(400);
    expect(await tryTo([onText('Nowhere.', 4, 4)])).toBe(400);
    expect(
      await tryTo([{ ...anchors[2], anchor: { ...anchors[2]?.anchor, area: { ...area, x: -1 } } }]),
    ).toBe(400);
    expect(await tryTo(Array.from({ length: 201 }, () => onText('Once more.')))).toBe(400);
    const long = 'ñ'.repeat(2000);
    expect(await tryTo(Array.from({ length: 24 }, () => onText(long)))).toBe(400);
    // The most that there may be, in letters that take the most room.
    const full = Array.from({ length: 200 }, () => onText('\u8a9e'.repeat(236)));
    expect(await tryTo(full)).toBe(200);
    const saved = await save(params.submissionId, 1, gave(5, { comments: full }));
    expect(saved.comments).toHaveLength(200);
  });
});

it('is marked by the way of its assignment, whole, and over what was seen', async () => {
  const { submissionIds } = await assignmentWith(1);
  const params = { submissionId: submissionIds[0] ?? '' };
  const tryTo = async (marking: object, version: number | null = null) =>
    (
      await call(teacher, 'submissions.saveMarking', {
        params,
        body: { version, marking: gave(5, marking), isReady: true },
      })
    ).body;
  expect(await tryTo({ points: null })).toMatchObject({ code: 'marking_incomplete' });
  expect(await tryTo({ points: points(11) })).toMatchObject({
    code: 'invalid_request',
    issues: [{ path: ['marking', 'points'], code: 'too_many_points' }],
  });
  const choice = { criterionId: params.submissionId, levelId: null, points: 1, comment: '' };
  expect(await tryTo({ choices: [choice] })).toMatchObject({ code: 'invalid_request' });
  expect(await tryTo({}, 3)).toMatchObject({ code: 'stale_version' });
  await save(params.submissionId, null, gave(5));
  expect(await tryTo({})).toMatchObject({ code: 'stale_version', current: { version: 1 } });
  const note = { note: 'Is it hers?', version: 0 };
  await ok(teacher, 'submissions.saveNote', { params, body: note });
  const other = await call(teacher, 'submissions.saveNote', { params, body: note });
  expect(other.body).toMatchObject({ code: 'stale_version', current: { ...note, version: 1 } });
});

describe('another look', () => {
  const look = (person: Person, place: { courseId: string; assignmentId: string }, number = 1) => ({
    ask: (reason: string) =>
      call(person, 'assignments.requestLook', {
        params: { ...place, number: String(number) },
        body: { reason },
      }),
    read: () =>
      ok(person, 'assignments.getSubmission', { params: { ...place, number: String(number) } }),
  });
  const answer = (submissionId = '', text = 'It stays.') =>
    call(teacher, 'submissions.answerLook', { params: { submissionId }, body: { answer: text } });

  it('is asked for once, stands in the queue, is answered once, and is told', async () => {
    const { params, learners, submissionIds, list } = await assignmentWith(2, {
      marksRelease: { rule: 'whenMarked' },
    });
    const [ada] = learners;
    const [first = ''] = submissionIds;
    if (!ada) throw new Error('There are two.');
    const own = look(ada, params);
    expect((await answer(first)).status).toBe(404);
    await save(first, null, gave(8));
    expect(await own.read()).toMatchObject({ look: null, canAskLook: true });
    expect((await own.ask(' ')).status).toBe(400);
    expect((await own.ask('The second source counts, too.')).status).toBe(200);
    // What was asked first stands.
    const again = await own.ask('Please.');
    expect(again.body).toMatchObject({ reason: 'The second source counts, too.', answer: null });
    expect(await own.read()).toMatchObject({ canAskLook: false });
    const { items } = await list('look');
    expect(items).toMatchObject([{ submissionId: first, asksLook: true, state: 'released' }]);
    const waits = async () => {
      const all = await ok(teacher, 'submissions.listToMark', { query: { limit: '100' } });
      return all.items.find((one) => one.submissionId === first && one.asksLook)?.waitsSince;
    };
    // Since it was asked for, and not since it was handed in.
    expect(await waits()).toBe(again.body.at);
    expect(await get(first)).toMatchObject({
      look: { reason: 'The second source counts, too.', answer: null },
    });
    await save(first, 1, gave(9));
    const answers = await Promise.all([answer(first, 'You are right.'), answer(first, 'No.')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const said = answers.find(({ status }) => status === 200);
    expect(await own.read()).toMatchObject({
      look: said?.body,
      feedback: { mark: { points: points(9) } },
    });
    expect((await list('look')).items).toEqual([]);
    expect(await waits()).toBeUndefined();
    expect(await newsOf(ada)).toMatchObject([
      { what: 'lookAnswered', from: points(9), to: points(9) },
      { what: 'judged', from: points(8), to: points(9) },
      { what: 'judged', to: points(8) },
    ]);
    expect((await get(first)).history[0]).toMatchObject({ because: 'lookAnswered', reason: null });
  });

  it('cannot be asked for before the release, of what was sent back, or of what counts no more', async () => {
    const { params, learners, submissionIds } = await assignmentWith(1);
    const [ada] = learners;
    if (!ada) throw new Error('There is one.');
    const own = look(ada, params);
    await save(submissionIds[0], null, gave(8));
    const before = await own.ask('Already?');
    expect(before).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await own.read()).toMatchObject({ canAskLook: false });
    await ok(teacher, 'submissions.return', {
      params: { submissionId: submissionIds[0] ?? '' },
      body: { version: 1, reason: 'Once more.' },
    });
    expect((await own.ask('Why?')).status).toBe(404);
    await plantSubmission(table, { userId: ada.userId, ...params });
    expect((await own.ask('Why?')).status).toBe(404);
    expect((await look(ada, params, 7).ask('Which?')).status).toBe(404);
  });

  it('case 43: can be asked for during the days that the assignment gives, by the clock of the server', async () => {
    const { params, learners, submissionIds } = await assignmentWith(2, {
      marksRelease: { rule: 'whenMarked' },
      lookDays: 7,
    });
    const [ada, bob] = learners;
    if (!ada || !bob) throw new Error('There are two.');
    expect(await look(ada, params).read()).toMatchObject({ canAskLook: false, looksUntil: null });
    for (const submissionId of submissionIds) await save(submissionId, null, gave(8));
    const { looksUntil, feedback } = await look(ada, params).read();
    expect(Date.parse(looksUntil ?? '') - Date.parse(feedback?.at ?? '')).toBe(7 * day);
    /** It was released so long before the last instant at which they could ask. */
    const releasedBefore = async ({ userId }: Person, left: number) => {
      const place = { ...params, userId };
      const own = await submissions.get(table, place);
      const [one] = own?.submissions ?? [];
      if (!own || !one) throw new Error('It was handed in.');
      const releasedAt = new Date(Date.now() + ahead - 7 * day + left).toISOString();
      const marked = { state: 'marked' as const, releasedAt };
      await table.commit([
        submissions.put(place, own, submissions.mark(own, one.submissionId, marked)),
      ]);
    };
    await releasedBefore(ada, 60_000);
    await releasedBefore(bob, -60_000);
    expect((await look(ada, params).ask('In time.')).status).toBe(200);
    expect(await look(bob, params).read()).toMatchObject({ canAskLook: false });
    const late = await look(bob, params).ask('Too late.');
    expect(late).toMatchObject({ status: 403, body: { code: 'look_closed' } });
    // What was asked in time is answered, and read, whenever that is.
    await releasedBefore(ada, -60_000);
    expect((await answer(submissionIds[0])).status).toBe(200);
    const told = await look(ada, params).ask('In time.');
    expect(told.body).toMatchObject({ answer: { text: 'It stays.' } });
  });

  it('of fifty at once there is one request', async () => {
    const { params, learners, submissionIds } = await assignmentWith(1, {
      marksRelease: { rule: 'whenMarked' },
    });
    const [ada] = learners;
    if (!ada) throw new Error('There is one.');
    await save(submissionIds[0], null, gave(8));
    const own = look(ada, params);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => own.ask(`Reason ${at}`)),
    );
    const reasons = answers.flatMap(({ status, body }) =>
      status === 200 ? [(body as { reason: string }).reason] : [],
    );
    expect(reasons.length).toBeGreaterThan(0);
    expect(new Set(reasons).size).toBe(1);
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect((await own.read()).look).toMatchObject({ reason: reasons[0] });
  });
});

describe('who handed in nothing', () => {
  it('is listed with the extension of theirs as long as it runs', async () => {
    const { params } = await assignmentWith(0);
    const learner = () => learnerOf(world, course);
    const [ada, ben, cleo] = [await learner(), await learner(), await learner()];
    const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString();
    const extend = (userId: string, dueAt: string) =>
      ok(teacher, 'submissions.extend', {
        params: { ...params, userId },
        body: {
          version: null,
          extension: { dueAt, closesAt: null, moreAttempts: 0, reason: 'Ill.' },
        },
      });
    const tomorrow = day(1);
    await extend(ada.userId, tomorrow);
    await extend(ben.userId, day(-1));
    await runtime.drained();
    const query = { limit: '100' };
    const { items } = await ok(teacher, 'submissions.listNotSubmitted', { params, query });
    const until = new Map(items.map(({ userId, extendedTo }) => [userId, extendedTo]));
    expect([ada, ben, cleo].map(({ userId }) => until.get(userId))).toEqual([tomorrow, null, null]);
  });

  it('is set to missing in the gradebook, and that is taken back', async () => {
    const { params } = await assignmentWith(0);
    const [ada, ben] = [await learnerOf(world, course), await learnerOf(world, course)];
    await runtime.drained();
    const missing = async () => {
      const query = { limit: '100' };
      const { items } = await ok(teacher, 'submissions.listNotSubmitted', { params, query });
      return new Map(items.map(({ userId, mark }) => [userId, mark]));
    };
    expect((await missing()).get(ada.userId)).toBeNull();
    const cell = (version: number, what: 'missing' | 'clear') => ({
      userId: ada.userId,
      itemId: params.assignmentId,
      version,
      change: { do: what },
    });
    const type = (version: number, what: 'missing' | 'clear') =>
      ok(teacher, 'grades.saveMarks', {
        params: { courseId },
        body: { cells: [cell(version, what)], reason: null },
      });
    expect((await type(0, 'missing')).cells).toMatchObject([{ result: 'written' }]);
    const after = await missing();
    expect(after.get(ada.userId)).toEqual({ status: 'missing', version: 1 });
    expect(after.get(ben.userId)).toBeNull();
    // Who came by this meanwhile writes nothing over it.
    expect((await type(0, 'clear')).cells).toMatchObject([{ result: 'stale' }]);
    expect((await type(1, 'clear')).cells).toMatchObject([{ result: 'written' }]);
    expect((await missing()).get(ada.userId)).toEqual({ status: 'open', version: 2 });
  });

  it('is marked as usual who hands in after that', async () => {
    const { params } = await assignmentWith(0);
    const ada = await learnerOf(world, course);
    await ok(teacher, 'grades.saveMarks', {
      params: { courseId },
      body: {
        cells: [
          {
            userId: ada.userId,
            itemId: params.assignmentId,
            version: 0,
            change: { do: 'missing' },
          },
        ],
        reason: 'Never came.',
      },
    });
    await ok(ada, 'assignments.saveDraft', {
      params,
      body: { version: null, draft: workOf('Late.') },
    });
    await ok(ada, 'assignments.submit', { params, body: { version: 1, confirmed: true } });
    await runtime.drained();
    const { items } = await ok(teacher, 'submissions.list', { params });
    expect(items).toMatchObject([{ person: { userId: ada.userId }, status: 'waiting' }]);
  });
});
