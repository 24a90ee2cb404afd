import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Clause,
  type ConditionRow,
  lostClauses,
  meets,
  mostClauses,
  readConditions,
  writeConditions,
} from './conditions.ts';

const idOf = (at: number) => `01J0000000000000000000000${at}`;
const now = Date.parse('2026-03-10T10:00:00.000Z');
const items = new Set([idOf(1), idOf(2), idOf(3)]);
const group = `${idOf(7)}/${idOf(8)}`;

const itemId = fc.constantFrom(...items);
const percent = fc.integer({ min: 0, max: 20_000 });
const bound = fc.constantFrom('below' as const, 'atLeast' as const);
const status = fc.constantFrom('open', 'waiting', 'marked', 'missing', 'excused');
const asked = fc.oneof(status, fc.constant('unsubmitted'));
const clause = fc.oneof(
  fc.record({ field: fc.constant('mark'), itemId, is: bound, value: percent }),
  fc.record({
    field: fc.constant('status'),
    itemId,
    is: fc.constantFrom('is', 'isNot'),
    value: asked,
  }),
  fc.record({
    field: fc.constant('feedback'),
    itemId,
    is: fc.constant('is'),
    value: fc.constantFrom('read', 'unread'),
  }),
  fc.record({ field: fc.constant('total'), is: bound, value: percent }),
  fc.record({
    field: fc.constant('lastSeen'),
    is: fc.constantFrom('before', 'within'),
    value: fc.integer({ min: 0, max: 1000 }),
  }),
  fc.record({
    field: fc.constant('group'),
    is: fc.constantFrom('in', 'notIn'),
    value: fc.constantFrom(group, `${idOf(7)}/${idOf(9)}`),
  }),
) as fc.Arbitrary<Clause>;
const conditions = fc.array(clause, { maxLength: mostClauses });

const row = fc.record({
  marks: fc
    .dictionary(
      itemId,
      fc.record({
        percent: fc.option(percent),
        status,
        isFeedbackRead: fc.option(fc.boolean()),
      }),
    )
    .map((marks) => new Map(Object.entries(marks))),
  total: fc.option(percent),
  lastSeenAt: fc.option(
    fc
      .integer({ min: 0, max: 1500 })
      .map((days) => new Date(now - days * 86_400_000).toISOString()),
  ),
  groups: fc.subarray([group]),
}) as fc.Arbitrary<ConditionRow>;

const of = { items, now };

describe('conditions', () => {
  it('come back from an address as they went into it', () => {
    fc.assert(
      fc.property(conditions, (some) => {
        expect(readConditions(writeConditions(some))).toEqual(some);
      }),
    );
  });

  it('are met where each clause is, in whatever order, and one more never lets anybody in', () => {
    fc.assert(
      fc.property(conditions, row, clause, (some, person, more) => {
        const met = meets(some, person, of);
        expect(met).toBe(some.every((one) => meets([one], person, of)));
        expect(meets(some.toReversed(), person, of)).toBe(met);
        expect(meets([...some, more], person, of)).toBe(met && meets([more], person, of));
      }),
    );
  });

  it('part people in two by what they have, and leave out of both who has nothing', () => {
    fc.assert(
      fc.property(row, percent, itemId, (person, value, item) => {
        const met = (one: Clause) => meets([one], person, of);
        const below = met({ field: 'total', is: 'below', value });
        const above = met({ field: 'total', is: 'atLeast', value });
        expect([below, above].filter(Boolean)).toHaveLength(person.total === null ? 0 : 1);
        const has = person.marks.get(item);
        const read = met({ field: 'feedback', itemId: item, is: 'is', value: 'read' });
        const unread = met({ field: 'feedback', itemId: item, is: 'is', value: 'unread' });
        expect([read, unread].filter(Boolean)).toHaveLength(
          (has?.isFeedbackRead ?? null) === null ? 0 : 1,
        );
        const seen = { field: 'lastSeen', value: value % 1000 } as const;
        expect(met({ ...seen, is: 'before' })).toBe(!met({ ...seen, is: 'within' }));
      }),
    );
  });

  it('hold for nobody where an item is no more, and say which clauses ask for it', () => {
    const lost: Clause = { field: 'status', itemId: idOf(9), is: 'isNot', value: 'marked' };
    fc.assert(
      fc.property(conditions, row, (some, person) => {
        expect(meets([...some, lost], person, of)).toBe(false);
        expect(lostClauses([...some, lost], items)).toEqual([lost]);
      }),
    );
  });

  it('say who did not hand in, who is below a bound, and who was not seen for a week', () => {
    const mark = (percent: number | null, status: 'marked' | 'missing') => ({
      percent,
      status,
      isFeedbackRead: null,
    });
    const ada: ConditionRow = {
      marks: new Map([[idOf(1), mark(5900, 'marked')]]),
      total: 5900,
      lastSeenAt: '2026-03-03T10:00:00.000Z',
      groups: [],
    };
    const ben = {
      ...ada,
      marks: new Map([[idOf(1), mark(null, 'missing')]]),
      total: null,
      lastSeenAt: null,
    };
    const who = (one: Clause) => [ada, ben].map((person) => meets([one], person, of));
    expect(who({ field: 'status', itemId: idOf(1), is: 'is', value: 'missing' })).toEqual([
      false,
      true,
    ]);
    expect(who({ field: 'status', itemId: idOf(2), is: 'is', value: 'open' })).toEqual([
      true,
      true,
    ]);
    const unsubmitted = (itemId: string) =>
      who({ field: 'status', itemId, is: 'is', value: 'unsubmitted' });
    expect(unsubmitted(idOf(1))).toEqual([false, true]);
    expect(unsubmitted(idOf(2))).toEqual([true, true]);
    expect(who({ field: 'mark', itemId: idOf(1), is: 'below', value: 6000 })).toEqual([
      true,
      false,
    ]);
    expect(who({ field: 'lastSeen', is: 'before', value: 7 })).toEqual([false, true]);
    expect(who({ field: 'lastSeen', is: 'before', value: 6 })).toEqual([true, true]);
  });

  it.each([
    ['no list', '{}'],
    ['no JSON', '[{'],
    ['a field that is none', '[{"field":"__proto__","is":"is","value":1}]'],
    ['a word too many', '[{"field":"total","is":"below","value":1,"and":true}]'],
    [
      'an item where none is asked',
      `[{"field":"total","itemId":"${idOf(1)}","is":"below","value":1}]`,
    ],
    ['no item where one is', '[{"field":"mark","is":"below","value":1,"item":"x"}]'],
    ['a share that is none', '[{"field":"total","is":"below","value":"1"}]'],
    ['a share below nothing', '[{"field":"total","is":"below","value":-1}]'],
    [
      'a status that is none',
      `[{"field":"status","itemId":"${idOf(1)}","is":"is","value":"lost"}]`,
    ],
    ['a group that is none', '[{"field":"group","is":"in","value":"here"}]'],
    ['too many', `[${Array(11).fill('{"field":"total","is":"below","value":1}').join()}]`],
  ])('are none of %s', (_, text) => {
    expect(readConditions(text)).toBeNull();
  });
});
