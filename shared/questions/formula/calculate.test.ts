import { describe, expect, it } from 'vitest';
import { keyOf } from './calculate.ts';
import { parseExpression } from './parse.ts';

const value = (expression: string, values: Record<string, string> = {}, decimals?: number) =>
  keyOf(
    { expression, decimals: decimals ?? null },
    { values: Object.entries(values).map(([name, value]) => ({ name, value })) },
  );

it.each([
  ['0.1 + 0.2', '0.3', 'decimals, no floats'],
  ['1/3*3', '1', 'a third three times'],
  ['2 + 3 * 4', '14', 'products first'],
  ['(2 + 3) * 4', '20', 'parentheses before them'],
  ['2^3^2', '512', 'powers from the right'],
  ['-2^2', '-4', 'a power before its sign'],
  ['(-2)^2', '4', 'unless parentheses say so'],
  ['2^-1', '0.5', 'a sign within a power'],
  ['-2^-2', '-0.25', 'both'],
  ['--2', '2', 'a sign twice'],
  ['10 - 4 - 3', '3', 'differences from the left'],
  ['12 / 3 / 2', '2', 'quotients from the left'],
  ['2 × 3 ÷ 4 − 1', '0.5', 'signs as they are printed'],
  ['sqrt(2)^2', '2', 'a root squared'],
  ['sin(radians(30))', '0.5', 'an angle in degrees'],
  ['degrees(acos(-1))', '180', 'and back'],
  ['ln(e^2)', '2', 'a constant'],
  ['log10(1000)', '3', 'a logarithm'],
  ['max(1, 3, 2) + min(4, 5)', '7', 'several arguments'],
  ['1.5e3', '1500', 'an exponent'],
  ['round(2.5)', '3', 'half up'],
  ['9007199254740993 + 2', '9007199254740995', 'more than a float can hold'],
])('%s is %s: %s', (expression, wanted) => {
  expect(value(expression)).toBe(wanted);
});

it('takes the values drawn, before constants of the same name', () => {
  expect(value('a*x^2 + b', { a: '0.5', x: '-3', b: '1' })).toBe('5.5');
  expect(value('e + 1', { e: '4' })).toBe('5');
  expect(value('2/3', {}, 2)).toBe('0.67');
});

it.each([['1/0'], ['sqrt(-1)'], ['ln(0)'], ['9^9^9'], ['exp(exp(exp(9)))'], ['x + 1']])(
  '%s has no value',
  (expression) => {
    expect(parseExpression(expression)).not.toBeNull();
    expect(value(expression)).toBeNull();
  },
);

describe('is no expression:', () => {
  it.each([
    [''],
    ['1 +'],
    ['1 2'],
    ['()'],
    ['2(3)'],
    ['(1)(2)'],
    ['1, 2'],
    ['a.b'],
    ['a[0]'],
    ['constructor.constructor(1)'],
    ['constructor(1)'],
    ['toString()'],
    ['__proto__ + 1'],
    ['sqrt'.concat('()')],
    ['sqrt(1, 2)'],
    ['pow(1)'],
    ['sqrt(1)(2)'],
    ['a = 1'],
    ['a ? 1 : 2'],
    ['1 < 2'],
    ['"text"'],
    ['`text`'],
    ['[1]'],
    ['1; 2'],
    ['0x10'],
    ['1'.padEnd(501, '0')],
    [Array.from({ length: 62 }, () => '1').join('+')],
    ['sqrt('.repeat(32) + '1' + ')'.repeat(32)],
    ['('.repeat(249) + ')'.repeat(249)],
  ])('%s', (expression) => {
    expect(value(expression)).toBeNull();
    expect(parseExpression(expression)).toBeNull();
  });
});
