import { describe, expect, it } from 'vitest';
import { formatPoints, pointsOf } from './points.ts';

describe('points', () => {
  it.each([
    ['1', 10_000],
    ['0', 0],
    ['0.5', 5000],
    ['2,75', 27_500],
    [' 0.3333 ', 3333],
    ['1000', 10_000_000],
  ])('takes %j as people write it', (text, points) => {
    expect(pointsOf(text)).toBe(points);
  });

  it.each(['', '-1', '1.', '.5', '0.33333', '1e3', '1000.0001', 'two', '1 000'])(
    'takes %j for no number of points',
    (text) => {
      expect(pointsOf(text)).toBeNull();
    },
  );

  it('shows them as people of the language write them', () => {
    expect(formatPoints(3333, 'en')).toBe('0.3333');
    expect(formatPoints(27_500, 'es')).toBe('2,75');
  });
});
