import { expect, it } from 'vitest';
import { numberFormat } from './number-format.ts';

it.each(['en', 'es'] as const)('writes a minus, which is no hyphen, in %s', (language) => {
  const points = numberFormat(language, { maximumFractionDigits: 4 });
  expect(points.format(-5)).toBe('−5');
  expect(points.format(5)).toBe('5');
  expect(numberFormat(language, { style: 'percent' }).format(-0.2)).toMatch(/^−20\s?%$/u);
});
