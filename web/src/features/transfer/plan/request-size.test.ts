import { expect, it } from 'vitest';
import { bytesOf } from './request-size.ts';

it.each([
  ['Latin', 'abc', 5],
  ['accented', 'ñ', 4],
  ['Chinese', '課程', 8],
])('counts %s text as the bytes of its request', (_, text, bytes) => {
  expect(bytesOf(text)).toBe(bytes);
});
