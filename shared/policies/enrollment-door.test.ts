import { expect, it } from 'vitest';
import { doorOf } from './enrollment-door.ts';

const always = { opensOn: null, closesOn: null };
const march = { opensOn: '2026-03-01', closesOn: '2026-03-31' };
const course = { state: 'published', enrollmentMode: 'open', enrollmentWindow: always } as const;

it.each([
  ['a course without days takes people any day', course, '2026-03-01', 'open'],
  [
    'one that opens later does not yet',
    { ...course, enrollmentWindow: march },
    '2026-02-28',
    'notYet',
  ],
  ['one does on its first day', { ...course, enrollmentWindow: march }, '2026-03-01', 'open'],
  ['and still on its last', { ...course, enrollmentWindow: march }, '2026-03-31', 'open'],
  ['but not the day after', { ...course, enrollmentWindow: march }, '2026-04-01', 'closed'],
  ['a closed one takes nobody', { ...course, enrollmentMode: 'closed' }, '2026-03-01', 'closed'],
  ['nor does a draft', { ...course, state: 'draft' }, '2026-03-01', 'closed'],
] as const)('%s', (_name, given, today, door) => {
  expect(doorOf(given, today)).toBe(door);
});
