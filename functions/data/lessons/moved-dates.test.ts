import { expect, it } from 'vitest';
import { assignmentOf } from '#test/support/assignment-of.ts';
import { quizOf } from '#test/support/quiz-of.ts';
import { changedAt, changesOf } from './moved-dates.ts';
import type { MovedDates } from './outline.ts';

const course = { startsOn: '2026-03-02' };
const due = (day: number) => assignmentOf({ due: { day, time: '23:59', timeZone: 'UTC' } });
const at = (minute: number) => Date.UTC(2026, 2, 1, 10, minute);
const instant = (day: number) => `2026-03-${String(day + 2).padStart(2, '0')}T23:59:00.000Z`;

/** The moves of an assignment that is due on some days, one after the other, a minute apart. */
const movesOf = (...days: number[]) =>
  days.slice(1).reduce<MovedDates[]>((movedDates, day, moves) => {
    const save = [due(days[moves] ?? 0), due(day)] as const;
    return changesOf({ movedDates }, save, course, at(moves)).movedDates;
  }, []);

it('keeps what a date was until it was moved, and calls nothing else revised', () => {
  expect(changesOf({ movedDates: [] }, [due(3), due(6)], course, at(0))).toEqual({
    isRevised: false,
    movedDates: [
      {
        at: '2026-03-01T10:00:00.000Z',
        starts: null,
        opens: null,
        due: instant(3),
        closes: null,
      },
    ],
  });
});

it('knows a change of the rest from one of the dates, and both', () => {
  const other = { ...due(3), attempts: 4 };
  expect(changesOf({ movedDates: [] }, [due(3), other], course, at(0))).toEqual({
    isRevised: true,
    movedDates: [],
  });
  const both = changesOf({ movedDates: [] }, [due(3), { ...other, due: null }], course, at(0));
  expect(both).toMatchObject({ isRevised: true, movedDates: [{ due: instant(3) }] });
});

it('knows the beginning of a live session and when a quiz is open', () => {
  const time = (day: number) => ({ day, time: '23:59', timeZone: 'UTC' });
  const session = (day: number) => ({
    kind: 'live' as const,
    joinAddress: null,
    recordingMediaId: null,
    ...time(day),
  });
  expect(changesOf({ movedDates: [] }, [session(3), session(6)], course, at(0))).toMatchObject({
    isRevised: false,
    movedDates: [{ starts: instant(3), closes: null }],
  });
  const quiz = (day: number) => quizOf({ opens: time(1), closes: time(day) });
  expect(changesOf({ movedDates: [] }, [quiz(3), quiz(6)], course, at(0))).toMatchObject({
    isRevised: false,
    movedDates: [{ opens: instant(1), closes: instant(3), due: null }],
  });
});

it('keeps no dates of a block that is of another kind now', () => {
  const text = { kind: 'text' as const, body: {} };
  const movedDates = movesOf(1, 2);
  expect(changesOf({ movedDates }, [due(2), text], course, at(5))).toEqual({
    isRevised: true,
    movedDates: [],
  });
});

it('counts no move where the course has no start, nor another way to say the same instant', () => {
  expect(changesOf({ movedDates: [] }, [due(3), due(6)], { startsOn: null }, at(0))).toEqual({
    isRevised: false,
    movedDates: [],
  });
  const said = assignmentOf({ due: { day: 4, time: '00:59', timeZone: 'Europe/Madrid' } });
  expect(changesOf({ movedDates: [] }, [due(3), said], course, at(0)).movedDates).toEqual([]);
});

it('keeps of many moves the first and the latest, and none that is too old to be told', () => {
  const moves = movesOf(1, 2, 3, 4, 5, 6, 7, 8, 9);
  expect(moves.map((one) => one.due)).toEqual([1, 4, 5, 6, 7, 8].map(instant));
  const later = changesOf(
    { movedDates: moves },
    [due(9), due(10)],
    course,
    at(0) + 61 * 86_400_000,
  );
  expect(later.movedDates.map((one) => one.due)).toEqual([instant(9)]);
});

it('says when a block was changed last, its dates included', () => {
  const movedDates = movesOf(1, 2);
  const [moved] = movedDates.map((one) => one.at);
  expect(changedAt({ revisedAt: null, movedDates: [] })).toBeNull();
  expect(changedAt({ revisedAt: null, movedDates })).toBe(moved);
  expect(changedAt({ revisedAt: '2026-02-01T00:00:00.000Z', movedDates })).toBe(moved);
  expect(changedAt({ revisedAt: '2026-04-01T00:00:00.000Z', movedDates })).toBe(
    '2026-04-01T00:00:00.000Z',
  );
});
