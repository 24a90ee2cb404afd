import { describe, expect, it } from 'vitest';
import { entryOf, type Person } from './entry.ts';

const always = { opensOn: null, closesOn: null };
const march = { opensOn: '2026-03-01', closesOn: '2026-03-31' };
const course = {
  state: 'published',
  enrollmentMode: 'open',
  enrollmentWindow: always,
  price: null,
} as const;
type Course = Parameters<typeof entryOf>[0];
const student: Person = { teaches: false, state: null, invited: null, prepared: true };
const paid = { price: { amount: 7900 } };
const asks = { action: 'request', reason: 'price' };

describe('the days of a course', () => {
  it.each<[string, Partial<Course>, string, object]>([
    ['a course without days takes people any day', {}, '2026-03-01', { action: 'enroll' }],
    [
      'one that opens later says when',
      { enrollmentWindow: march, enrollmentMode: 'key' },
      '2026-02-28',
      { action: 'none', reason: 'notYet', opensOn: '2026-03-01' },
    ],
    ['one does on its first day', { enrollmentWindow: march }, '2026-03-01', { action: 'enroll' }],
    ['and still on its last', { enrollmentWindow: march }, '2026-03-31', { action: 'enroll' }],
    ['but not the day after', { enrollmentWindow: march }, '2026-04-01', { reason: 'closed' }],
    ['a closed one takes nobody', { enrollmentMode: 'closed' }, '2026-03-01', { reason: 'closed' }],
    ['nor does a draft', { state: 'draft' }, '2026-03-01', { action: 'none', reason: 'draft' }],
    ['nor an archived one', { state: 'archived' }, '2026-03-01', { reason: 'archived' }],
  ])('%s', (_name, changes, today, entry) => {
    expect(entryOf({ ...course, ...changes }, null, student, today)).toMatchObject(entry);
    expect(entryOf({ ...course, ...changes }, null, null, today)).toMatchObject(entry);
  });
});

describe('what somebody can do about a course', () => {
  it.each<[string, Partial<Course>, number | null, Partial<Person>, object]>([
    ['takes a seat', {}, null, {}, { action: 'enroll', reason: null, full: false }],
    ['lines up where it is full', {}, 0, {}, { action: 'wait', full: true }],
    ['uses the key', { enrollmentMode: 'key' }, 3, {}, { action: 'useKey', full: false }],
    ['also where it is full', { enrollmentMode: 'key' }, 0, {}, { action: 'useKey', full: true }],
    ['asks', { enrollmentMode: 'approval' }, 0, {}, { action: 'request', reason: 'approval' }],
    ['hears that it is by invitation', { enrollmentMode: 'invitation' }, 3, {}, { action: 'none' }],
    [
      'asks again once declined',
      { enrollmentMode: 'approval' },
      3,
      { state: 'declined' },
      { action: 'request' },
    ],
    ['comes back', {}, 3, { state: 'withdrawn' }, { action: 'enroll' }],
    ['goes in', paid, 0, { state: 'active' }, { action: 'learn', full: false }],
    [
      'goes in where they teach',
      paid,
      0,
      { teaches: true },
      { action: 'learn', reason: 'teaches' },
    ],
    ['has asked', { enrollmentMode: 'closed' }, 3, { state: 'requested' }, { reason: 'requested' }],
    ['waits', {}, 3, { state: 'waiting' }, { action: 'none', reason: 'waiting' }],
    ['was removed', {}, 3, { state: 'removed' }, { action: 'none', reason: 'removed' }],
    ['has something to finish first', {}, 3, { prepared: false }, { reason: 'prerequisite' }],
  ])('%s', (_name, changes, seatsLeft, who, entry) => {
    const person = { ...student, ...who };
    expect(entryOf({ ...course, ...changes }, seatsLeft, person, '2026-03-01')).toMatchObject(
      entry,
    );
  });

  it.each<[string, Partial<Course>, Partial<Person>, object]>([
    ['enrolls by invitation', { enrollmentMode: 'invitation' }, {}, { action: 'enroll' }],
    ['needs neither key nor approval', { enrollmentMode: 'key' }, {}, { action: 'enroll' }],
    ['comes back though removed', {}, { state: 'removed' }, { action: 'enroll' }],
    ['asks where there is a price', { enrollmentMode: 'invitation', ...paid }, {}, asks],
    ['enrolls where the place is free', paid, { invited: 'free' }, { action: 'enroll' }],
  ])('who is invited %s', (_name, changes, who, entry) => {
    const person: Person = { ...student, invited: 'price', ...who };
    expect(entryOf({ ...course, ...changes }, 3, person, '2026-03-01')).toMatchObject(entry);
  });
});

describe('a course with a price', () => {
  it.each(['open', 'key', 'approval'] as const)('is asked for a place in, by %s', (mode) => {
    const entry = entryOf({ ...course, ...paid, enrollmentMode: mode }, 0, student, '2026-03-01');
    expect(entry).toMatchObject({ ...asks, full: true, keyOpens: mode === 'key' });
  });

  it('keeps out who is not invited, where it takes the invited alone', () => {
    const byInvitation = { ...course, ...paid, enrollmentMode: 'invitation' } as const;
    expect(entryOf(byInvitation, 3, student, '2026-03-01').action).toBe('none');
  });
});
