import { expect, it } from 'vitest';
import type { Lesson } from './types.ts';
import { courseProgress } from '#web/course/outline-counts.ts';
import { withRecorded } from './with-recorded.ts';

const row = (blockId: string, state: 'notStarted' | 'started' | 'done', minutes = 5) => ({
  blockId,
  moduleId: 'm1',
  kind: 'video' as const,
  title: { en: blockId },
  minutes,
  preview: false,
  state,
});

const lesson = {
  block: { ...row('b1', 'started'), positionSeconds: 9 },
  outline: [
    {
      moduleId: 'm1',
      title: { en: 'One' },
      version: 1,
      blocks: [row('b1', 'started'), row('b2', 'done'), row('b3', 'notStarted', 12)],
    },
  ],
  enrollment: { doneBlocks: 1, resume: { moduleId: 'm1', blockId: 'b1', positionSeconds: 9 } },
} as unknown as Lesson;

it('knows the state and the second that were recorded, in the lesson and in its outline', () => {
  const enrollment = {
    ...lesson.enrollment,
    resume: { moduleId: 'm1', blockId: 'b1', positionSeconds: 40 },
  } as Lesson['enrollment'];
  const after = withRecorded(lesson, 'b1', 'done', enrollment);
  expect(after.block).toMatchObject({ state: 'done', positionSeconds: 40 });
  expect(after.outline[0]?.blocks[0]?.state).toBe('done');
  expect(lesson.block.state).toBe('started');
});

it('leaves the lesson as it is where another one was recorded', () => {
  const after = withRecorded(lesson, 'b3', 'started');
  expect(after.block).toBe(lesson.block);
  expect(after.outline[0]?.blocks.map(({ state }) => state)).toEqual([
    'started',
    'done',
    'started',
  ]);
});

it('says how far the course is, and what is missing with its minutes', () => {
  const { done, total, missing, minutes } = courseProgress(lesson.outline);
  expect({ done, total, minutes }).toEqual({ done: 1, total: 3, minutes: 17 });
  expect(missing.map(({ blockId }) => blockId)).toEqual(['b1', 'b3']);
  expect(courseProgress([])).toEqual({ done: 0, total: 0, missing: [], minutes: 0 });
});
