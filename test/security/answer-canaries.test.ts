import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallInput } from '#shared/contract/client.ts';
import type { RouteId } from '#shared/contract/index.ts';
import { questionTypes } from '#shared/questions/question-types.ts';
import { createRequests, permissions } from '../features/index.ts';
import { arbitraryAnswer } from '../questions/arbitrary-answers.ts';
import { written } from '../questions/arbitrary-parts.ts';
import { canary, plantedQuestions, secretsIn } from '../questions/planted-questions.ts';
import { createQuestion } from '../world/questions.ts';
import { begin, makeQuiz } from '../world/quizzes.ts';
import { openRawTable } from '../world/raw-table.ts';
import { readyMedia } from '../world/ready-media.ts';
import { makeScene } from '../world/scene.ts';
import { startWorld } from '../world/world.ts';

const world = await startWorld({ hasSite: true });
const { call, newPerson, ok, runtime } = world;
const [teacher, admin] = [await newPerson('teachers'), await newPerson('admins')];
const learner = await newPerson();
const scene = await makeScene(world, teacher, learner);
const { courseId } = scene;
const enroll = () => call(learner, 'enrollments.enroll', { params: { courseId } });
await enroll();

const mediaId = await readyMedia(openRawTable(world), courseId, 'image/png');
const { hotspot } = plantedQuestions;
const planted = {
  ...plantedQuestions,
  hotspot: { ...hotspot, image: { mediaId, alt: hotspot.image?.alt ?? null } },
};
// Points are withheld too: of one answer, they are its weight.
const hidden = { score: false, answers: true, verdicts: true, feedback: false, key: false };
const quiz = await makeQuiz(
  world,
  teacher,
  questionTypes.map((type) => planted[type]),
  { course: scene, shows: { afterSubmit: hidden, afterClose: hidden } },
);
const open = await makeQuiz(world, teacher, [planted.singleChoice], { course: scene });
/** Questions that no quiz asks, in the bank of the course and in the teacher's own. */
const kept: string[] = [];
for (const bankId of [courseId, teacher.userId])
  kept.push(
    await createQuestion(world, teacher, bankId, {
      name: `${canary} name`,
      tags: [`${canary} tag`],
      status: 'ready',
      content: { ...planted.trueFalse, stem: written(`${canary} stem`) },
    }),
  );
const asked = quiz.slots.flatMap((slot) => ('questionId' in slot ? slot.questionId : []));

/** Nothing of a secret: its words, its numbers, and the ids of the questions themselves. */
function expectNoSecret(from: string, value: unknown) {
  const text = JSON.stringify(value) ?? '';
  expect(secretsIn(value), from).toEqual([]);
  expect(
    [...kept, ...asked].filter((id) => text.includes(id)),
    from,
  ).toEqual([]);
}

const ids = Object.keys(permissions) as RouteId[];
const requests = createRequests(world, admin);
const inputs = new Map<RouteId, CallInput<RouteId>>();
for (const id of ids) inputs.set(id, await requests[id](scene));

/** A request of a route, at the planted quiz as far as it names a place. */
function atQuiz(id: RouteId, attemptId: string | undefined): CallInput<RouteId> {
  const input = inputs.get(id) as { params?: Record<string, string> };
  const place: Record<string, string | undefined> = {
    courseId,
    moduleId: scene.moduleId,
    blockId: quiz.quizId,
    quizId: quiz.quizId,
    attemptId,
    slotId: quiz.slots[0]?.slotId,
    questionId: asked[0],
    bankId: courseId,
    userId: learner.userId,
  };
  const params = Object.entries(input.params ?? {}).map(([name, value]) => [
    name,
    place[name] ?? value,
  ]);
  return { ...input, params: Object.fromEntries(params) };
}

/** Asks every route of the contract as the learner. @returns the routes that answered with what they have */
async function askAll(attemptId?: string): Promise<Set<RouteId>> {
  const answered = new Set<RouteId>();
  for (const id of ids) {
    if (id === 'quizzes.submit' || id === 'accounts.requestDeletion') continue;
    const answer = await call(learner, id, atQuiz(id, attemptId));
    expect(answer.status, id).toBeLessThan(500);
    expectNoSecret(id, answer.body);
    if (id.startsWith('banks.')) expect([id, answer.problem?.code]).toEqual([id, 'forbidden']);
    if (answer.status < 300) answered.add(id);
    // One of the routes leaves the course.
    if (id === 'enrollments.withdraw') await enroll();
  }
  await runtime.drained();
  expectNoSecret('the mails', runtime.outbox.list());
  return answered;
}

describe('case 29: of the keys, feedback, hints and weights of a quiz with every type, a learner gets', () => {
  let attempt: Awaited<ReturnType<typeof begin>>;

  it('nothing before an attempt, from any route', async () => {
    const answered = await askAll();
    expect(answered).toContain('quizzes.get');
  });

  it('nothing while it runs, from any route and whatever is answered', async () => {
    attempt = await begin(world, learner, quiz);
    const { questions } = await ok(learner, 'quizzes.getAttempt', { params: attempt });
    expect(new Set(questions.map(({ asked }) => asked.type))).toEqual(new Set(questionTypes));
    for (const { slotId, asked } of questions) {
      // A file is sent before it is an answer.
      if (asked.type === 'file') continue;
      const [answer = null] = fc.sample(arbitraryAnswer(asked), { numRuns: 1, seed: 29 });
      const body = { sequence: 1, answer, flagged: false };
      const saved = await ok(learner, 'quizzes.saveAnswer', {
        params: { ...attempt, slotId },
        body,
      });
      expectNoSecret(asked.type, saved);
    }
    const answered = await askAll(attempt.attemptId);
    expect(answered).toContain('quizzes.getAttempt');
  });

  it('nothing after it, as long as the quiz shows none of it', async () => {
    expectNoSecret('the receipt', await ok(learner, 'quizzes.submit', { params: attempt }));
    const answered = await askAll(attempt.attemptId);
    expect(answered).toContain('quizzes.getResult');
  });

  it('nothing from the public pages and from the search', async () => {
    for (const path of [`/courses/${courseId}`, '/courses', `/courses?q=${canary}`, '/']) {
      const page = await fetch(runtime.siteUrl + path);
      expect(page.status).toBe(200);
      const text = (await page.text()).replaceAll(`?q=${canary}`, '');
      expectNoSecret(path, text);
    }
    const found = await ok(learner, 'catalog.list', { query: { q: canary } });
    expect(found.total).toBe(0);
  });

  it('nothing of a bank, while its editors get all of it', async () => {
    const params = { bankId: courseId, questionId: kept[0] ?? '' };
    const text = JSON.stringify(await ok(teacher, 'banks.getQuestion', { params }));
    for (const field of [
      'name',
      'tag',
      'stem',
      'hint of',
      'feedback of',
      'when true',
      'when false',
    ])
      expect(text).toContain(`${canary} ${field}`);
  });

  it('all that a quiz shows, once it does', async () => {
    const shown = await begin(world, learner, open);
    await ok(learner, 'quizzes.submit', { params: shown });
    const result = await ok(learner, 'quizzes.getResult', { params: shown });
    const found = secretsIn(result).join();
    expect(found).toContain('feedback of singleChoice');
    expect(found).toContain('7331');
  });
});
