import { describe, expect, it } from 'vitest';
import { assignmentOf } from '#test/support/assignment-of.ts';
import type { AssignmentDates } from './assignment-dates.ts';
import { draftRefusal, mostSubmissions, submitRefusal } from './submit-refusal.ts';

const noon = Date.parse('2026-03-01T12:00:00.000Z');
const none = { at: null, because: 'none' as const };
const at = (instant: number, because: 'course' | 'person' | 'due' = 'course') => ({
  at: instant,
  because,
});
const text = { text: { mostWords: null }, files: null, link: false, recording: null };
type Asked = Parameters<typeof submitRefusal>[0];

const asked = (
  work: Partial<Asked['work']> = {},
  dates: Partial<AssignmentDates> = {},
  changes: Partial<Asked> = {},
): Asked => ({
  assignment: assignmentOf({ handIn: text, attempts: 2 }),
  dates: { opens: none, due: none, closes: none, ...dates },
  moreAttempts: 0,
  canHandIn: true,
  work: { used: 0, made: 0, isLocked: false, isReturned: false, ...work },
  ...changes,
});

describe('case 43: the instant', () => {
  it('of opening and of closing are in time, and a millisecond beyond is not', () => {
    const of = (dates: Partial<AssignmentDates>) => submitRefusal(asked({}, dates), noon);
    expect(of({ opens: at(noon) })).toBeNull();
    expect(of({ opens: at(noon + 1) })).toBe('assignment_not_open');
    expect(of({ closes: at(noon) })).toBeNull();
    expect(of({ closes: at(noon - 1) })).toBe('assignment_closed');
    expect(of({ due: at(noon - 1) })).toBeNull();
  });
});

describe('attempts', () => {
  it('are those of the assignment and those that one person has more', () => {
    expect(submitRefusal(asked({ used: 1, made: 1 }), noon)).toBeNull();
    expect(submitRefusal(asked({ used: 2, made: 2 }), noon)).toBe('no_attempts_left');
    const more = asked({ used: 2, made: 2 }, {}, { moreAttempts: 1 });
    expect(submitRefusal(more, noon)).toBeNull();
  });

  it('come back with a withdrawal, until very much was handed in', () => {
    expect(submitRefusal(asked({ used: 0, made: mostSubmissions - 1 }), noon)).toBeNull();
    expect(submitRefusal(asked({ used: 0, made: mostSubmissions }), noon)).toBe('no_attempts_left');
  });
});

describe('what is being marked', () => {
  it('case 47: is locked, whatever else there is', () => {
    const locked = { used: 1, made: 1, isLocked: true };
    expect(draftRefusal(asked(locked), noon)).toBe('submission_locked');
    expect(draftRefusal(asked(locked, { closes: at(noon - 1) }), noon)).toBe('submission_locked');
  });

  it('is open again once it was given back: without attempts, and after the closing', () => {
    const returned = { used: 2, made: 2, isReturned: true };
    expect(submitRefusal(asked(returned, { closes: at(noon - 1) }), noon)).toBeNull();
    expect(submitRefusal(asked(returned, { opens: at(noon + 1) }), noon)).toBeNull();
  });

  it('then ends with the date of an extension: of its closing, or of its due date', () => {
    const returned = { used: 2, made: 2, isReturned: true };
    const of = (dates: Partial<AssignmentDates>) => submitRefusal(asked(returned, dates), noon);
    expect(of({ due: at(noon, 'person') })).toBeNull();
    expect(of({ due: at(noon - 1, 'person') })).toBe('assignment_closed');
    expect(of({ due: at(noon - 1, 'person'), closes: at(noon, 'person') })).toBeNull();
    expect(of({ due: at(noon - 2, 'person'), closes: at(noon - 1, 'due') })).toBe(
      'assignment_closed',
    );
    expect(of({ due: at(noon - 1) })).toBeNull();
  });
});

it('waits until who hands in has a group, where it is for groups: nothing can be worked at before', () => {
  const alone = asked({}, {}, { canHandIn: false });
  expect(submitRefusal(alone, noon)).toBe('assignment_not_ready');
  expect(draftRefusal(alone, noon)).toBe('assignment_not_ready');
});

it('waits until it says what to hand in', () => {
  const of = (changes: Parameters<typeof assignmentOf>[0]) =>
    asked({}, {}, { assignment: assignmentOf({ handIn: text, ...changes }) });
  expect(submitRefusal(of({}), noon)).toBeNull();
  const nothing = { text: null, files: null, link: false, recording: null };
  expect(submitRefusal(of({ handIn: nothing }), noon)).toBe('assignment_not_ready');
  expect(draftRefusal(of({ handIn: nothing }), noon)).toBeNull();
  for (const part of [
    { link: true },
    { recording: { as: 'audio' as const, mostMinutes: 1 } },
    { files: { accepts: ['application/pdf' as const], most: 1, mostBytes: 1 } },
  ])
    expect(submitRefusal(of({ handIn: { ...nothing, ...part } }), noon)).toBeNull();
});
