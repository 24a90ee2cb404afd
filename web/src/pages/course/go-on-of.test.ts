import { describe, expect, it } from 'vitest';
import type { CourseDetail } from '#web/course/types.ts';
import { goOnOf } from './go-on-of.ts';

const first = { moduleId: 'm1', blockId: 'b1' };
const resume = { moduleId: 'm1', blockId: 'b2', positionSeconds: 12 };

const detail = (enrollment: object | null): CourseDetail =>
  ({
    outline: [{ moduleId: 'm1', blocks: [first, { moduleId: 'm1', blockId: 'b2' }] }],
    lessons: 2,
    enrollment: enrollment && { state: 'active', doneBlocks: 0, resume: null, ...enrollment },
  }) as unknown as CourseDetail;

describe('the way on in a course', () => {
  it.each([
    ['a new learner starts', {}, { label: 'start', at: first }],
    [
      'a learner continues where they stopped',
      { resume, doneBlocks: 1 },
      { label: 'continue', at: resume },
    ],
    ['one who is through may review', { resume, doneBlocks: 2 }, { label: 'review' }],
    ['a teacher opens their own course', null, { label: 'open', at: first }],
    ['a teacher who left it as a learner, too', { state: 'withdrawn' }, { label: 'open' }],
  ])('%s', (_name, enrollment, way) => {
    expect(goOnOf(detail(enrollment))).toMatchObject(way);
  });
});
