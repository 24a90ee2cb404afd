import { describe, expect, it } from 'vitest';
import { goOnOf } from './go-on-of.ts';

const resume = { moduleId: 'm1', blockId: 'b1', positionSeconds: 3 };
const card = (own: object) => ({
  courseId: 'C1',
  lessons: 9,
  enrollment: { doneBlocks: 0, resume: null, completedAt: null, ...own },
});

describe('the card of a course that one is in', () => {
  it.each([
    ['lets somebody new start', {}, { kind: 'enrolled', percent: 0, to: '/courses/C1' }],
    [
      'leads a learner to where they stopped',
      { resume, doneBlocks: 2 },
      { kind: 'started', percent: 22, to: '/courses/C1/modules/m1/content/b1' },
    ],
    [
      'lets one who is through look again',
      { resume, doneBlocks: 9, completedAt: '2025-01-01T00:00:00.000Z' },
      { kind: 'completed', percent: 100 },
    ],
  ])('%s', (_name, own, way) => {
    expect(goOnOf(card(own))).toMatchObject(way);
  });
});
