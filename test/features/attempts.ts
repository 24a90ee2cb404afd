import { ulid } from 'ulid';
import { authors, creating, editors } from '../security/personas.ts';
import { makeGroups } from '../world/groups.ts';
import { makeQuiz } from '../world/quizzes.ts';
import { essay, trueFalse } from '../world/questions.ts';
import type { Scene } from '../world/scene.ts';
import { type Ground, type UnderTest, withAnother } from './under-test.ts';

/** Minutes for everybody. */
const tenMinutes = { minutes: 10, userId: null, reason: 'There was a fire drill.' };

const ofQuiz = ({ courseId, quizId }: { courseId: string; quizId: string }) => ({
  courseId,
  quizId,
});

/** Half as much time again. */
const moreTime = {
  morePercent: 50,
  moreAttempts: 0,
  opensAt: null,
  closesAt: null,
  reason: 'A certificate.',
};

export const attempts = {
  permissions: {
    'attempts.getControls': editors,
    'attempts.setCode': editors,
    'attempts.giveMinutes': editors,
    'attempts.listAccommodations': editors,
    'attempts.setAccommodation': editors,
    'attempts.setGroupAccommodation': editors,
    'attempts.listQuizzes': editors,
    'attempts.list': editors,
    'attempts.listToMark': authors,
    'attempts.get': editors,
    'attempts.mark': editors,
    'attempts.reset': editors,
    'attempts.reopen': editors,
    'attempts.listNotBegun': editors,
    'attempts.getFigures': editors,
    'attempts.previewRegrade': editors,
    'attempts.regrade': creating,
    'attempts.listRegrades': editors,
  },
  requests(stage) {
    const onQuiz = async (course: Scene) => {
      const { params } = await makeQuiz(stage, stage.admin, [trueFalse()], { course });
      return { params };
    };
    /** An attempt of a newcomer that waits to be marked. */
    async function onAttempt(course: Scene) {
      const made = await makeQuiz(stage, stage.admin, [essay()], { course });
      const [slot] = made.slots;
      const slotId = slot?.slotId ?? '';
      const questionId = slot && 'questionId' in slot ? slot.questionId : '';
      const learner = await stage.newPerson();
      const place = { params: { courseId: made.courseId }, body: {} };
      await stage.call(learner, 'enrollments.enroll', place);
      const begun = await stage.call(learner, 'quizzes.start', { params: made.params, body: {} });
      const attemptId = begun.status === 201 ? begun.body.attemptId : ulid();
      const own = { ...made.params, attemptId };
      const params = { ...own, userId: learner.userId };
      // Where a course, or a module, is closed to learners, there is no attempt.
      if (begun.status !== 201) return { params, slotId, questionId };
      await stage.ok(learner, 'quizzes.saveAnswer', {
        params: { ...own, slotId },
        body: { sequence: 1, answer: { type: 'essay', text: 'So.' }, flagged: false },
      });
      await stage.ok(learner, 'quizzes.submit', { params: own, body: {} });
      return { params, slotId, questionId };
    }
    return {
      'attempts.getControls': onQuiz,
      'attempts.setCode': async (it) => ({ ...(await onQuiz(it)), body: { code: 'Open, sesame' } }),
      'attempts.giveMinutes': async (it) => ({ ...(await onQuiz(it)), body: tenMinutes }),
      'attempts.listAccommodations': ({ courseId }) => ({ params: { courseId } }),
      'attempts.setAccommodation': async ({ courseId, other }) => {
        await stage.call(await stage.signInAs(other), 'enrollments.enroll', {
          params: { courseId },
          body: {},
        });
        return {
          params: { courseId, userId: other.userId },
          body: { quizId: null, version: null, accommodation: moreTime },
        };
      },
      'attempts.setGroupAccommodation': async ({ courseId }) => {
        const { setId, groupId } = await makeGroups(stage, stage.admin, courseId);
        return {
          params: { courseId },
          body: { setId, groupId, quizId: null, version: null, accommodation: moreTime },
        };
      },
      'attempts.listQuizzes': ({ courseId }) => ({ params: { courseId } }),
      'attempts.list': onQuiz,
      'attempts.listToMark': () => ({}),
      'attempts.get': async (it) => ({ params: (await onAttempt(it)).params }),
      'attempts.reset': async (it) => ({
        params: (await onAttempt(it)).params,
        body: { reason: 'Somebody else sat there.' },
      }),
      'attempts.reopen': async (it) => ({
        params: (await onAttempt(it)).params,
        body: { reason: 'The power failed.', minutes: 10 },
      }),
      'attempts.listNotBegun': onQuiz,
      'attempts.getFigures': onQuiz,
      'attempts.previewRegrade': async (it) => {
        const { params, questionId } = await onAttempt(it);
        return { params: ofQuiz(params), query: { kind: 'fullMarks', questionId } };
      },
      'attempts.regrade': async (it) => {
        const { params, questionId } = await onAttempt(it);
        const change = { kind: 'fullMarks' as const, questionId };
        return { params: ofQuiz(params), body: { change, reason: 'The question was unclear.' } };
      },
      'attempts.listRegrades': onQuiz,
      'attempts.mark': async (it) => {
        const { params, slotId } = await onAttempt(it);
        return {
          params: { ...params, slotId },
          body: { points: 5000, comment: 'Half of it is right.', version: 1 },
        };
      },
    };
  },
  plants: {
    quizCode: async ({ world, person, own }: Ground) => {
      const { params } = await makeQuiz(world, person, [trueFalse()], { course: own });
      await world.ok(person, 'attempts.setCode', { params, body: { code: 'Open, sesame' } });
      await world.ok(person, 'attempts.giveMinutes', { params, body: tenMinutes });
    },
    quizClock: withAnother,
    regrade: async ({ world, person, own }: Ground) => {
      const made = await makeQuiz(world, person, [trueFalse()], { course: own });
      const [slot] = made.slots;
      const questionId = slot && 'questionId' in slot ? slot.questionId : '';
      await world.ok(person, 'attempts.regrade', {
        params: made.params,
        body: { change: { kind: 'drop', questionId }, reason: 'It was unclear.' },
      });
    },
    accommodation: async ({ world, person, teacher, open: { courseId } }: Ground) =>
      world.ok(teacher, 'attempts.setAccommodation', {
        params: { courseId, userId: person.userId },
        body: { quizId: null, version: null, accommodation: moreTime },
      }),
    groupAccommodation: async ({ world, person, own }: Ground) => {
      const made = await makeQuiz(world, person, [trueFalse()], { course: own });
      const { setId, groupId } = await makeGroups(world, person, own.courseId);
      for (const quizId of [null, made.quizId])
        await world.ok(person, 'attempts.setGroupAccommodation', {
          params: { courseId: own.courseId },
          body: { setId, groupId, quizId, version: null, accommodation: moreTime },
        });
    },
    groupQuizAccommodation: withAnother,
    quizAccommodation: async ({ world, person, teacher, open }: Ground) => {
      const { params } = await makeQuiz(world, teacher, [trueFalse()], { course: open });
      await world.ok(teacher, 'attempts.setAccommodation', {
        params: { courseId: open.courseId, userId: person.userId },
        body: { quizId: params.quizId, version: null, accommodation: moreTime },
      });
      // One that runs.
      await world.ok(person, 'quizzes.start', { params, body: {} });
    },
  },
} satisfies UnderTest<'attempts'>;
