import { expect, test } from 'vitest';
import { ulidSchema } from '#shared/schemas/primitives.ts';
import { derivedUlid } from './derived-ulid.ts';
import { ids } from './ids.ts';

test('a copy’s id is a ULID of the instant of the whole, the same each time, another for each part', () => {
  const [whole, other, part] = [ids.ulid(1e12), ids.ulid(1e12), ids.ulid(1e12)];
  const id = derivedUlid(whole, part);
  expect(ulidSchema.parse(id)).toBe(derivedUlid(whole, part));
  expect(id.slice(0, 10)).toBe(whole.slice(0, 10));
  expect(new Set([id, derivedUlid(other, part), derivedUlid(whole, other)]).size).toBe(3);
});
