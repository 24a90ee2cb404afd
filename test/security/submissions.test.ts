import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { marks } from '#functions/data/marks/marks.ts';
import { submissionRows } from '#functions/data/assignments/submission-rows.ts';
import { submissions } from '#functions/data/assignments/submissions.ts';
import type { FrontCall } from '#local/front/create-front.ts';
import { roundsOf } from '../support/share.ts';
import { makeCourse } from '../world/courses.ts';
import { createTextAssignment, plantSubmission, tableOf } from '../world/planted-submission.ts';
import { learnerOf } from '../world/quizzes.ts';
import { startWorld } from '../world/world.ts';

let told: (call: FrontCall) => void = () => undefined;
const world = await startWorld({ onCall: (one) => told(one) });
const { call, ok, newPerson, runtime } = world;
const table = tableOf(world);
const teacher = await newPerson('teachers');
const course = await makeCourse(world, teacher);
const { courseId } = course;

/** Numbers and words that nothing else comes to. */
const [worth, canaryPoints] = [9_999_000, 8_765_432];
const comment = 'canary of who marks';
const place = {
  commentId: ulid(),
  anchor: { in: 'text' as const, from: 0, to: 4, quote: 'Mine' },
  text: 'canary of a place',
};
const written = {
  choices: [],
  points: canaryPoints,
  comment,
  isLateWaived: false,
  comments: [place],
};

async function assignmentWith(people: number, changes: object = {}) {
  const assignmentId = await createTextAssignment(world, teacher, course, {
    marking: { by: 'points', most: worth },
    ...changes,
  });
  const params = { courseId, assignmentId };
  const learners = await Promise.all(
    Array.from({ length: people }, () => learnerOf(world, course)),
  );
  const submissionIds = await Promise.all(
    learners.map(({ userId }) => plantSubmission(table, { userId, ...params })),
  );
  await runtime.drained();
  return { params, learners, submissionIds };
}
const save = (submissionId = '', version: number | null = null, isReady = true) =>
  call(teacher, 'submissions.saveMarking', {
    params: { submissionId },
    body: { version, marking: written, isReady },
  });
const release = (params: { courseId: string; assignmentId: string }) =>
  ok(teacher, 'submissions.release', { params, body: { submissionIds: null, at: null } });

it('case 17: a release that names one submission of another assignment releases none', async () => {
  const one = await assignmentWith(1);
  const other = await assignmentWith(1);
  for (const submissionId of [...one.submissionIds, ...other.submissionIds])
    await save(submissionId);
  const submissionIds = [...one.submissionIds, ...other.submissionIds];
  const refused = await call(teacher, 'submissions.release', {
    params: one.params,
    body: { submissionIds, at: null },
  });
  expect(refused.status).toBe(404);
  await runtime.drained();
  const { items } = await ok(teacher, 'submissions.list', { params: one.params });
  expect(items).toMatchObject([{ state: 'marked', releasedAt: null }]);
});

it('case 18: what somebody handed in, and how it is marked, is for who may edit its course', async () => {
  const { params, learners, submissionIds } = await assignmentWith(2);
  const [submissionId = ''] = submissionIds;
  await save(submissionId);
  const [ada] = learners;
  const stranger = await newPerson('teachers');
  if (!ada) throw new Error('There are two.');
  const place = { ...params, userId: ada.userId };
  const body = { version: 1, marking: written, isReady: true };
  for (const [person, status] of [
    [ada, 403],
    [stranger, 404],
  ] as const) {
    const answers = [
      await call(person, 'submissions.get', { params: { submissionId } }),
      await call(person, 'submissions.saveMarking', { params: { submissionId }, body }),
      await call(person, 'submissions.list', { params }),
      await call(person, 'submissions.excuse', {
        params: place,
        body: { isExcused: true, reason: 'So.' },
      }),
      await call(person, 'submissions.release', {
        params,
        body: { submissionIds: null, at: null },
      }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  }
  const whose = { ...place, itemId: params.assignmentId };
  expect(await marks.get(table, whose)).toMatchObject({ version: 2, points: canaryPoints });
});

it('case 19: nothing of a marking reaches its person before the release, and it does then', async () => {
  const { params, learners, submissionIds } = await assignmentWith(1);
  const [ada] = learners;
  if (!ada) throw new Error('There is one.');
  await save(submissionIds[0]);
  await ok(teacher, 'submissions.saveNote', {
    params: { submissionId: submissionIds[0] ?? '' },
    body: { note: 'canary of a note', version: 0 },
  });
  await runtime.drained();
  const reached = async () => {
    const answers = await Promise.all([
      call(ada, 'progress.getDashboard'),
      call(ada, 'progress.listCourses'),
      call(ada, 'accounts.exportMe'),
      call(ada, 'accounts.getMe'),
      call(ada, 'quizzes.list'),
      call(ada, 'submissions.get', { params: { submissionId: submissionIds[0] ?? '' } }),
      call(ada, 'assignments.getSubmission', { params: { ...params, number: '1' } }),
      call(ada, 'assignments.get', { params: { assignmentId: params.assignmentId } }),
      call(ada, 'assignments.list'),
    ]);
    return JSON.stringify(answers.map(({ body }) => body));
  };
  const before = await reached();
  for (const canary of [String(canaryPoints), comment, place.text, 'canary of a note', '"marked"'])
    expect(before).not.toContain(canary);
  await release(params);
  await runtime.drained();
  const then = await reached();
  expect(then).toContain(String(canaryPoints));
  expect(then).toContain(place.text);
  expect(then).not.toContain('canary of a note');
});

describe('case 21: anonymous work', () => {
  it('says nowhere whose it is, until all is released', async () => {
    const { params, learners, submissionIds } = await assignmentWith(4, { anonymous: true });
    const [ada] = learners;
    await ok(teacher, 'submissions.extend', {
      params: { ...params, userId: ada?.userId ?? '' },
      body: {
        version: null,
        extension: {
          dueAt: '2030-01-01T12:00:00.000Z',
          closesAt: null,
          moreAttempts: 0,
          reason: 'So.',
        },
      },
    });
    const people = await Promise.all(
      learners.map(async (one) => {
        const { firstName, lastName } = await ok(one, 'accounts.getMe');
        return [one.userId, one.email, `${firstName} ${lastName}`];
      }),
    );
    const seen = async () => {
      const answers = await Promise.all([
        ok(teacher, 'submissions.list', { params }),
        ok(teacher, 'submissions.listToMark', { query: { limit: '100' } }).then(({ items }) =>
          items.filter((one) => one.assignmentId === params.assignmentId),
        ),
        ...submissionIds.map((submissionId) =>
          ok(teacher, 'submissions.get', { params: { submissionId } }),
        ),
      ]);
      return JSON.stringify(answers);
    };
    const list = async () => (await ok(teacher, 'submissions.list', { params })).items;
    const expectHidden = async () => {
      const text = await seen();
      for (const one of people.flat()) expect(text).not.toContain(one);
      expect(text).not.toContain('"isExtended":true');
      expect(text).not.toContain('"because":"person"');
    };
    await expectHidden();
    const aliases = (await list()).map(({ alias }) => alias);
    expect(aliases).toEqual(aliases.toSorted());
    expect(new Set(aliases).size).toBe(4);
    for (const submissionId of submissionIds.slice(1)) await save(submissionId);
    await release(params);
    await runtime.drained();
    // One is still to be marked: nobody is told apart by who is left.
    await expectHidden();
    await save(submissionIds[0]);
    await expectHidden();
    await release(params);
    await runtime.drained();
    const shown = new Set((await list()).map(({ person }) => person?.userId));
    expect(shown).toEqual(new Set(learners.map(({ userId }) => userId)));
  });

  it('case 21: is told by neither the gradebook and its figures, nor who is missing, nor what was decided of one person', async () => {
    const late = {
      graceMinutes: 0,
      percentPerDay: 10,
      mostPercent: 100,
      of: 'earned' as const,
    };
    const { params, learners, submissionIds } = await assignmentWith(2, { anonymous: true, late });
    const [ada, ben] = learners;
    const [first = ''] = submissionIds;
    if (!ada || !ben) throw new Error('There are two.');
    const decide = (route: 'submissions.extend' | 'submissions.excuse', body: object) =>
      ok(teacher, route, { params: { ...params, userId: ada.userId }, body } as never);
    await Promise.all(submissionIds.map((submissionId) => save(submissionId)));
    // By dates of her own it is late, and by those of everybody it is not.
    const extension = { dueAt: '2020-01-01T12:00:00.000Z', closesAt: null, moreAttempts: 0 };
    await decide('submissions.extend', {
      version: null,
      extension: { ...extension, reason: 'R1' },
    });
    await learnerOf(world, course);
    await runtime.drained();
    const book = async () => {
      const answers = await Promise.all([
        ok(teacher, 'grades.listRows', { params: { courseId }, query: { limit: '50' } }),
        ok(teacher, 'grades.listRows', {
          params: { courseId },
          query: { limit: '50', sort: 'total' },
        }),
        ok(teacher, 'grades.getRow', { params: { courseId, userId: ada.userId } }),
      ]);
      return JSON.stringify(answers);
    };
    const [rows, missing, list, lateOnes, work] = await Promise.all([
      book(),
      ok(teacher, 'submissions.listNotSubmitted', { params, query: { limit: '100' } }),
      ok(teacher, 'submissions.list', { params }),
      ok(teacher, 'submissions.list', { params, query: { list: 'late' } }),
      ok(teacher, 'submissions.get', { params: { submissionId: first } }),
    ]);
    const told = new RegExp(`"itemId":"${params.assignmentId}","(points|earned|at)"`);
    expect(rows).not.toMatch(told);
    const { items } = await ok(teacher, 'grades.getBook', { params: { courseId } });
    const hidden = items.filter(({ isHidden }) => isHidden);
    // Figures would tell that one of these marks is late, which is Ada’s.
    expect(hidden).toMatchObject([
      { itemId: params.assignmentId, figures: { n: 0, mean: null, steps: [] } },
    ]);
    const cell = { userId: ada.userId, itemId: params.assignmentId, version: 0 };
    const typed = await ok(teacher, 'grades.saveMarks', {
      params: { courseId },
      body: { cells: [{ ...cell, change: { do: 'points', points: 10_000 } }], reason: 'R2' },
    });
    expect(typed.cells).toMatchObject([{ result: 'refused', because: 'anonymous', mark: null }]);
    const filled = await call(teacher, 'grades.beginJob', {
      params: { courseId },
      body: { plan: { kind: 'fill', itemId: params.assignmentId, points: 0 }, reason: 'R2' },
    });
    expect(filled.problem?.code).toBe('not_found');
    const setTotal = (percent: number | null, version: number) =>
      ok(teacher, 'grades.setTotal', {
        params: { courseId, userId: ada.userId },
        body: { percent, reason: 'R3', version },
      });
    await setTotal(7000, 0);
    expect((await setTotal(null, 1)).total).toMatchObject({ percent: null });
    expect(missing).toMatchObject({ items: [], isAnonymous: true });
    expect(list.items.map(({ points, isLate }) => [points, isLate])).toEqual([
      [canaryPoints, false],
      [canaryPoints, false],
    ]);
    expect(lateOnes.items).toEqual([]);
    expect(work).toMatchObject({
      isLate: false,
      receipt: { isLate: false },
      marking: { adjustments: [], total: canaryPoints },
    });
    expect(JSON.stringify(work.history)).not.toMatch(/extended|R1/);
    await release(params);
    await runtime.drained();
    const then = await ok(teacher, 'submissions.get', { params: { submissionId: first } });
    expect(then).toMatchObject({ isLate: true, isExtended: true, marking: { total: 0 } });
    expect(JSON.stringify(then.history)).toContain('R1');
    expect(await book()).toMatch(told);
    const after = await ok(teacher, 'grades.getBook', { params: { courseId } });
    const shownAgain = after.items.find(({ itemId }) => itemId === params.assignmentId);
    expect(shownAgain?.figures.n).toBe(2);
  });

  it('names who is missing once they cannot hand in any more', async () => {
    const { params, learners } = await assignmentWith(1, { anonymous: true });
    const someone = await learnerOf(world, course);
    await runtime.drained();
    const extend = (userId: string, closesAt: string) =>
      ok(teacher, 'submissions.extend', {
        params: { ...params, userId },
        body: {
          version: null,
          extension: { dueAt: null, closesAt, moreAttempts: 0, reason: 'So.' },
        },
      });
    await extend(someone.userId, '2020-01-01T12:00:00.000Z');
    const { items } = await ok(teacher, 'submissions.listNotSubmitted', {
      params,
      query: { limit: '100' },
    });
    expect(items.map(({ userId }) => userId)).toEqual([someone.userId]);
    expect(learners.map(({ userId }) => userId)).not.toContain(someone.userId);
  });

  it('has an alias that is another at each assignment', async () => {
    const [one, other] = [
      await assignmentWith(1, { anonymous: true }),
      await assignmentWith(1, { anonymous: true }),
    ];
    const userId = one.learners[0]?.userId ?? '';
    await plantSubmission(table, { ...other.params, userId });
    await runtime.drained();
    const aliasesOf = async ({ params }: typeof one) =>
      (await ok(teacher, 'submissions.list', { params })).items.map(({ alias }) => alias);
    const [alias = ''] = await aliasesOf(one);
    expect(await aliasesOf(other)).not.toContain(alias);
  });
});

it('case 86: of rounds of marking, sending back, excusing and releasing at once, each mark has its reasons', async () => {
  const { params, learners, submissionIds } = await assignmentWith(1);
  const [submissionId = ''] = submissionIds;
  const place = { ...params, userId: learners[0]?.userId ?? '' };
  const whose = { ...place, itemId: params.assignmentId };
  const statuses = new Set<number>();
  const rounds = roundsOf(200);
  for (let round = 0; round < rounds; round += 1) {
    const { marking } = await ok(teacher, 'submissions.get', { params: { submissionId } });
    const version = marking?.version ?? null;
    const answers = await Promise.all([
      save(submissionId, version, round % 3 !== 0),
      save(submissionId, version),
      version === null
        ? save(submissionId, version)
        : call(teacher, 'submissions.return', {
            params: { submissionId },
            body: { version, reason: 'Once more.' },
          }),
      call(teacher, 'submissions.excuse', {
        params: place,
        body: { isExcused: round % 4 === 1, reason: 'So.' },
      }),
    ]);
    for (const { status } of answers) statuses.add(status);
    const acts = answers.slice(0, 3).filter(({ status }) => status === 200);
    expect(acts.length).toBeLessThanOrEqual(1);
  }
  for (const status of statuses) expect([200, 409, 503]).toContain(status);
  await release(params);
  await runtime.drained();
  const mark = await marks.get(table, whose);
  const own = await submissions.get(table, place);
  const { items } = await marks.changes(table, whose, { limit: 1000 });
  expect(items.map(({ version }) => version)).toEqual(
    Array.from({ length: mark?.version ?? 0 }, (_, at) => (mark?.version ?? 0) - at),
  );
  expect(mark?.source).toMatchObject({ kind: 'assignment', submissionId });
  expect(own?.submissions).toHaveLength(1);
  expect(items[0]).toMatchObject({ to: mark?.points });
  for (const [at, { from }] of items.entries()) expect(from).toBe(items[at + 1]?.to ?? null);
}, 300_000);

it('a page of five thousand costs what one of fifty does', async () => {
  const { params, learners } = await assignmentWith(30);
  const userId = learners[0]?.userId ?? '';
  const cost = async () => {
    let calls = 0;
    told = ({ functionRole, action }) => {
      if (/submissions/i.test(functionRole) && /Query|GetItem/.test(action)) calls += 1;
    };
    const { items } = await ok(teacher, 'submissions.list', { params });
    told = () => undefined;
    expect(items.length).toBeLessThanOrEqual(20);
    return calls;
  };
  const before = await cost();
  const row = (at: number) => ({
    pk: `SUBMISSION_LIST#${params.assignmentId}#ALL`,
    sk: `2031-01-01T00:00:00.000Z#${String(at).padStart(6, '0')}`,
    entity: 'SubmissionRow',
    ...params,
    userId,
    submissionId: String(at),
  });
  for (let at = 0; at < 5000; at += 100)
    await table.commit(
      Array.from({ length: 100 }, (_, one) => ({ label: 'row', put: row(at + one) })),
    );
  const { items } = await submissionRows.list(table, params.assignmentId, 'ALL', {
    limit: 1000,
    start: undefined,
  });
  expect(items).toHaveLength(1000);
  expect(await cost()).toBe(before);
});
