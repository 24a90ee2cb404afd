import { describe, expect, it } from 'vitest';
import { formatPoints, mostPoints, pointsOf, readPoints } from './points.ts';

describe('points', () => {
  it.each([
    ['1', 10_000],
    ['0', 0],
    ['0.5', 5000],
    ['2,75', 27_500],
    [' 0.3333 ', 3333],
    ['1000', 10_000_000],
    ['1 000', 10_000_000],
    ['1.000,0', 10_000_000],
    ['7.125', 71_250],
    // As Blackboard writes them.
    ['6.50000', 65_000],
    ['1,000.00000', 10_000_000],
  ])('takes %j as people write it', (text, points) => {
    expect(pointsOf(text, 'en')).toBe(points);
  });

  it.each([
    '',
    '-1',
    '1.',
    '.5',
    '0.33333',
    '0.333330',
    '1e3',
    '1000.0001',
    '1.000,1',
    'two',
    '10 00',
  ])('takes %j for no number of points', (text) => {
    expect(pointsOf(text, 'es')).toBeNull();
  });

  it('takes what could be thousands or decimals as the language has it, and as decimals where so many are not given', () => {
    expect(pointsOf('1.000', 'es')).toBe(10_000_000);
    expect(pointsOf('1,000', 'es')).toBe(10_000);
    expect(pointsOf('1,000', 'en')).toBe(10_000_000);
    expect(pointsOf('1.000', 'en')).toBe(10_000);
    expect(pointsOf('1.000', 'es', 100_000)).toBe(10_000);
    expect(formatPoints(10_000_000, 'en')).toBe('1,000');
  });

  it('rounds what a file has in more decimals than there are', () => {
    const read = (text: string) => readPoints(text, { most: mostPoints });
    expect(read('66.66667')).toBe(666_667);
    expect(read('33,33333')).toBe(333_333);
    expect(read('9.99999')).toBe(100_000);
    expect(read('1,066.66667')).toBe('tooMuch');
  });

  it('says that a sign parts thousands beside the other numbers, where that makes it too many', () => {
    const beside = { most: 10_000_000, shown: ',' } as const;
    expect(readPoints('1.234', beside)).toBe('thousands');
    expect(readPoints('1.234', { ...beside, shown: '.' })).toBe(12_340);
    expect(readPoints('1234', beside)).toBe('tooMuch');
    expect(readPoints('1.000', beside)).toBe(10_000_000);
  });

  it('shows them as people of the language write them', () => {
    expect(formatPoints(3333, 'en')).toBe('0.3333');
    expect(formatPoints(27_500, 'es')).toBe('2,75');
  });
});
