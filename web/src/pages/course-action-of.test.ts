import { describe, expect, it } from 'vitest';
import type { CourseDetail } from '#web/features/courses/types.ts';
import { courseActionOf } from './course-action-of.ts';

const first = { moduleId: 'm1', blockId: 'b1' };

type Changes = {
  can?: Partial<CourseDetail['can']>;
  course?: Partial<CourseDetail['course']>;
  seatsLeft?: number | null;
  enrollment?: Partial<NonNullable<CourseDetail['enrollment']>>;
};

const detail = ({ can, course, seatsLeft = null, enrollment }: Changes): CourseDetail =>
  ({
    course: { state: 'published', enrollmentMode: 'open', ...course },
    outline: [{ moduleId: 'm1', blocks: [first, { moduleId: 'm1', blockId: 'b2' }] }],
    lessons: 2,
    seatsLeft,
    enrollment: enrollment ? { state: 'active', doneBlocks: 0, resume: null, ...enrollment } : null,
    can: { edit: false, enroll: false, learn: false, ...can },
  }) as unknown as CourseDetail;

const resume = { moduleId: 'm1', blockId: 'b2', positionSeconds: 12 };
const learning = { learn: true };

describe('the one action on a course', () => {
  it.each<[string, Changes, boolean, object]>([
    ['a stranger signs in to enroll', {}, false, { kind: 'signIn' }],
    ['a student enrolls', { can: { enroll: true } }, true, { kind: 'enroll' }],
    ['a full course says so', { seatsLeft: 0 }, true, { kind: 'full' }],
    ['a full course says so to a stranger too', { seatsLeft: 0 }, false, { kind: 'full' }],
    [
      'a closed course says so',
      { course: { enrollmentMode: 'closed' } },
      false,
      { kind: 'closed' },
    ],
    [
      'a course by invitation says so',
      { course: { enrollmentMode: 'invitation' } },
      true,
      { kind: 'invitation' },
    ],
    ['an archived course says so', { course: { state: 'archived' } }, true, { kind: 'archived' }],
    [
      'a new learner starts',
      { can: learning, enrollment: {} },
      true,
      { label: 'start', at: first },
    ],
    [
      'a learner continues where they stopped',
      { can: learning, enrollment: { resume, doneBlocks: 1 } },
      true,
      { label: 'continue', at: resume },
    ],
    [
      'one who is through may review',
      { can: learning, enrollment: { resume, doneBlocks: 2 } },
      true,
      { label: 'review' },
    ],
    [
      'a teacher opens their own course',
      { can: { learn: true, edit: true } },
      true,
      { label: 'open', at: first },
    ],
    [
      'one who left enrolls again',
      { can: { enroll: true }, enrollment: { state: 'withdrawn' } },
      true,
      { kind: 'enroll' },
    ],
  ])('%s', (_name, changes, signedIn, action) => {
    expect(courseActionOf(detail(changes), signedIn)).toMatchObject(action);
  });
});
