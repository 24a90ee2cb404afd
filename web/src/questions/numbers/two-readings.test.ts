import { describe, expect, it } from 'vitest';
import { readDecimal } from '#shared/questions/decimals.ts';
import { twoReadings } from './two-readings.ts';

describe('a number of a question', () => {
  it.each([
    ['1.500', 1.5, 1500],
    ['1,500', 1.5, 1500],
    [' 12.345 ', 12.345, 12_345],
    ['999,001', 999.001, 999_001],
    ['-1.500', -1.5, -1500],
    ['\u22121,500', -1.5, -1500],
    ['+1.234', 1.234, 1234],
    ['１．５００', 1.5, 1500],
  ])(
    '%s could be thousands, and is scored as the decimal that is said',
    (text, read, thousands) => {
      expect(twoReadings(text)).toEqual({ read, thousands });
      expect(readDecimal(text)?.toNumber()).toBe(read);
    },
  );

  it.each([
    '',
    '-',
    '1500',
    '1.5',
    '1,50',
    '1.5000',
    '0.500',
    '0,125',
    '.500',
    '1500.250',
    '1.500e3',
    '1,500 × 10^3',
    '1.234.567',
    '1,234.5',
    '1 500',
    'many',
  ])('%s is one thing alone, or none', (text) => {
    expect(twoReadings(text)).toBeNull();
  });
});
