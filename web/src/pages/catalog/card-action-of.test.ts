import { describe, expect, it } from 'vitest';
import type { CourseCard } from '#web/features/courses/types.ts';
import type { EnrolledCourse } from '#web/features/enrollments/types.ts';
import { cardActionOf } from './card-action-of.ts';

const isMode = (entry: CourseCard['entry']): entry is CourseCard['enrollmentMode'] =>
  entry !== 'full' && entry !== 'notYet';
const card = (changes: Partial<CourseCard> = {}) =>
  ({
    courseId: 'C1',
    enrollmentMode: changes.entry && isMode(changes.entry) ? changes.entry : 'open',
    entry: 'open',
    opensOn: null,
    price: null,
    ...changes,
  }) as CourseCard;
const own = (changes: Partial<EnrolledCourse> = {}) =>
  ({
    courseId: 'C1',
    lessons: 9,
    doneBlocks: 0,
    resume: null,
    completedAt: null,
    ...changes,
  }) as EnrolledCourse;
const resume = { moduleId: 'm1', blockId: 'b1', positionSeconds: 3 };
const paid = { amount: 4900, currency: 'EUR' as const };

describe('the action on a card', () => {
  it.each<[string, CourseCard, EnrolledCourse | undefined, boolean, object]>([
    [
      'a free open course is taken in one step',
      card(),
      undefined,
      true,
      { kind: 'enroll', signIn: false },
    ],
    ['a stranger signs in first', card(), undefined, false, { kind: 'enroll', signIn: true }],
    ['a paid course leads to its page', card({ price: paid }), undefined, true, { kind: 'paid' }],
    [
      'a closed one says so',
      card({ entry: 'closed' }),
      undefined,
      true,
      { kind: 'closed', to: '/courses/C1' },
    ],
    [
      'one by invitation says so, to strangers too',
      card({ entry: 'invitation' }),
      undefined,
      false,
      { kind: 'invitation' },
    ],
    [
      'a full one is waited for in one step',
      card({ entry: 'full' }),
      undefined,
      true,
      { kind: 'wait', signIn: false },
    ],
    [
      'a full one that asks for a key leads to its page',
      card({ entry: 'full', enrollmentMode: 'key' }),
      undefined,
      true,
      { kind: 'full', to: '/courses/C1' },
    ],
    [
      'one that is not open yet says from when',
      card({ entry: 'notYet', opensOn: '2026-09-03' }),
      undefined,
      false,
      { kind: 'notYet', opensOn: '2026-09-03' },
    ],
    [
      'one whose teachers decide says so',
      card({ entry: 'approval' }),
      undefined,
      true,
      { kind: 'approval', to: '/courses/C1' },
    ],
    ['somebody enrolled starts', card(), own(), true, { kind: 'enrolled', percent: 0 }],
    [
      'a learner goes on where they stopped',
      card(),
      own({ resume, doneBlocks: 2 }),
      true,
      { kind: 'started', percent: 22, to: '/courses/C1/modules/m1/content/b1' },
    ],
    [
      'one who is through may look again',
      card({ entry: 'closed' }),
      own({ resume, doneBlocks: 9, completedAt: '2025-01-01T00:00:00.000Z' }),
      true,
      { kind: 'completed', percent: 100 },
    ],
  ])('%s', (_name, course, mine, signedIn, action) => {
    expect(cardActionOf(course, mine, undefined, signedIn)).toMatchObject(action);
  });

  it.each(['requested', 'waiting', 'invited'] as const)('says that one is %s', (state) => {
    expect(cardActionOf(card(), undefined, state, true)).toEqual({
      kind: state,
      to: '/courses/C1',
    });
  });
});
