import { describe, expect, it } from 'vitest';
import type { Completion } from '#shared/schemas/blocks.ts';
import { createBlock, makeCourse, textBlock } from '../world/courses.ts';
import { essay, trueFalse } from '../world/questions.ts';
import { begin, learnerOf, makeQuiz, type MadeQuiz } from '../world/quizzes.ts';
import { startWorld, type Person } from '../world/world.ts';

/** How far the gateway's clock was moved, in milliseconds. */
let ahead = 0;
const world = await startWorld({ now: () => Date.now() + ahead });
const { newPerson, ok, call, runtime } = world;
const teacher = await newPerson('teachers', 'Grace');

type Changes = Parameters<typeof makeQuiz>[3] & { questions?: Parameters<typeof makeQuiz>[2] };

/** A quiz that is done by a rule, with a lesson that waits for it, and somebody in their course. */
async function scene(
  completion: Completion,
  { questions = [trueFalse(), trueFalse()], ...changes }: Changes = {},
) {
  const course = await makeCourse(world, teacher);
  const quiz = await makeQuiz(world, teacher, questions, { course, attempts: 3, ...changes });
  const { courseId, moduleId, quizId } = quiz;
  let version = 1;
  const rule = async (next: Completion) => {
    const edits = [{ blockId: quizId, version, completion: next }];
    await ok(teacher, 'lessons.editBlocks', { params: { courseId }, body: { edits } });
    version += 1;
    await runtime.drained();
  };
  await rule(completion);
  const { blockId: after } = await createBlock(world, teacher, {
    params: { courseId, moduleId },
    body: textBlock('Behind the quiz'),
  });
  await ok(teacher, 'lessons.updateBlock', {
    params: { courseId, moduleId, blockId: after },
    body: { version: 1, prerequisites: [{ kind: 'block', blockId: quizId }] },
  });
  const learner = await learnerOf(world, quiz);
  /** The state of the quiz in the outline, what locks the lesson behind it, and the sum in the list of courses. */
  const standing = async () => {
    const { outline } = await ok(learner, 'catalog.getCourse', { params: { courseId } });
    const blocks = outline.flatMap((module) => module.blocks);
    const { items } = await ok(learner, 'progress.listCourses');
    return {
      quiz: blocks.find(({ blockId }) => blockId === quizId)?.state,
      locks: blocks.find(({ blockId }) => blockId === after)?.locks.length,
      done: items[0]?.doneBlocks,
    };
  };
  return { quiz, learner, after, rule, standing };
}

async function take(learner: Person, quiz: MadeQuiz, right: number) {
  const params = await begin(world, learner, quiz);
  for (const { slotId } of quiz.slots.slice(0, right))
    await ok(learner, 'quizzes.saveAnswer', {
      params: { ...params, slotId },
      body: { sequence: 1, answer: { type: 'trueFalse', isTrue: true }, flagged: false },
    });
  await ok(learner, 'quizzes.submit', { params, body: {} });
  await runtime.drained();
  return { ...params, userId: learner.userId };
}

const open = { locks: 0, quiz: 'done', done: 1 };

describe('a quiz counts as done', () => {
  it('once an attempt is submitted, and lets into what waits for it', async () => {
    const { quiz, learner, standing } = await scene({ rule: 'submitted' });
    expect(await standing()).toEqual({ locks: 1, quiz: 'notStarted', done: 0 });
    await begin(world, learner, quiz);
    expect((await standing()).quiz).toBe('notStarted');
    await take(learner, quiz, 0);
    expect(await standing()).toEqual(open);
  });

  it('once it is passed with so much, and stays done whatever comes after it', async () => {
    const { quiz, learner, standing } = await scene({ rule: 'passed', percent: 75 });
    await take(learner, quiz, 1);
    expect(await standing()).toEqual({ locks: 1, quiz: 'notStarted', done: 0 });
    await take(learner, quiz, 2);
    expect(await standing()).toEqual(open);
    await take(learner, quiz, 0);
    expect(await standing()).toEqual(open);
  });

  it('by what counts of its attempts: the average of a good and an empty one is no pass', async () => {
    const { quiz, learner, standing } = await scene(
      { rule: 'passed', percent: 75 },
      { counts: 'average' },
    );
    await take(learner, quiz, 0);
    await take(learner, quiz, 2);
    expect((await standing()).quiz).toBe('notStarted');
  });

  it('once somebody marks an essay well enough, and not before', async () => {
    const { quiz, learner, standing } = await scene(
      { rule: 'passed', percent: 75 },
      { questions: [trueFalse(), essay()] },
    );
    const params = { ...(await take(learner, quiz, 1)), slotId: quiz.slots[1]?.slotId ?? '' };
    const mark = async (points: number, version: number) => {
      const body = { points, comment: '', version };
      await ok(teacher, 'attempts.mark', { params, body });
      return standing();
    };
    expect((await standing()).quiz).toBe('notStarted');
    expect(await mark(4000, 1)).toEqual({ locks: 1, quiz: 'notStarted', done: 0 });
    expect(await mark(5000, 2)).toEqual(open);
    // What is done stays done.
    expect(await mark(0, 3)).toEqual(open);
  });

  it('once a regrade lifts the score so far', async () => {
    const { quiz, learner, standing } = await scene(
      { rule: 'passed', percent: 75 },
      { questions: [trueFalse(), trueFalse('Ice sinks.', false)] },
    );
    await take(learner, quiz, 1);
    expect(await standing()).toEqual({ locks: 1, quiz: 'notStarted', done: 0 });
    const [, slot] = quiz.slots;
    const questionId = slot && 'questionId' in slot ? slot.questionId : '';
    await ok(teacher, 'attempts.regrade', {
      params: quiz.params,
      body: { change: { kind: 'fullMarks', questionId }, reason: 'It was not taught.' },
    });
    await runtime.drained();
    expect(await standing()).toEqual(open);
  });

  it('once its rule is eased to what somebody has reached, and stays done whatever it asks for then', async () => {
    const { quiz, learner, rule, standing } = await scene({ rule: 'passed', percent: 75 });
    await take(learner, quiz, 1);
    expect(await standing()).toEqual({ locks: 1, quiz: 'notStarted', done: 0 });
    await rule({ rule: 'passed', percent: 50 });
    expect(await standing()).toEqual(open);
    await rule({ rule: 'passed', percent: 100 });
    expect(await standing()).toEqual(open);
  });

  it('once to submit it is enough, for who has; an attempt that runs is none', async () => {
    const { quiz, learner, rule, standing } = await scene({ rule: 'passed', percent: 75 });
    const params = await begin(world, learner, quiz);
    await rule({ rule: 'submitted' });
    expect((await standing()).quiz).toBe('notStarted');
    await rule({ rule: 'passed', percent: 75 });
    await ok(learner, 'quizzes.submit', { params, body: {} });
    await runtime.drained();
    expect((await standing()).quiz).toBe('notStarted');
    await rule({ rule: 'submitted' });
    expect(await standing()).toEqual(open);
  });

  it('once a reset takes away what kept the average down; reopening it changes nothing', async () => {
    const { quiz, learner, standing } = await scene(
      { rule: 'passed', percent: 75 },
      { counts: 'average' },
    );
    const params = await take(learner, quiz, 0);
    await take(learner, quiz, 2);
    expect((await standing()).quiz).toBe('notStarted');
    const reason = 'The line was cut.';
    await ok(teacher, 'attempts.reset', { params, body: { reason } });
    expect(await standing()).toEqual(open);
    await ok(teacher, 'attempts.reopen', { params, body: { reason, minutes: 5 } });
    expect(await standing()).toEqual(open);
  });

  it('when its time runs out as when it is submitted', async () => {
    const { quiz, learner, standing } = await scene({ rule: 'submitted' }, { minutes: 1 });
    await begin(world, learner, quiz);
    ahead += 120_000;
    await ok(learner, 'quizzes.get', { params: quiz.params });
    await runtime.drained();
    expect(await standing()).toEqual(open);
  });

  it('by no word of its learner, and by no such rule where nothing can be submitted', async () => {
    const { quiz, learner, after } = await scene({ rule: 'submitted' });
    const { courseId, moduleId, quizId } = quiz;
    const said = await call(learner, 'progress.record', {
      params: { courseId, moduleId, blockId: quizId },
      body: { state: 'done', positionSeconds: 0 },
    });
    expect(said.problem?.code).toBe('completion_not_reached');
    const refused = await call(teacher, 'lessons.editBlocks', {
      params: { courseId },
      body: { edits: [{ blockId: after, version: 2, completion: { rule: 'submitted' } }] },
    });
    expect(refused.problem?.code).toBe('invalid_request');
  });
});
