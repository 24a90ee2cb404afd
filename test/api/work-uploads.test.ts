import { decodeTime } from 'ulid';
import { describe, expect, it } from 'vitest';
import type { NewWork } from '#shared/schemas/work-files.ts';
import { createFilesAssignment } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { trueFalse, wantsFiles } from '../world/questions.ts';
import { begin, learnerOf, makeQuiz } from '../world/quizzes.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok } = world;
const teacher = await newPerson('teachers');

const pdf = { fileName: 'a.pdf', contentType: 'application/pdf', bytes: 1000 } as const;
const ask = (person: Person, work: NewWork, file: object = {}) =>
  call(person, 'media.createWorkUpload', { body: { ...pdf, ...file, work } });
const refused = async (...asked: Parameters<typeof ask>) => {
  const { problem } = await ask(...asked);
  return problem?.code;
};

describe('a file for an answer', async () => {
  const quiz = await makeQuiz(world, teacher, [wantsFiles(), trueFalse()]);
  const [learner, peer] = [await learnerOf(world, quiz), await learnerOf(world, quiz)];
  const { courseId, quizId, attemptId } = await begin(world, learner, quiz);
  const [files, other] = quiz.slots.map(({ slotId }) => slotId);
  const work = { kind: 'attempt' as const, courseId, quizId, attemptId, slotId: files ?? '' };

  it('case 55: is taken for one’s own attempt, where its question takes such files', async () => {
    expect(await ask(learner, work)).toMatchObject({ status: 201 });
    expect(await refused(peer, work)).toBe('not_found');
    expect(await refused(teacher, work)).toBe('not_found');
    expect(await refused(learner, { ...work, slotId: other ?? '' })).toBe('not_found');
    expect(await refused(learner, { ...work, slotId: attemptId })).toBe('not_found');
    const sheet = { fileName: 'a.csv', contentType: 'text/csv' };
    expect(await refused(learner, work, sheet)).toBe('invalid_request');
  });

  it('case 21: has an id that says nothing of when it came', async () => {
    const sent = await Promise.all([ask(learner, work), ask(learner, work)]);
    const instants = sent.map(({ body }) => decodeTime(body.file.mediaId));
    for (const instant of instants)
      expect(Math.abs(instant - Date.now())).toBeGreaterThan(86_400_000);
  });

  it('case 44: is refused once the attempt has ended', async () => {
    await ok(learner, 'quizzes.submit', { params: { courseId, quizId, attemptId }, body: {} });
    expect(await refused(learner, work)).toBe('attempt_ended');
  });
});

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

describe('a file for an assignment', async () => {
  const course = await makeCourse(world, teacher, { startsOn: yesterday });
  const [learner, stranger] = [await learnerOf(world, course), await newPerson()];
  const files = { accepts: ['application/pdf'], most: 2, mostBytes: 2000 };
  const day = (days: number) => ({ day: days, time: '00:00', timeZone: 'UTC' });
  const make = async (changes: object = {}) => ({
    kind: 'assignment' as const,
    courseId: course.courseId,
    assignmentId: await createFilesAssignment(world, teacher, course, changes),
  });
  const handIn = { text: null, link: false, recording: null, files };
  const work = await make({ handIn });

  it('is taken from who is in its course, within its types and sizes', async () => {
    expect(await ask(learner, work)).toMatchObject({ status: 201 });
    expect(await refused(learner, work, { bytes: 2001 })).toBe('too_large');
    const picture = { fileName: 'a.png', contentType: 'image/png' };
    expect(await ask(learner, work, picture)).toMatchObject({
      problem: { code: 'invalid_request', issues: [{ path: ['contentType'] }] },
    });
    expect(await refused(stranger, work)).toBe('enrollment_required');
    expect(await refused(learner, { ...work, assignmentId: course.blockId })).toBe('not_found');
    const closedDoor = await make({ handIn: { ...handIn, files: null, link: true } });
    expect(await refused(learner, closedDoor)).toBe('invalid_request');
  });

  it('is bounded as one of the part that it is sent for', async () => {
    const sound = { fileName: 'audio.weba', contentType: 'audio/webm', bytes: 2001 };
    const both = await make({ handIn: { ...handIn, recording: { as: 'audio', mostMinutes: 5 } } });
    const recording = { ...both, part: 'recording' as const };
    expect(await ask(learner, recording, sound)).toMatchObject({
      status: 201,
      body: { file: { work: recording } },
    });
    expect(await ask(learner, both)).toMatchObject({
      status: 201,
      body: { file: { work: { ...both, part: 'files' } } },
    });
    expect(await refused(learner, both, { bytes: 2001 })).toBe('too_large');
    expect(await refused(learner, both, sound)).toBe('invalid_request');
    expect(await refused(learner, recording)).toBe('invalid_request');
    const film = { fileName: 'video.webm', contentType: 'video/webm' };
    expect(await refused(learner, recording, film)).toBe('invalid_request');
    expect(await refused(learner, { ...work, part: 'recording' }, sound)).toBe('invalid_request');
  });

  it('is taken until it closes, and not before it opens', async () => {
    const early = await make({ handIn, opens: day(2) });
    expect(await refused(learner, early)).toBe('assignment_not_open');
    const late = await make({ handIn, closes: day(0) });
    expect(await refused(learner, late)).toBe('assignment_closed');
    const inTime = await make({ handIn, opens: day(0), closes: day(2) });
    expect(await ask(learner, inTime)).toMatchObject({ status: 201 });
  });
});
