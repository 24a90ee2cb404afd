import { ids } from '#functions/platform/ids.ts';
import type { Quiz } from '../support/quiz-of.ts';
import { accommodateGroup } from '../world/accommodations.ts';
import { makeGroups } from '../world/groups.ts';
import type { Person } from '../world/open-world.ts';
import { wantsFiles } from '../world/questions.ts';
import { begin, learnerOf, makeQuiz, type MadeQuiz } from '../world/quizzes.ts';
import { readyFile } from '../world/work-file.ts';
import type { Budgeted } from './budgets.ts';
import type { Platform } from './platform.ts';
import { statements, truth } from './taking.ts';

const questions = 20;

/** A quiz of a usual length, and somebody who has not begun it. */
export async function prepareTaking(platform: Platform) {
  const teacher = await platform.newPerson('teachers');
  const quiz = await makeQuiz(platform, teacher, statements(questions));
  const drawn = await makeQuiz(platform, teacher, [], { course: quiz, sections: [draws(quiz)] });
  const learner = await learnerOf(platform, quiz);
  const withFiles = await answering(platform, await makeQuiz(platform, teacher, [wantsFiles()]));
  const grouped = await groupedQuiz(platform, teacher, learner);
  await platform.runtime.drained();
  return { quiz, drawn, grouped, learner, withFiles };
}

/** Somebody in an attempt that asks for a file, which is ready. */
async function answering(platform: Platform, quiz: MadeQuiz) {
  const person = await learnerOf(platform, quiz);
  const place = await begin(platform, person, quiz);
  const params = { ...place, slotId: quiz.slots[0]?.slotId ?? '' };
  const mediaId = await readyFile(platform, person, { kind: 'attempt', ...params });
  return { person, params, answer: { type: 'file' as const, files: [mediaId] } };
}

/** A quiz in a course of which two sets have groups with something different; the learner is in one of each. */
async function groupedQuiz(platform: Platform, teacher: Person, learner: Person) {
  const quiz = await makeQuiz(platform, teacher, statements(questions));
  const { courseId } = quiz;
  await platform.ok(learner, 'enrollments.enroll', { params: { courseId }, body: {} });
  for (const at of [1, 2]) {
    const { params, groupId } = await makeGroups(platform, teacher, courseId);
    const body = { userIds: [learner.userId], groupId };
    await platform.ok(teacher, 'groups.place', { params, body });
    for (const quizId of [null, quiz.quizId])
      await accommodateGroup(
        platform,
        teacher,
        { ...params, groupId },
        { morePercent: 25 * at },
        { quizId },
      );
  }
  return quiz;
}

/** As many questions, drawn from the bank. */
function draws({ courseId }: MadeQuiz): Quiz['sections'][number] {
  const [sectionId, slotId] = [ids.ulid(Date.now()), ids.ulid(Date.now())];
  const draw = { kind: 'draw' as const, bankId: courseId, tags: [], difficulty: null };
  const slots = [{ ...draw, slotId, points: 10_000, count: questions }];
  return { sectionId, title: null, instructions: null, shuffle: true, slots };
}

/** One attempt, from the page of its quiz to its result. */
export function takingCalls(
  { ok }: Platform,
  {
    quiz: { params, slots },
    drawn,
    grouped,
    learner,
    withFiles,
  }: Awaited<ReturnType<typeof prepareTaking>>,
) {
  const attempt = { ...params, attemptId: '' };
  return {
    'quizzes.get': () => ok(learner, 'quizzes.get', { params }),
    'quizzes.get with groups': () => ok(learner, 'quizzes.get', { params: grouped.params }),
    'quizzes.list with groups': () => ok(learner, 'quizzes.list'),
    'quizzes.start': async () => {
      const { attemptId } = await ok(learner, 'quizzes.start', { params, body: {} });
      attempt.attemptId = attemptId;
    },
    'quizzes.start with draws': () =>
      ok(learner, 'quizzes.start', { params: drawn.params, body: {} }),
    'quizzes.getAttempt': () => ok(learner, 'quizzes.getAttempt', { params: attempt }),
    'quizzes.getTime': () => ok(learner, 'quizzes.getTime', { params: attempt }),
    'quizzes.saveAnswer': () =>
      ok(learner, 'quizzes.saveAnswer', {
        params: { ...attempt, slotId: slots[0]?.slotId ?? '' },
        body: { sequence: 1, answer: truth(true), flagged: false },
      }),
    'quizzes.saveAnswer with files': () =>
      ok(withFiles.person, 'quizzes.saveAnswer', {
        params: withFiles.params,
        body: { sequence: 1, answer: withFiles.answer, flagged: false },
      }),
    'quizzes.submit': () => ok(learner, 'quizzes.submit', { params: attempt, body: {} }),
    'quizzes.getResult': () => ok(learner, 'quizzes.getResult', { params: attempt }),
  } satisfies Partial<Record<Budgeted, () => Promise<unknown>>>;
}
