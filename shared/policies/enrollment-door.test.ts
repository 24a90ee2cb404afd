import { expect, it } from 'vitest';
import { doorOf, entryOf } from './enrollment-door.ts';

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

it.each([
  ['lets people in', { ...course, seatsLeft: null }, 'open'],
  ['says that it is full', { ...course, seatsLeft: 0 }, 'full'],
  ['asks for its key', { ...course, enrollmentMode: 'key', seatsLeft: 3 }, 'key'],
  ['is full before it asks for a key', { ...course, enrollmentMode: 'key', seatsLeft: 0 }, 'full'],
  [
    'takes requests also where it is full',
    { ...course, enrollmentMode: 'approval', seatsLeft: 0 },
    'approval',
  ],
  [
    'is not open yet, whatever else',
    {
      ...course,
      enrollmentMode: 'key',
      enrollmentWindow: { opensOn: '2026-04-01', closesOn: null },
      seatsLeft: 0,
    },
    'notYet',
  ],
] as const)('a course of the catalogue %s', (_name, given, entry) => {
  expect(entryOf(given, '2026-03-01')).toBe(entry);
});
