import { describe, expect, it } from 'vitest';
import type { CourseDetail } from '#web/features/courses/types.ts';
import { courseActionOf } from './course-action-of.ts';

const always = { opensOn: null, closesOn: null };
const first = { moduleId: 'm1', blockId: 'b1' };

type Changes = {
  can?: Partial<CourseDetail['can']>;
  course?: Partial<CourseDetail['course']>;
  seatsLeft?: number | null;
  enrollment?: Partial<NonNullable<CourseDetail['enrollment']>>;
};

const detail = ({ can, course, seatsLeft = null, enrollment }: Changes): CourseDetail =>
  ({
    course: { state: 'published', enrollmentMode: 'open', enrollmentWindow: always, ...course },
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
    ['a full course has a waiting list', { seatsLeft: 0 }, true, { kind: 'wait' }],
    ['a stranger signs in to wait', { seatsLeft: 0 }, false, { kind: 'signIn', full: true }],
    [
      'a key opens, and the waiting list where it is full',
      { course: { enrollmentMode: 'key' }, seatsLeft: 0 },
      true,
      { kind: 'key', full: true },
    ],
    [
      'a stranger signs in to use a key',
      { course: { enrollmentMode: 'key' } },
      false,
      { kind: 'signIn' },
    ],
    [
      'a teacher is asked, however full it is',
      { course: { enrollmentMode: 'approval' }, seatsLeft: 0 },
      true,
      { kind: 'request', declined: false },
    ],
    [
      'one who was declined asks again',
      { course: { enrollmentMode: 'approval' }, enrollment: { state: 'declined' } },
      true,
      { kind: 'request', declined: true },
    ],
    [
      'one who asked is told so',
      { enrollment: { state: 'requested' } },
      true,
      { kind: 'requested' },
    ],
    [
      'one who waits hears their place',
      { enrollment: { state: 'waiting' } },
      true,
      { kind: 'waiting', place: 3 },
    ],
    [
      'one who was removed is told so',
      { enrollment: { state: 'removed' } },
      true,
      { kind: 'removed' },
    ],
    [
      'a course that opens later says when',
      { course: { enrollmentWindow: { opensOn: '2026-09-03', closesOn: null } } },
      false,
      { kind: 'notYet', opensOn: '2026-09-03' },
    ],
    [
      'and one whose days are over that it is closed',
      { course: { enrollmentWindow: { opensOn: null, closesOn: '2026-01-31' } } },
      true,
      { kind: 'closed' },
    ],
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
    const standing = signedIn ? { place: 3, invited: false } : undefined;
    expect(courseActionOf(detail(changes), signedIn, standing, '2026-02-01')).toMatchObject(action);
  });

  it.each<[string, Changes, object]>([
    [
      'enrolls in a course by invitation',
      { course: { enrollmentMode: 'invitation' } },
      { kind: 'enroll' },
    ],
    ['needs neither key nor approval', { course: { enrollmentMode: 'key' } }, { kind: 'enroll' }],
    ['comes back though removed', { enrollment: { state: 'removed' } }, { kind: 'enroll' }],
    [
      'waits where it is full',
      { course: { enrollmentMode: 'invitation' }, seatsLeft: 0 },
      { kind: 'wait' },
    ],
  ])('who is invited %s', (_name, changes, action) => {
    const invited = { place: null, invited: true };
    expect(courseActionOf(detail(changes), true, invited, '2026-02-01')).toMatchObject(action);
  });
});
