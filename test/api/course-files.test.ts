import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { CallInput } from '#shared/contract/client.ts';
import { ApiError } from '#shared/contract/client.ts';
import type { RouteId } from '#shared/contract/index.ts';
import type { Slot } from '#shared/blocks/quiz/slots.ts';
import { ids } from '#functions/platform/ids.ts';
import { openTexts } from '#web/features/transfer/format/files.ts';
import { readFiles } from '#web/features/transfer/format/read-files.ts';
import { writeCourse } from '#web/features/transfer/format/write-course.ts';
import { loadPlatform } from '#web/features/transfer/load-platform.ts';
import { bringIn, bringQuestionsIn, lookAhead } from '#web/features/transfer/make-plan.ts';
import { questionsAsked } from '#web/features/transfer/questions/load-questions.ts';
import { doJob } from '#web/features/transfer/worker/jobs.ts';
import { toMarkdown } from '#web/lib/markdown/to-markdown.ts';
import { startArranging } from '../world/arranging.ts';
import { makeCourse, newCourse } from '../world/courses.ts';
import { createQuestion, pictured, trueFalse, wantsFiles } from '../world/questions.ts';
import { learnerOf, makeQuiz } from '../world/quizzes.ts';
import { readyMedia } from '../world/ready-media.ts';
import type { Person } from '../world/world.ts';

const { api } = vi.hoisted(() => ({ api: vi.fn() }));
vi.mock('#web/lib/api.ts', () => ({ api }));

const { world, table, teacher } = await startArranging();
const { call, ok, newPerson, runtime } = world;

/** Whose browser it is. */
let person: Person = teacher;
const asked: string[] = [];

beforeAll(() => {
  api.mockImplementation(async (id: RouteId, input: CallInput<RouteId>) => {
    asked.push(id);
    const { idempotencyKey: _, ...rest } = input;
    const { status, body, problem } = await call(person, id, rest as never);
    if (status >= 400) throw new ApiError(status, problem);
    return body;
  });
});
afterAll(() => vi.resetAllMocks());

const slot = (questionId: string, bankId: string, version: number | null = null): Slot => ({
  kind: 'fixed',
  slotId: ids.ulid(Date.now()),
  bankId,
  questionId,
  version,
  points: 10_000,
});

/** The files of a course, as whoever teaches it takes them away. */
async function takenAway(who: Person, courseId: string) {
  person = who;
  const course = await loadPlatform(courseId);
  const platform = { ...course, questions: await questionsAsked(course) };
  return writeCourse(platform, async (document, nameOf) => toMarkdown(document, nameOf));
}

/** Brings files into a course, as its page does. @returns what was written, and what did not come in */
async function broughtIn(who: Person, files: Map<string, string>, courseId: string) {
  person = who;
  const { read } = await readFiles(openTexts(files), doJob, { language: null });
  const progress = () => undefined;
  asked.length = 0;
  const ahead = await lookAhead(read, courseId, null);
  const { failures } = await bringQuestionsIn(ahead, new Set(), progress);
  const look = await lookAhead(read, courseId, null, { awaited: false });
  return {
    ahead,
    writes: asked.filter((id) => /create|update|change/i.test(id)),
    failures: [...failures, ...(await bringIn(look, new Set(), progress))],
  };
}

/** Files without what only says from which course, and at which version, they were taken. */
const compared = (files: Map<string, string>) =>
  [...files]
    .filter(([path]) => path !== 'course.md' && path !== 'media.json')
    .map(([path, text]) => [path, text.replaceAll(/^version: \d+$|^ *bank: own\n/gm, '')]);

it('The questions of a course’s quizzes travel in its files: into another teacher’s course, where the quiz can be taken, and out of it again as they came; the code and what is different for one person stay', async () => {
  const course = await makeCourse(world, teacher);
  const { courseId } = course;
  const mediaId = await readyMedia(table, courseId, 'image/png');
  const make = (name: string, more = {}) =>
    createQuestion(world, teacher, courseId, { name, status: 'ready', ...more });
  const picture = await make('Picture', { content: pictured(mediaId) });
  const asksForFiles = wantsFiles('Show your plan.');
  const withFiles = await make('With files', { content: asksForFiles });
  const pinned = await make('Pinned');
  for (const version of [1, 2])
    await ok(teacher, 'banks.updateQuestion', {
      params: { bankId: courseId, questionId: pinned },
      body: { version, content: trueFalse(`Version ${version + 1}.`) },
    });
  await make('Drawn', { tags: ['Loops'] });
  await make('A draft', { tags: ['loops'], status: 'draft' });
  await make('Of no quiz');
  const own = await createQuestion(world, teacher, teacher.userId, { status: 'ready' });
  const draw = {
    kind: 'draw' as const,
    slotId: ids.ulid(Date.now()),
    bankId: courseId,
    points: 10_000,
    tags: ['loops'],
    difficulty: null,
    count: 1,
  };
  const section = {
    sectionId: ids.ulid(Date.now()),
    title: null,
    instructions: null,
    shuffle: false,
    slots: [
      slot(picture, courseId),
      slot(pinned, courseId, 2),
      draw,
      slot(own, teacher.userId),
      slot(withFiles, courseId),
    ],
  };
  const quiz = await makeQuiz(world, teacher, [], { course, sections: [section], needsCode: true });
  await ok(teacher, 'attempts.setCode', { params: quiz.params, body: { code: 'SESAME-4711' } });
  const learner = await learnerOf(world, quiz);
  await ok(teacher, 'attempts.setAccommodation', {
    params: { courseId, userId: learner.userId },
    body: {
      quizId: quiz.quizId,
      version: null,
      accommodation: {
        morePercent: 50,
        moreAttempts: 0,
        opensAt: null,
        closesAt: null,
        reason: 'A canary of hers',
      },
    },
  });
  await runtime.drained();

  const files = await takenAway(teacher, courseId);
  const whole = [...files.values()].join('\n');
  expect(whole).toContain('Version 2.');
  for (const kept of ['SESAME-4711', 'A canary of hers', learner.userId, 'A draft', 'Of no quiz'])
    expect(whole).not.toContain(kept);

  const other = await newPerson('teachers');
  const target = await ok(other, 'courses.create', { body: newCourse() });
  await readyMedia(table, target.courseId, 'image/png');
  const first = await broughtIn(other, files, target.courseId);
  expect(first.failures).toEqual([]);
  expect(first.ahead.plan.items.flatMap(({ losses }) => losses)).toEqual([]);
  await runtime.drained();
  const bank = await ok(other, 'banks.listQuestions', {
    params: { bankId: target.courseId },
    query: { sort: 'name' },
  });
  expect(bank.items).toHaveLength(5);
  expect(bank.items.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'ready'));
  const brought = await ok(other, 'banks.getQuestion', {
    params: {
      bankId: target.courseId,
      questionId: bank.items.find(({ type }) => type === 'file')?.questionId ?? '',
    },
  });
  expect(brought.content).toEqual(asksForFiles);

  expect(compared(await takenAway(other, target.courseId))).toEqual(compared(files));
  const again = await broughtIn(other, files, target.courseId);
  expect([again.failures, again.writes]).toEqual([[], []]);
  const back = await broughtIn(teacher, files, courseId);
  expect([back.failures, back.writes]).toEqual([[], []]);

  const there = await ok(other, 'lessons.getStructure', { params: { courseId: target.courseId } });
  const block = there.blocks.find(({ kind }) => kind === 'quiz');
  const params = { courseId: target.courseId, quizId: block?.blockId ?? '' };
  const controls = await ok(other, 'attempts.getControls', { params });
  expect(controls.code).toBeNull();
  await ok(other, 'attempts.setCode', { params, body: { code: 'OTHER-CODE' } });
  const { version } = there.course;
  await ok(other, 'courses.setState', {
    params: { courseId: target.courseId },
    body: { state: 'published', version },
  });
  const taker = await learnerOf(world, params);
  const { attemptId } = await ok(taker, 'quizzes.start', { params, body: { code: 'OTHER-CODE' } });
  const attempt = await ok(taker, 'quizzes.getAttempt', { params: { ...params, attemptId } });
  expect(JSON.stringify(attempt)).toContain('Version 2.');
  expect(attempt.questions).toHaveLength(5);
  expect(attempt.questions.at(-1)?.asked).toMatchObject({
    type: 'file',
    accepts: asksForFiles.accepts,
    most: asksForFiles.most,
    mostBytes: asksForFiles.mostBytes,
  });
});
