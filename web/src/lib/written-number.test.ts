import { describe, expect, it } from 'vitest';
import { numberWithin, pointShown, readNumber, readingsOf } from './written-number.ts';

const most = 1_000_000;

describe('a number as people write it', () => {
  it.each([
    ['7', [7000]],
    ['7.5', [7500]],
    ['7,25', [7250]],
    ['0.125', [125]],
    ['1234.5', [1_234_500]],
    ['1.234,5', [1_234_500]],
    ['1,234.5', [1_234_500]],
    ['1 234,5', [1_234_500]],
    ['1\u202F234', [1_234_000]],
    ['1.234.567', [1_234_567_000]],
    ['1.234', [1_234_000, 1234]],
    ['12,345', [12_345_000, 12_345]],
    ['', []],
    ['-1', []],
    ['1.', []],
    ['.5', []],
    ['1e3', []],
    ['7..5', []],
    ['1.234.5', []],
    ['1,2,3', []],
    ['1.234.56', []],
    ['0x10', []],
    ['7.1234', []],
  ])('%j means one thing, two, or none', (text, values) => {
    expect(readingsOf(text, 3).map(({ value }) => value)).toEqual(values);
  });

  it('shows a point only where all that means one thing agrees', () => {
    expect(pointShown(['7,5', '1.000', 'Ada', ''], 4)).toBe(',');
    expect(pointShown(['1,234,567'], 4)).toBe('.');
    expect(pointShown(['0.125', '1,000'], 4)).toBe('.');
    expect(pointShown(['7,5', '7.5'], 4)).toBeNull();
    expect(pointShown(['7', '1.000', '1 000'], 4)).toBeNull();
  });

  it('is read as the numbers beside it show, by what is taken, by the language of the page, and is never guessed', () => {
    const read = (text: string, rest: object = {}) => readNumber(text, 3, { most, ...rest });
    expect(read('1.000')).toBe('unclear');
    expect(read('1.000', { language: 'es' })).toBe(1_000_000);
    expect(read('1.000', { language: 'en' })).toBe(1000);
    expect(read('1.000', { language: 'en', shown: ',' })).toBe(1_000_000);
    expect(read('1.500')).toBe(1500);
    expect(read('1.500', { shown: ',' })).toBe(1_500_000);
    expect(read('one')).toBeNull();
  });

  it('is never unclear with fewer than three decimals, whatever the language', () => {
    expect(numberWithin('1.500', 2, { least: 0, most })).toBe(150_000);
    expect(numberWithin('1,500', 0, { least: 0, most })).toBe(1500);
    expect(numberWithin('1,500', 0, { least: 0, most: 100 })).toBeNull();
  });
});
