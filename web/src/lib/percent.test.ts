import { expect, it } from 'vitest';
import { formatPercent, percentOf } from './percent.ts';

it('writes percentages as people of the language do', () => {
  expect(formatPercent(8750, 'en')).toBe('87.5%');
  expect(formatPercent(8750, 'es')).toBe('87,5\u00A0%');
  expect(formatPercent(10_500, 'en')).toBe('105%');
});

it.each([
  ['80', 8000],
  ['80,5 %', 8050],
  ['99.99', 9999],
  ['100', 10_000],
  ['0', 0],
  ['100.01', null],
  ['-1', null],
  ['8.123', null],
  ['much', null],
])('reads %s as %s', (text, hundredths) => {
  expect(percentOf(text)).toBe(hundredths);
});

it('reads more than the whole where that can be', () => {
  expect(percentOf('104,5 %', 20_000)).toBe(10_450);
  expect(percentOf('200.01', 20_000)).toBeNull();
});
