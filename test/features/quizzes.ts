import { ulid } from 'ulid';
import { row, signedIn } from '../security/personas.ts';
import { createBlock } from '../world/courses.ts';
import { createQuestion, essay, trueFalse } from '../world/questions.ts';
import { makeQuiz } from '../world/quizzes.ts';
import type { Scene } from '../world/scene.ts';
import { quizOf } from '../support/quiz-of.ts';
import { type UnderTest, withAnother } from './under-test.ts';

/** Who is not in the course is told so; who has no such attempt, that there is none. */
const inTheCourse = (status: number) => row(401, 403, status, 403, 403, 403, 403);

export const quizzes = {
  permissions: {
    'quizzes.list': signedIn,
    'quizzes.listReview': signedIn,
    'quizzes.setReview': signedIn,
    'quizzes.answerReview': row(401, 404, 404, 404, 404, 404, 403),
    'quizzes.getResults': row(401, 404, 200, 404, 404, 404, 403),
    'quizzes.get': inTheCourse(200),
    'quizzes.start': inTheCourse(201),
    'quizzes.getAttempt': inTheCourse(200),
    // Who leaves the course still has their attempts.
    'quizzes.getTime': row(401, 404, 200, 404, 404, 404, 403),
    'quizzes.saveAnswer': row(401, 404, 200, 404, 404, 404, 403),
    'quizzes.submit': inTheCourse(200),
    'quizzes.getResult': inTheCourse(200),
  },
  requests({ ok, call, admin }) {
    async function onQuiz({ courseId, moduleId }: Scene) {
      const questionId = await createQuestion({ ok }, admin, courseId, {
        content: trueFalse(),
        status: 'ready',
      });
      const slot = { kind: 'fixed' as const, slotId: ulid(), bankId: courseId, questionId };
      const section = { sectionId: ulid(), title: null, instructions: null, shuffle: false };
      const slots = [{ ...slot, version: null, points: 10_000 }];
      const { blockId } = await createBlock({ ok }, admin, {
        params: { courseId, moduleId },
        body: {
          title: { en: 'A quiz' },
          minutes: 5,
          preview: false,
          content: quizOf({ sections: [{ ...section, slots }] }),
        },
      });
      return { params: { courseId, quizId: blockId }, slotId: slot.slotId };
    }

    /** An attempt of the person's own, or one that there is not where they may have none. */
    async function onAttempt(it: Scene) {
      const { params, slotId } = await onQuiz(it);
      const made = await call(it.person, 'quizzes.start', { params, body: {} });
      const attemptId = made.status === 201 ? made.body.attemptId : ulid();
      return { params: { ...params, attemptId }, slotId };
    }

    return {
      'quizzes.list': () => ({}),
      'quizzes.listReview': () => ({}),
      'quizzes.setReview': () => ({ body: { isOn: true } }),
      // Nobody has a question due that they missed today.
      'quizzes.answerReview': () => ({
        params: { questionId: ulid() },
        body: { answer: { type: 'trueFalse', isTrue: true } },
      }),
      'quizzes.getResults': async (it) => {
        const { params } = await onAttempt(it);
        return { params: { quizId: params.quizId } };
      },
      'quizzes.get': async (it) => ({ params: (await onQuiz(it)).params }),
      'quizzes.start': async (it) => ({ params: (await onQuiz(it)).params, body: {} }),
      'quizzes.getAttempt': async (it) => ({ params: (await onAttempt(it)).params }),
      'quizzes.getTime': async (it) => ({ params: (await onAttempt(it)).params }),
      'quizzes.saveAnswer': async (it) => {
        const { params, slotId } = await onAttempt(it);
        return {
          params: { ...params, slotId },
          body: { sequence: 1, answer: { type: 'trueFalse', isTrue: true }, flagged: false },
        };
      },
      'quizzes.submit': async (it) => ({ params: (await onAttempt(it)).params, body: {} }),
      'quizzes.getResult': async (it) => {
        const { params } = await onAttempt(it);
        await call(it.person, 'quizzes.submit', { params, body: {} });
        return { params };
      },
    };
  },
  plants: {
    attempts: async ({ world, person, teacher, open: { courseId, moduleId }, mark }) => {
      const questionId = await createQuestion(world, teacher, courseId, {
        content: essay(`stem beside ${mark.length}`),
        status: 'ready',
      });
      const slot = { kind: 'fixed' as const, slotId: ulid(), bankId: courseId, questionId };
      const section = { sectionId: ulid(), title: null, instructions: null, shuffle: false };
      const slots = [{ ...slot, version: null, points: 10_000 }];
      const { blockId } = await createBlock(world, teacher, {
        params: { courseId, moduleId },
        body: {
          title: { en: 'A quiz' },
          minutes: 5,
          preview: false,
          content: quizOf({ sections: [{ ...section, slots }] }),
        },
      });
      const params = { courseId, quizId: blockId };
      const { attemptId } = await world.ok(person, 'quizzes.start', { params, body: {} });
      const own = { ...params, attemptId };
      await world.ok(person, 'quizzes.saveAnswer', {
        params: { ...own, slotId: slot.slotId },
        body: { sequence: 1, answer: { type: 'essay', text: `essay of ${mark}` }, flagged: false },
      });
      await world.ok(person, 'quizzes.submit', { params: own, body: {} });
      await world.ok(teacher, 'attempts.mark', {
        params: { ...own, userId: person.userId, slotId: slot.slotId },
        body: { points: 1, comment: `comment for ${mark}`, version: 1 },
      });
    },
    codeGuesses: async ({ world, person, teacher, open }) => {
      const { params } = await makeQuiz(world, teacher, [trueFalse()], {
        course: open,
        needsCode: true,
      });
      await world.ok(teacher, 'attempts.setCode', { params, body: { code: 'Open, sesame' } });
      await world.ok(person, 'quizzes.start', { params, body: { code: 'Open, sesame' } });
    },
    review: ({ world, person }) => world.ok(person, 'quizzes.setReview', { body: { isOn: true } }),
    attemptDue: withAnother,
    attempt: withAnother,
    attemptPaper: withAnother,
    attemptAnswer: withAnother,
    attemptScore: withAnother,
    attemptComment: withAnother,
    mark: withAnother,
    markChange: withAnother,
    markNews: withAnother,
    attemptRow: withAnother,
    attemptMark: withAnother,
    figureMark: withAnother,
  },
} satisfies UnderTest<'quizzes'>;
