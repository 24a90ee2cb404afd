import { expect, it } from 'vitest';
import { pastedOnto } from './pasted-onto.ts';
import type { Block } from './use-block.ts';

const block: Block = { rows: [2, 4], columns: [3, 4] };

it('puts a block where the chosen cells begin, however large they are', () => {
  const text = '7\t8\r\n9\t10\r\n';
  expect(pastedOnto(block, text)).toEqual({ at: { row: 2, column: 2 }, text });
});

it('fills all chosen cells with one value', () => {
  expect(pastedOnto(block, '7,5\n')).toEqual({
    at: { row: 2, column: 2 },
    text: '7,5\t7,5\n7,5\t7,5\n7,5\t7,5',
  });
  const one: Block = { rows: [1, 1], columns: [1, 1] };
  expect(pastedOnto(one, '7,5')).toEqual({ at: { row: 1, column: 0 }, text: '7,5' });
});

it('leaves the heads of columns out, as copying does', () => {
  const withHead: Block = { rows: [-1, 1], columns: [1, 1] };
  expect(pastedOnto(withHead, '7')).toEqual({ at: { row: 0, column: 0 }, text: '7\n7' });
});
