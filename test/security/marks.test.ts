import { describe, expect, it } from 'vitest';
import type { CallInput } from '#shared/contract/client.ts';
import { manifest } from '#shared/contract/manifest.ts';
import type { RouteId } from '#shared/contract/index.ts';
import { ids } from '#functions/platform/ids.ts';
import { createRequests, permissions } from '../features/index.ts';
import { begin, learnerOf, makeQuiz, slotsOf } from '../world/quizzes.ts';
import { essay } from '../world/questions.ts';
import { makeScene } from '../world/scene.ts';
import { startWorld, type Person } from '../world/world.ts';

/** How far the gateway's clock was moved, in milliseconds. */
let ahead = 0;
const world = await startWorld({ now: () => Date.now() + ahead });
const { call, newPerson, ok, runtime } = world;
const [owner, admin] = [await newPerson('teachers'), await newPerson('admins')];
const requests = createRequests(world, admin);
const student = await newPerson();
const scene = await makeScene(world, owner, student);
await ok(student, 'enrollments.enroll', { params: { courseId: scene.courseId }, body: {} });

/** What an answer is worth and what it earned: numbers that nothing else comes to. */
const [worth, points] = [9_999_000, 8_765_432];
const comment = 'canary of who marks';

/** A quiz with one essay. */
async function essayQuiz(shows: { score: boolean; feedback: boolean }, afterClose = shows) {
  const slots = await slotsOf(world, owner, scene.courseId, [essay()]);
  const shown = { answers: true, verdicts: true, key: false };
  const section = { sectionId: ids.ulid(Date.now()), title: null, instructions: null };
  const made = await makeQuiz(world, owner, [], {
    course: scene,
    sections: [
      { ...section, shuffle: false, slots: slots.map((slot) => ({ ...slot, points: worth })) },
    ],
    shows: { afterSubmit: { ...shown, ...shows }, afterClose: { ...shown, ...afterClose } },
  });
  return { ...made, slots };
}

/** An attempt of somebody, which its teacher has marked. */
async function marked(made: Awaited<ReturnType<typeof essayQuiz>>, learner: Person) {
  const own = await begin(world, learner, made);
  const slotId = made.slots[0]?.slotId ?? '';
  await ok(learner, 'quizzes.saveAnswer', {
    params: { ...own, slotId },
    body: { sequence: 1, answer: { type: 'essay', text: 'Because.' }, flagged: false },
  });
  await ok(learner, 'quizzes.submit', { params: own, body: {} });
  const params = { ...own, userId: learner.userId };
  await ok(owner, 'attempts.mark', {
    params: { ...params, slotId },
    body: { points, comment, version: 1 },
  });
  await runtime.drained();
  return { own, params, slotId };
}

const nothing = { score: false, feedback: false };
const hidden = await essayQuiz(nothing);
const { own, params, slotId } = await marked(hidden, student);
const traces = [String(points), comment, '8,765', '876.5'];
const tracesIn = (text: string) => traces.filter((trace) => text.includes(trace));

describe('a mark that is not released', () => {
  const reads = (Object.keys(permissions) as RouteId[]).filter(
    (id) => manifest[id][0] === 'GET' && permissions[id].enrolledStudent < 400,
  );

  it('case 19: is in nothing that its student reads', async () => {
    const { quizId } = own;
    const seen: unknown[] = [
      await ok(student, 'quizzes.get', { params: hidden.params }),
      await ok(student, 'quizzes.getAttempt', { params: own }),
      await ok(student, 'quizzes.getResult', { params: own }),
      await ok(student, 'quizzes.getResults', { params: { quizId } }),
      await ok(student, 'quizzes.list'),
      await ok(student, 'progress.getDashboard'),
      await ok(student, 'accounts.exportMe'),
      runtime.outbox.list(student.email),
    ];
    for (const id of reads) {
      const answer = await call(student, id, (await requests[id](scene)) as CallInput<typeof id>);
      expect(answer.status, id).toBeLessThan(500);
      seen.push(answer.body);
    }
    expect(seen.flatMap((one) => tracesIn(JSON.stringify(one)))).toEqual([]);
  });

  it('case 19: is all there for who teaches, and where the quiz shows it', async () => {
    const seen = await ok(owner, 'attempts.get', { params });
    expect(seen).toMatchObject({
      score: { points, most: worth },
      mark: { releasedAt: null, earned: { points, most: worth } },
      questions: [{ comment }],
    });
    const open = await essayQuiz({ score: true, feedback: true });
    const learner = await learnerOf(world, open);
    const other = await marked(open, learner);
    const text = JSON.stringify(await ok(learner, 'quizzes.getResult', { params: other.own }));
    for (const trace of [String(points), comment]) expect(text).toContain(trace);
    const { history } = await ok(learner, 'quizzes.getResults', {
      params: { quizId: open.quizId },
    });
    expect(history).toMatchObject([{ because: 'marked', from: null, to: points }]);
  });
});

describe('a mark that is released later', () => {
  it('case 29: is told to nobody before that instant, and to its person from then on', async () => {
    const later = await essayQuiz(nothing, { ...nothing, score: true });
    const learner = await learnerOf(world, later);
    const closesAt = Date.now() + ahead + 120_000;
    await ok(owner, 'attempts.setAccommodation', {
      params: { courseId: scene.courseId, userId: learner.userId },
      body: {
        quizId: later.quizId,
        version: null,
        accommodation: {
          morePercent: 0,
          moreAttempts: 0,
          opensAt: null,
          closesAt: new Date(closesAt).toISOString(),
          reason: 'Travels.',
        },
      },
    });
    await marked(later, learner);
    const seen = async () => [
      await ok(learner, 'progress.getDashboard'),
      await ok(learner, 'quizzes.getResults', { params: { quizId: later.quizId } }),
      await ok(learner, 'accounts.exportMe'),
    ];
    expect(tracesIn(JSON.stringify(await seen()))).toEqual([]);
    expect((await ok(learner, 'progress.getDashboard')).news).toEqual([]);
    ahead += Math.max(0, closesAt - (Date.now() + ahead));
    expect((await ok(learner, 'progress.getDashboard')).news).toMatchObject([
      {
        kind: 'mark',
        what: 'marked',
        from: null,
        to: points,
        at: new Date(closesAt).toISOString(),
      },
    ]);
  });
});

describe('what only who teaches may do', () => {
  const body = { reason: 'Because.' };
  const change = { kind: 'fullMarks' as const, questionId: ids.ulid(0) };
  const everything = (who: Person) => [
    call(who, 'attempts.list', { params: hidden.params }),
    call(who, 'attempts.get', { params }),
    call(who, 'attempts.mark', {
      params: { ...params, slotId },
      body: { points: 1, comment: '', version: 2 },
    }),
    call(who, 'attempts.reset', { params, body }),
    call(who, 'attempts.reopen', { params, body: { ...body, minutes: 5 } }),
    call(who, 'attempts.getFigures', { params: hidden.params }),
    call(who, 'attempts.listNotBegun', { params: hidden.params }),
    call(who, 'attempts.previewRegrade', { params: hidden.params, query: change }),
    call(who, 'attempts.regrade', { params: hidden.params, body: { ...body, change } }),
    call(who, 'attempts.listRegrades', { params: hidden.params }),
  ];

  it.each([
    ['case 18: a student, of their own attempt', () => student, 403],
    ['case 42: another teacher', () => newPerson('teachers'), 404],
  ] as const)('%s', async (_, who, status) => {
    const answers = await Promise.all(everything(await who()));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]));
    expect(tracesIn(JSON.stringify(answers.map((answer) => answer.body)))).toEqual([]);
    expect((await ok(owner, 'attempts.get', { params })).score?.points).toBe(points);
  });

  it('case 42: is noted with who did it and why, and seen by nobody else', async () => {
    const peer = await learnerOf(world, hidden);
    const reason = 'canary of the reason';
    await ok(owner, 'attempts.reset', { params, body: { reason } });
    const { history } = await ok(owner, 'attempts.get', { params });
    expect(history[0]).toMatchObject({
      by: { userId: owner.userId },
      because: { kind: 'reset', reason },
    });
    for (const seen of [
      await ok(peer, 'quizzes.get', { params: hidden.params }),
      await ok(peer, 'quizzes.list'),
      await ok(peer, 'progress.getDashboard'),
      (await call(peer, 'quizzes.getResult', { params: own })).problem,
    ]) {
      const text = JSON.stringify(seen);
      expect(tracesIn(text)).toEqual([]);
      expect(text).not.toContain(reason);
    }
  });
});
