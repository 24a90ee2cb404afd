import * as z from 'zod';
import { expect, it } from 'vitest';
import { projectionOf } from './projection.ts';

const person = z.object({ name: z.string(), state: z.string() });
const course = z.object({ state: z.string(), title: z.string() });

it('a read asks for what its record names, reserved words and all', () => {
  expect(projectionOf(person)).toEqual({
    expression: '#a0,#a1',
    names: { '#a0': 'name', '#a1': 'state' },
  });
  expect(projectionOf(person)).toBe(projectionOf(person));
});

it('a read of different records asks for what any of them names, once', () => {
  const parts = z.discriminatedUnion('entity', [
    person.extend({ entity: z.literal('Person') }),
    course.extend({ entity: z.literal('Course') }),
  ]);
  expect(Object.values(projectionOf(parts)?.names ?? {})).toEqual([
    'name',
    'state',
    'entity',
    'title',
  ]);
});

it.each([
  ['a record of anything', z.record(z.string(), z.json())],
  ['one that keeps what it does not name', z.looseObject({ name: z.string() })],
  [
    'one part of which does',
    z.discriminatedUnion('entity', [
      person.extend({ entity: z.literal('Person') }),
      z.looseObject({ entity: z.literal('Other') }),
    ]),
  ],
])('%s gets the whole item', (_, record) => {
  expect(projectionOf(record)).toBeNull();
});
