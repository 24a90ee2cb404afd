import { describe, expect, it } from 'vitest';
import {
  attemptTime,
  deadlineOf,
  type Gift,
  graceMs,
  hasRunOut,
  isLate,
  isOver,
  mostAfterClosing,
} from './attempt-time.ts';

const minute = 60_000;
const limited = { minutes: 60, closing: 'shorten' } as const;

it('O3: is shorter where the quiz closes before, and says so', () => {
  expect(attemptTime(limited, 40 * minute, 0)).toEqual({
    deadline: 40 * minute,
    because: 'closes',
  });
});

it('is as long as the quiz says where it closes later or never', () => {
  const whole = { deadline: 60 * minute, because: 'minutes' };
  expect(attemptTime(limited, 60 * minute, 0)).toEqual(whole);
  expect(attemptTime(limited, null, 0)).toEqual(whole);
});

it('lets who has begun finish where the teacher chose so', () => {
  const patient = { minutes: 60, closing: 'letFinish' } as const;
  expect(attemptTime(patient, 40 * minute, 0)).toEqual({
    deadline: 60 * minute,
    because: 'minutes',
  });
});

it('ends with the closing where nothing else ends it', () => {
  for (const closing of ['shorten', 'letFinish'] as const)
    expect(attemptTime({ minutes: null, closing }, minute, 0)).toEqual({
      deadline: minute,
      because: 'closes',
    });
  expect(attemptTime({ minutes: null, closing: 'shorten' }, null, 0)).toEqual({
    deadline: null,
    because: 'unlimited',
  });
});

it('case 29: runs on behind the closing no longer than who began just before may take, with what was given', () => {
  const given = [{ minutes: 10 }, { minutes: 5 }];
  const patient = { minutes: 60, closing: 'letFinish' } as const;
  expect(mostAfterClosing(limited, [])).toBe(0);
  expect(mostAfterClosing(limited, given)).toBe(15 * minute);
  // Four times the usual is the most that anybody has.
  expect(mostAfterClosing(patient, given)).toBe(255 * minute);
  expect(mostAfterClosing({ ...patient, minutes: null }, given)).toBe(15 * minute);
});

it('case 32: what comes behind the deadline is late within the grace, and too late behind it', () => {
  expect([isLate(100, 100), isLate(100, 101), isLate(null, 101)]).toEqual([false, true, false]);
  expect([isOver(100, 100 + graceMs), isOver(100, 101 + graceMs), isOver(null, 1e15)]).toEqual([
    false,
    true,
    false,
  ]);
});

it('has run out by the time alone, or by a submit at the deadline and in the grace', () => {
  const deadline = '2026-03-01T10:30:00.000Z';
  const ends = (endedAt: string | null, end: string | null = deadline) =>
    hasRunOut({ state: 'submitted', deadline: end, endedAt });
  expect(hasRunOut({ state: 'expired', deadline, endedAt: deadline })).toBe(true);
  expect(ends(deadline)).toBe(true);
  expect(ends('2026-03-01T10:30:04.000Z')).toBe(true);
  expect(ends('2026-03-01T10:29:59.999Z')).toBe(false);
  expect(ends('2026-03-01T10:30:04.000Z', null)).toBe(false);
  expect(hasRunOut({ state: 'open', deadline, endedAt: null })).toBe(false);
});

describe('minutes that are given', () => {
  const iso = (ms: number) => new Date(ms).toISOString();
  const head = {
    userId: 'ana',
    startedAt: iso(10 * minute),
    reopenedAt: null,
    deadline: iso(40 * minute),
  };
  const gift = (at: number, minutes: number, userId: string | null = null) => ({
    minutes,
    userId,
    reason: 'A fire drill',
    by: 'tea',
    at: iso(at),
  });
  const deadline = (...given: Gift[]) => deadlineOf(head, { given }).deadline;

  it('O2: move the deadline of everybody, or of one', () => {
    expect(deadline()).toBe(40 * minute);
    expect(deadlineOf(head, null).deadline).toBe(40 * minute);
    expect(deadline(gift(20 * minute, 10))).toBe(50 * minute);
    expect(deadline(gift(20 * minute, 10, 'ana'), gift(21 * minute, 5))).toBe(55 * minute);
    expect(deadline(gift(20 * minute, 10, 'ben'))).toBe(40 * minute);
  });

  it('count from the start of an attempt to the end of its grace', () => {
    expect(deadline(gift(10 * minute, 10))).toBe(50 * minute);
    expect(deadline(gift(10 * minute - 1, 10))).toBe(40 * minute);
    expect(deadline(gift(40 * minute + graceMs, 10))).toBe(50 * minute);
    expect(deadline(gift(40 * minute + graceMs + 1, 10))).toBe(40 * minute);
  });

  it('count where an earlier gift still lets it run, and not behind its end', () => {
    expect(deadline(gift(30 * minute, 10), gift(45 * minute, 5))).toBe(55 * minute);
    const late = [gift(41 * minute, 10), gift(45 * minute, 5)];
    expect(deadlineOf(head, { given: late })).toEqual({ deadline: 40 * minute, given: [] });
  });

  it('are in the deadline of an attempt already where it was reopened since', () => {
    const again = { ...head, reopenedAt: iso(35 * minute) };
    const given = [gift(20 * minute, 10), gift(35 * minute, 5)];
    expect(deadlineOf(again, { given }).deadline).toBe(45 * minute);
  });

  it('say which of them counted', () => {
    const [early, mine, others] = [gift(0, 1), gift(20 * minute, 2), gift(21 * minute, 3, 'ben')];
    expect(deadlineOf(head, { given: [early, mine, others] }).given).toEqual([mine]);
  });

  it('give nothing to who has all the time there is', () => {
    const free = { ...head, deadline: null };
    expect(deadlineOf(free, { given: [gift(20 * minute, 10)] })).toEqual({
      deadline: null,
      given: [],
    });
  });
});
