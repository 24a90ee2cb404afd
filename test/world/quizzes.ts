import { randomUUID } from 'node:crypto';
import { quizOf, type Quiz } from '../support/quiz-of.ts';
import { createBlock, type MadeCourse, makeCourse } from './courses.ts';
import type { Person, World } from './world.ts';
import { createQuestion, type NewQuestion } from './questions.ts';
import { ids } from '#functions/platform/ids.ts';

const slotId = () => ids.ulid(Date.now());

/** Questions that are ready, in the bank of a course, each as a place of a quiz. */
export async function slotsOf(
  world: World,
  teacher: Person,
  courseId: string,
  contents: NewQuestion['content'][],
): Promise<Quiz['sections'][number]['slots']> {
  const slots = contents.map(async (content) => ({
    kind: 'fixed' as const,
    slotId: slotId(),
    bankId: courseId,
    questionId: await createQuestion(world, teacher, courseId, { content, status: 'ready' }),
    version: null,
    points: 10_000,
  }));
  return Promise.all(slots);
}

/** A quiz in a published course: a block of it that asks some questions, in their order. */
export async function makeQuiz(
  world: World,
  teacher: Person,
  contents: NewQuestion['content'][],
  {
    course,
    ...changes
  }: Partial<Quiz> & { course?: Pick<MadeCourse, 'courseId' | 'moduleId'> } = {},
) {
  const place = course ?? (await makeCourse(world, teacher));
  const { courseId, moduleId } = place;
  const slots = await slotsOf(world, teacher, courseId, contents);
  const section = {
    sectionId: slotId(),
    title: null,
    instructions: null,
    shuffle: false,
    slots,
  };
  const title = `A quiz ${randomUUID().slice(0, 8)}`;
  const { blockId } = await createBlock(world, teacher, {
    params: { courseId, moduleId },
    body: {
      title: { en: title },
      minutes: 5,
      preview: false,
      content: quizOf({ sections: [section], ...changes }),
    },
  });
  return {
    courseId,
    moduleId,
    quizId: blockId,
    title,
    slots,
    params: { courseId, quizId: blockId },
  };
}
export type MadeQuiz = Awaited<ReturnType<typeof makeQuiz>>;

/** Somebody in a course, as that of a quiz. */
export async function learnerOf(
  world: World,
  { courseId }: Pick<MadeQuiz, 'courseId'>,
): Promise<Person> {
  const learner = await world.newPerson();
  await world.ok(learner, 'enrollments.enroll', { params: { courseId }, body: {} });
  return learner;
}

/** Begins an attempt; the parameters of its routes. */
export async function begin(world: World, learner: Person, { params }: MadeQuiz) {
  const { attemptId } = await world.ok(learner, 'quizzes.start', { params, body: {} });
  return { ...params, attemptId };
}

/** Answers a quiz of statements, the first so many of them right, and hands it in. */
export async function takeQuiz(world: World, made: MadeQuiz, learner: Person, right: number) {
  const params = await begin(world, learner, made);
  for (const [at, { slotId }] of made.slots.entries())
    await world.ok(learner, 'quizzes.saveAnswer', {
      params: { ...params, slotId },
      body: {
        sequence: 1,
        answer: { type: 'trueFalse', isTrue: at < right },
        flagged: false,
      },
    });
  await world.ok(learner, 'quizzes.submit', { params, body: {} });
}
