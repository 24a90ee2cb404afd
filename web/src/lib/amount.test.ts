import { expect, it } from 'vitest';
import { amountOf } from './amount.ts';

it.each([
  ['49', 4900],
  ['49.5', 4950],
  ['49,50', 4950],
  [' 0,05 ', 5],
  ['1500', 150_000],
  ['1.500', 150_000],
  ['1,500', 150_000],
  ['1 500', 150_000],
  ['1.500,50', 150_050],
  ['1,500.5', 150_050],
  ['1.250.000', 125_000_000],
  ['1.5', 150],
])('reads %s', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});

it.each(['', 'free', '-5', '1.500.00', '1.50.00', '12.3456', '1,2,3', '49 €'])(
  'takes %j for no price',
  (text) => {
    expect(amountOf(text)).toBeNull();
  },
);
