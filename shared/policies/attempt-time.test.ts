import { expect, it } from 'vitest';
import { attemptTime, graceMs, isLate, isOver } from './attempt-time.ts';

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

it('case 32: what comes behind the deadline is late within the grace, and too late behind it', () => {
  expect([isLate(100, 100), isLate(100, 101), isLate(null, 101)]).toEqual([false, true, false]);
  expect([isOver(100, 100 + graceMs), isOver(100, 101 + graceMs), isOver(null, 1e15)]).toEqual([
    false,
    true,
    false,
  ]);
});
