import { expect, it } from 'vitest';
import { datesFor } from './assignment-dates.ts';

const at = (day: number, time = '12:00', timeZone = 'Europe/Madrid') => ({ day, time, timeZone });
const rules = { opens: at(0, '08:00'), due: at(9), closes: at(12) };
const course = { startsOn: '2026-03-02' };
const utc = (text: string) => Date.parse(`2026-03-${text}:00.000Z`);
const given = (by: 'person' | 'group', dueAt: string | null, closesAt: string | null = null) => ({
  by,
  dueAt: dueAt && new Date(utc(dueAt)).toISOString(),
  closesAt: closesAt && new Date(utc(closesAt)).toISOString(),
});

it('counts from the start of the course, in the zone of each date', () => {
  expect(datesFor({ ...rules, due: at(9, '18:00', 'America/Mexico_City') }, course)).toEqual({
    opens: { at: utc('02T07:00'), because: 'course' },
    due: { at: utc('12T00:00'), because: 'course' },
    closes: { at: utc('14T11:00'), because: 'course' },
  });
});

it('keeps the time of the clocks over their change', () => {
  expect(datesFor({ ...rules, due: at(26), closes: at(27) }, course)).toMatchObject({
    due: { at: utc('28T11:00') },
    closes: { at: utc('29T10:00') },
  });
});

it('knows a date that nobody set from one that has nothing to count from', () => {
  expect(datesFor({ ...rules, closes: null }, { startsOn: null })).toEqual({
    opens: { at: null, because: 'noStart' },
    due: { at: null, because: 'noStart' },
    closes: { at: null, because: 'none' },
  });
});

it('has an extension’s dates in the place of its own, with whose it is', () => {
  const own = given('person', '12T11:00', '20T11:00');
  expect(datesFor(rules, course, [own])).toMatchObject({
    opens: { because: 'course' },
    due: { at: utc('12T11:00'), because: 'person' },
    closes: { at: utc('20T11:00'), because: 'person' },
  });
  expect(datesFor(rules, { startsOn: null }, [own]).due).toEqual({
    at: utc('12T11:00'),
    because: 'person',
  });
});

it('asks the own extension first, and the group’s for what that leaves', () => {
  const both = [given('person', null, '20T11:00'), given('group', '12T11:00', '19T11:00')];
  expect(datesFor(rules, course, both)).toMatchObject({
    due: { at: utc('12T11:00'), because: 'group' },
    closes: { at: utc('20T11:00'), because: 'person' },
  });
});

it('does not close before somebody’s own due date', () => {
  expect(datesFor(rules, course, [given('person', '16T11:00')]).closes).toEqual({
    at: utc('16T11:00'),
    because: 'due',
  });
  expect(datesFor(rules, course, [given('person', '14T11:00')]).closes.because).toBe('course');
  // What the teacher of all wrote stays as it is: readiness says that it cannot be meant.
  expect(datesFor({ ...rules, due: at(13) }, course).closes.because).toBe('course');
});
