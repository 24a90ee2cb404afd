import { expect, it } from 'vitest';
import { addressesIn } from './addresses-in.ts';

it('finds addresses in lines, lists and brackets, each once, whatever their case', () => {
  expect(addressesIn('ana@example.com, <Berta@Example.com>;\n\nANA@example.com')).toEqual({
    emails: ['ana@example.com', 'berta@example.com'],
    wrong: [],
  });
});

it('names what is no address', () => {
  expect(addressesIn('ana@example.com ana@ berta')).toEqual({
    emails: ['ana@example.com'],
    wrong: ['ana@', 'berta'],
  });
});
