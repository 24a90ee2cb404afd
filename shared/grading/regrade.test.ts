import { describe, expect, it } from 'vitest';
import { type RegradeChange, regradedTo } from './regrade.ts';
import { settleStep } from './settle-step.ts';

const rescore = (version: number): RegradeChange => ({ kind: 'rescore', questionId: 'q', version });
const all = (kind: 'fullMarks' | 'drop'): RegradeChange => ({
  kind,
  questionId: 'q',
  version: null,
});

describe('O4: what several regrades of a question come to', () => {
  it.each<[string, RegradeChange[], number, 'fullMarks' | 'drop' | null]>([
    ['none', [], 1, null],
    ['another content', [rescore(3)], 3, null],
    ['the last of two contents', [rescore(3), rescore(2)], 2, null],
    ['full marks by another content', [rescore(3), all('fullMarks')], 3, 'fullMarks'],
    ['scored anew after it was dropped', [all('drop'), rescore(2)], 2, null],
    ['the last word', [all('drop'), all('fullMarks')], 1, 'fullMarks'],
  ])('%s', (_, changes, version, change) => {
    expect(regradedTo('q', 1, changes)).toEqual({ version, change });
    expect(regradedTo('another', 1, changes)).toEqual({ version: 1, change: null });
  });
});

describe('what a question earned, all things considered', () => {
  const step = { points: 2500, most: 10_000, isWaiting: false, change: null, mark: null };
  it.each([
    ['by itself', {}, 2500, 10_000],
    ['by hand', { mark: { points: 7000 } }, 7000, 10_000],
    ['full marks for all', { change: 'fullMarks' as const, mark: { points: 1 } }, 10_000, 10_000],
    ['dropped', { change: 'drop' as const, mark: { points: 1 } }, 0, 0],
  ])('%s', (_, how, points, most) => {
    const settled = settleStep({ ...step, ...how });
    expect(settled).toMatchObject({ points, most, isWaiting: false });
    // Taken back, it is what it was.
    const { automatic, ...back } = settleStep({ ...settled, change: null, mark: null });
    expect([back, automatic]).toEqual([step, { points: 2500, most: 10_000, isWaiting: false }]);
  });

  it('waits for a person until one has marked it', () => {
    const waits = { points: null, most: 10_000, isWaiting: true, change: null, mark: null };
    expect(settleStep(waits).isWaiting).toBe(true);
    expect(settleStep({ ...waits, mark: { points: 0 } })).toMatchObject({
      points: 0,
      isWaiting: false,
    });
  });
});
