import { unmarshall } from '@aws-sdk/util-dynamodb';
import { expect, it } from 'vitest';
import { marshallItem } from './marshall-item.ts';
import { unmarshallItem } from './unmarshall-item.ts';

const item = {
  text: 'Café',
  empty: '',
  whole: 3,
  part: -0.25,
  yes: true,
  no: false,
  nothing: null,
  map: { list: [1, 'two', null, { three: false }], empty: {} },
  none: [],
  words: new Set(['a', 'b']),
  numbers: new Set([1, 2]),
};

it('what is stored comes back as it was', () => {
  expect(unmarshallItem(marshallItem({ ...item, left: undefined }))).toEqual(item);
});

it('means by each value what the SDK means', () => {
  const stored = { ...marshallItem(item), large: { N: '12345678901234567890' } };
  expect(unmarshallItem(stored)).toEqual(unmarshall(stored));
});

it('refuses what it does not know', () => {
  expect(() => unmarshallItem({ odd: { $unknown: ['X', 1] } })).toThrow('Unsupported type');
});
