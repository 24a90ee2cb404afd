import { describe, expect, it } from 'vitest';
import { quizMark } from './quiz-mark.ts';

const attempt = (number: number, points: number | null, most = 10_000) => ({
  attemptId: `A${number}`,
  number,
  points,
  most,
  submittedAt: '2026-01-01T00:00:00.000Z',
});

describe('the mark of a quiz', () => {
  it('is open as long as nothing has ended', () => {
    expect(quizMark([], 'best')).toEqual({
      source: { kind: 'quiz', counts: 'best', attempts: [], counted: [] },
      earned: null,
      points: null,
      status: 'open',
    });
  });

  it('remembers all attempts, and which of them counts', () => {
    const attempts = [attempt(1, 9000), attempt(2, 4000)];
    expect(quizMark(attempts, 'best')).toMatchObject({
      source: { attempts, counted: ['A1'] },
      earned: { points: 9000, most: 10_000 },
      points: 9000,
      status: 'marked',
    });
    expect(quizMark(attempts, 'last')).toMatchObject({ points: 4000, status: 'marked' });
  });

  it('waits as long as a person could still change it', () => {
    const attempts = [attempt(1, 9000), attempt(2, null)];
    expect(quizMark(attempts, 'best')).toMatchObject({ points: null, status: 'waiting' });
    expect(quizMark(attempts, 'first')).toMatchObject({ points: 9000, status: 'marked' });
  });
});
