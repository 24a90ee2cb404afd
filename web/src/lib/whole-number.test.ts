import { expect, it } from 'vitest';
import { wholeOf } from './whole-number.ts';

it.each([
  ['1500', 1500],
  [' 12 ', 12],
  ['1.500', 1500],
  ['1,500', 1500],
  ['1 500', 1500],
  ['1\u00A0500', 1500],
  ['1\u202F500', 1500],
  ['12.000', 12_000],
  ['1.000.000', 1_000_000],
])('reads "%s" as people of one language or another write it', (text, number) => {
  expect(wholeOf(text, 1, 1_000_000)).toBe(number);
});

it.each([
  '',
  '-5',
  '1.5',
  '1.50',
  '1,5000',
  '1.000,5',
  '1.000,000',
  '.500',
  '1500.000',
  '12e3',
  '0x10',
])('takes "%s" for no whole number', (text) => {
  expect(wholeOf(text, -10, 10_000_000)).toBeNull();
});

it('keeps to its bounds, however the number is written', () => {
  expect(wholeOf('1.001', 1, 1000)).toBeNull();
  expect(wholeOf('1.000', 1, 1000)).toBe(1000);
  expect(wholeOf('0', 1, 1000)).toBeNull();
});
