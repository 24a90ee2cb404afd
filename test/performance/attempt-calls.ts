import * as z from 'zod';
import type { RouteId } from '#shared/contract/index.ts';
import { keys } from '#functions/data/keys.ts';
import { attemptsRecord } from '#functions/data/quizzes/attempts.ts';
import { ids } from '#functions/platform/ids.ts';
import { essay, trueFalse } from '../world/questions.ts';
import { begin, learnerOf, makeQuiz } from '../world/quizzes.ts';
import type { Platform } from './platform.ts';
import { studentIdAt } from './school.ts';

/** A full page of them. */
const people = 20;

const whole = z.looseObject({ pk: z.string(), attempts: attemptsRecord.shape.attempts });

/** A teacher with a quiz that a page of people have taken, whose essays wait: one by the routes, the others like that one. */
export async function prepareAttempts(platform: Platform) {
  const { ok, newPerson, runtime, table } = platform;
  const teacher = await newPerson('teachers');
  const made = await makeQuiz(platform, teacher, [trueFalse(), essay()]);
  const learner = await learnerOf(platform, made);
  const params = await begin(platform, learner, made);
  const [statement] = made.slots;
  const questionId = statement?.kind === 'fixed' ? statement.questionId : '';
  const slotId = made.slots[1]?.slotId ?? '';
  await ok(learner, 'quizzes.saveAnswer', {
    params: { ...params, slotId },
    body: { sequence: 1, answer: { type: 'essay', text: 'So.' }, flagged: false },
  });
  await ok(learner, 'quizzes.submit', { params, body: {} });
  const { courseId, quizId, attemptId } = params;
  const own = await table.get(whole, keys.attempts(learner.userId, courseId, quizId));
  if (!own) throw new Error('The attempt has left no trace.');
  for (let at = 1; at < people; at += 1) {
    const another = ids.ulid(Date.now());
    const { [attemptId]: earned } = own['earned'] as Record<string, unknown>;
    await table.put({
      ...own,
      ...keys.attempts(studentIdAt(at), courseId, quizId),
      attempts: own.attempts.map((one) => ({ ...one, attemptId: another })),
      earned: { [another]: earned },
    });
  }
  // Others measure the catalogue, in which it would stand first.
  const { course } = await ok(teacher, 'lessons.getStructure', { params: { courseId } });
  await ok(teacher, 'courses.setState', {
    params: { courseId },
    body: { state: 'archived', version: course.version },
  });
  await runtime.drained();
  const place = { ...params, userId: learner.userId };
  return { teacher, quiz: made.params, questionId, place, slotId };
}

/** One call of each route of who marks, as it is made on a busy day. */
export function attemptCalls(
  { ok }: Platform,
  { teacher, quiz, questionId, place, slotId }: Awaited<ReturnType<typeof prepareAttempts>>,
) {
  return {
    'attempts.listQuizzes': () =>
      ok(teacher, 'attempts.listQuizzes', { params: { courseId: quiz.courseId } }),
    'attempts.list': () => ok(teacher, 'attempts.list', { params: quiz }),
    'attempts.listToMark': () => ok(teacher, 'attempts.listToMark'),
    'attempts.get': () => ok(teacher, 'attempts.get', { params: place }),
    'attempts.getFigures': () => ok(teacher, 'attempts.getFigures', { params: quiz }),
    'attempts.mark': () =>
      ok(teacher, 'attempts.mark', {
        params: { ...place, slotId },
        body: { points: 5000, comment: 'Half of it is right.', version: 1 },
      }),
    'attempts.regrade': () =>
      ok(teacher, 'attempts.regrade', {
        params: quiz,
        body: { change: { kind: 'rescore', questionId }, reason: 'The key was wrong.' },
      }),
    'attempts.reset': () =>
      ok(teacher, 'attempts.reset', { params: place, body: { reason: 'The alarm went off.' } }),
    // The last one: it runs again.
    'attempts.reopen': () =>
      ok(teacher, 'attempts.reopen', {
        params: place,
        body: { reason: 'The alarm went off.', minutes: 10 },
      }),
  } satisfies Partial<Record<RouteId, () => Promise<unknown>>>;
}
