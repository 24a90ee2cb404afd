import { expect, it } from 'vitest';
import { formatBytes } from './format.ts';

it.each([
  [170, '170 bytes', '170 bytes'],
  [1, '1 byte', '1 byte'],
  [2_500, '2.5 kB', '2,5 kB'],
  [3_000_000, '3 MB', '3 MB'],
])('says %i bytes in words', (bytes, en, es) => {
  expect([formatBytes(bytes, 'en'), formatBytes(bytes, 'es')]).toEqual([en, es]);
});
