import fc from 'fast-check';
import { expect, it } from 'vitest';
import { datesFor } from '#shared/policies/assignment-dates.ts';
import { submissionLabel } from '#shared/policies/submission-label.ts';
import { adjustmentSchema, type LateAdjustment } from '#shared/schemas/adjustments.ts';
import { lateAdjustment } from './late.ts';

type Rule = NonNullable<Parameters<typeof lateAdjustment>[0]>;
type Extensions = NonNullable<Parameters<typeof datesFor>[2]>;

const usual: Rule = { graceMinutes: 0, percentPerDay: 10, mostPercent: 50, of: 'earned' };

/** An assignment of a course that began on Monday, 2 March: due on its tenth day, a minute before midnight in Madrid. */
type Case = {
  startsOn?: string | null;
  due?: [day: number, time: string, timeZone: string] | null;
  extensions?: Extensions;
  rule?: Partial<Rule> | null;
  /** In points, of how many. */
  earned?: [points: number, most: number];
};
type Left = [days: number, percent: number, points: number] | null;

const person = (dueAt: string | null, closesAt: string | null = null) =>
  ({ by: 'person', dueAt, closesAt }) as const;
const group = (dueAt: string | null) => ({ by: 'group', dueAt, closesAt: null }) as const;
const madrid = 'Europe/Madrid';

const points = (value: number) => Math.round(value * 10_000);

function work(at: string, { startsOn = '2026-03-02', due, extensions, rule, earned }: Case) {
  const [day, time, timeZone] = due ?? [9, '23:59', madrid];
  const dates = datesFor(
    { opens: null, due: due === null ? null : { day, time, timeZone }, closes: null },
    { startsOn },
    extensions,
  );
  const [got, most] = earned ?? [80, 100];
  const whole = rule === null ? null : { ...usual, ...rule };
  const submittedAt = Date.parse(at);
  const when = { dueAt: dates.due.at, submittedAt };
  const adjustment = lateAdjustment(whole, when, { points: points(got), most: points(most) });
  return { adjustment, dueAt: dates.due.at, submittedAt, whole };
}

const dueAt = '2026-03-11T22:59:00.000Z';

/** Each worked by hand: what was handed in when, by which rule, and what is left of 80 of 100 points. */
const cases: [name: string, at: string, Case, Left][] = [
  // Begun days.
  ['days early', '2026-03-05T10:00:00.000Z', {}, null],
  ['a millisecond early', '2026-03-11T22:58:59.999Z', {}, null],
  ['at the due date', dueAt, {}, null],
  ['a millisecond late', '2026-03-11T22:59:00.001Z', {}, [1, 10, 72]],
  ['half a day late', '2026-03-12T10:59:00.000Z', {}, [1, 10, 72]],
  ['24 hours late', '2026-03-12T22:59:00.000Z', {}, [1, 10, 72]],
  ['24 hours and a millisecond', '2026-03-12T22:59:00.001Z', {}, [2, 20, 64]],
  ['48 hours', '2026-03-13T22:59:00.000Z', {}, [2, 20, 64]],
  ['48 hours and a millisecond', '2026-03-13T22:59:00.001Z', {}, [3, 30, 56]],
  ['on the fourth day', '2026-03-14T22:59:00.001Z', {}, [4, 40, 48]],
  ['at its end', '2026-03-15T22:59:00.000Z', {}, [4, 40, 48]],
  ['on the fifth', '2026-03-15T22:59:00.001Z', {}, [5, 50, 40]],
  // Caps.
  ['on the sixth, no more than the most', '2026-03-16T22:59:00.001Z', {}, [6, 50, 40]],
  ['a month late', '2026-04-11T22:59:00.000Z', {}, [31, 50, 40]],
  ['a year late', '2027-03-11T22:59:00.000Z', {}, [365, 50, 40]],
  [
    'all is lost on the tenth',
    '2026-03-20T22:59:00.001Z',
    { rule: { mostPercent: 100 } },
    [10, 100, 0],
  ],
  [
    'and no more on the eleventh',
    '2026-03-21T22:59:00.001Z',
    { rule: { mostPercent: 100 } },
    [11, 100, 0],
  ],
  [
    'a cap within the second day',
    '2026-03-13T00:00:00.000Z',
    { rule: { mostPercent: 15 } },
    [2, 15, 68],
  ],
  ['a cap below one day', '2026-03-12T00:00:00.000Z', { rule: { mostPercent: 5 } }, [1, 5, 76]],
  [
    'all at once',
    '2026-03-11T22:59:00.001Z',
    { rule: { percentPerDay: 100, mostPercent: 100 } },
    [1, 100, 0],
  ],
  [
    'all at once, but for a cap',
    '2026-03-12T00:00:00.000Z',
    { rule: { percentPerDay: 100, mostPercent: 30 } },
    [1, 30, 56],
  ],
  [
    'thirds on the third day',
    '2026-03-14T00:00:00.000Z',
    { rule: { percentPerDay: 33, mostPercent: 100 } },
    [3, 99, 0.8],
  ],
  [
    'thirds on the fourth day',
    '2026-03-15T00:00:00.000Z',
    { rule: { percentPerDay: 33, mostPercent: 100 } },
    [4, 100, 0],
  ],
  [
    'one percent',
    '2026-03-12T00:00:00.000Z',
    { rule: { percentPerDay: 1, mostPercent: 100 } },
    [1, 1, 79.2],
  ],
  [
    'sevens up to twenty',
    '2026-03-14T00:00:00.000Z',
    { rule: { percentPerDay: 7, mostPercent: 20 } },
    [3, 20, 64],
  ],
  // Grace.
  ['at the end of the grace', '2026-03-11T23:14:00.000Z', { rule: { graceMinutes: 15 } }, null],
  [
    'a millisecond behind it',
    '2026-03-11T23:14:00.001Z',
    { rule: { graceMinutes: 15 } },
    [1, 10, 72],
  ],
  [
    'days count from the due date, not from the grace',
    '2026-03-12T22:59:00.001Z',
    { rule: { graceMinutes: 15 } },
    [2, 20, 64],
  ],
  [
    'there is no second grace',
    '2026-03-12T23:14:00.000Z',
    { rule: { graceMinutes: 15 } },
    [2, 20, 64],
  ],
  ['a minute of grace', '2026-03-11T23:00:00.000Z', { rule: { graceMinutes: 1 } }, null],
  [
    'behind a minute of grace',
    '2026-03-11T23:00:00.001Z',
    { rule: { graceMinutes: 1 } },
    [1, 10, 72],
  ],
  ['a day of grace', '2026-03-12T22:59:00.000Z', { rule: { graceMinutes: 1440 } }, null],
  [
    'behind a day of grace two days have begun',
    '2026-03-12T22:59:00.001Z',
    { rule: { graceMinutes: 1440 } },
    [2, 20, 64],
  ],
  [
    'a minute less than a day of grace',
    '2026-03-12T22:58:00.000Z',
    { rule: { graceMinutes: 1439 } },
    null,
  ],
  [
    'behind a minute less than a day',
    '2026-03-12T22:58:00.001Z',
    { rule: { graceMinutes: 1439 } },
    [1, 10, 72],
  ],
  // Of the most that can be earned.
  ['of the most, one day', '2026-03-12T00:00:00.000Z', { rule: { of: 'most' } }, [1, 10, 70]],
  ['of the most, two days', '2026-03-13T00:00:00.000Z', { rule: { of: 'most' } }, [2, 20, 60]],
  ['of the most, up to its cap', '2026-03-18T00:00:00.000Z', { rule: { of: 'most' } }, [7, 50, 30]],
  [
    'of the most, never below nothing',
    '2026-03-12T00:00:00.000Z',
    { rule: { of: 'most' }, earned: [5, 100] },
    [1, 10, 0],
  ],
  [
    'of the most, down to nothing',
    '2026-03-12T00:00:00.000Z',
    { rule: { of: 'most' }, earned: [10, 100] },
    [1, 10, 0],
  ],
  [
    'of the most, all earned',
    '2026-03-12T00:00:00.000Z',
    { rule: { of: 'most' }, earned: [100, 100] },
    [1, 10, 90],
  ],
  [
    'of what was earned, all of it',
    '2026-03-12T00:00:00.000Z',
    { earned: [100, 100] },
    [1, 10, 90],
  ],
  [
    'of the most, of 20',
    '2026-03-12T00:00:00.000Z',
    { rule: { of: 'most' }, earned: [15, 20] },
    [1, 10, 13],
  ],
  ['of what was earned, of 20', '2026-03-12T00:00:00.000Z', { earned: [15, 20] }, [1, 10, 13.5]],
  // Nothing earned.
  ['no points', '2026-03-12T00:00:00.000Z', { earned: [0, 100] }, [1, 10, 0]],
  [
    'no points, of the most',
    '2026-03-12T00:00:00.000Z',
    { rule: { of: 'most' }, earned: [0, 100] },
    [1, 10, 0],
  ],
  ['no points to earn', '2026-03-12T00:00:00.000Z', { earned: [0, 0] }, [1, 10, 0]],
  [
    'no points to earn, of the most',
    '2026-03-12T00:00:00.000Z',
    { rule: { of: 'most' }, earned: [0, 0] },
    [1, 10, 0],
  ],
  // Rounding, once, half up.
  ['a third', '2026-03-12T00:00:00.000Z', { earned: [33.3333, 100] }, [1, 10, 30]],
  ['half of the least', '2026-03-16T00:00:00.000Z', { earned: [0.0001, 100] }, [5, 50, 0.0001]],
  [
    'nine tenths of the least',
    '2026-03-12T00:00:00.000Z',
    { earned: [0.0001, 100] },
    [1, 10, 0.0001],
  ],
  [
    'two fifths of the least',
    '2026-03-12T00:00:00.000Z',
    { rule: { percentPerDay: 60, mostPercent: 60 }, earned: [0.0001, 100] },
    [1, 60, 0],
  ],
  ['half of three', '2026-03-16T00:00:00.000Z', { earned: [0.0003, 100] }, [5, 50, 0.0002]],
  [
    'two thirds, five percent',
    '2026-03-12T00:00:00.000Z',
    { rule: { percentPerDay: 5 }, earned: [66.6667, 100] },
    [1, 5, 63.3334],
  ],
  [
    'of a most of a third',
    '2026-03-12T00:00:00.000Z',
    { rule: { of: 'most' }, earned: [20, 33.3333] },
    [1, 10, 16.6667],
  ],
  // Extensions, of people and of groups.
  [
    'at the end of an extension',
    '2026-03-13T22:59:00.000Z',
    { extensions: [person('2026-03-13T22:59:00.000Z')] },
    null,
  ],
  [
    'days count from an extension',
    '2026-03-13T22:59:00.001Z',
    { extensions: [person('2026-03-13T22:59:00.000Z')] },
    [1, 10, 72],
  ],
  [
    'a group’s extension',
    '2026-03-13T22:59:00.000Z',
    { extensions: [group('2026-03-13T22:59:00.000Z')] },
    null,
  ],
  [
    'behind a group’s extension',
    '2026-03-14T22:59:00.001Z',
    { extensions: [group('2026-03-13T22:59:00.000Z')] },
    [2, 20, 64],
  ],
  [
    'the own extension before the group’s',
    '2026-03-14T00:00:00.000Z',
    { extensions: [person('2026-03-14T22:59:00.000Z'), group('2026-03-13T22:59:00.000Z')] },
    null,
  ],
  [
    'the own one before the group’s, though it is shorter',
    '2026-03-12T22:59:00.001Z',
    { extensions: [person('2026-03-12T22:59:00.000Z'), group('2026-03-14T22:59:00.000Z')] },
    [1, 10, 72],
  ],
  [
    'an own one for the closing alone leaves the group’s due date',
    '2026-03-13T22:59:00.000Z',
    { extensions: [person(null, '2026-03-20T22:59:00.000Z'), group('2026-03-13T22:59:00.000Z')] },
    null,
  ],
  [
    'one for the closing alone moves nothing that is due',
    '2026-03-12T00:00:00.000Z',
    { extensions: [person(null, '2026-03-20T22:59:00.000Z')] },
    [1, 10, 72],
  ],
  [
    'an extension of what is never due',
    '2026-03-13T22:59:00.001Z',
    { due: null, extensions: [person('2026-03-13T22:59:00.000Z')] },
    [1, 10, 72],
  ],
  [
    'an extension in a course without a start',
    '2026-03-13T22:59:00.001Z',
    { startsOn: null, extensions: [person('2026-03-13T22:59:00.000Z')] },
    [1, 10, 72],
  ],
  [
    'an extension that is earlier',
    '2026-03-11T22:59:00.001Z',
    { extensions: [person('2026-03-10T22:59:00.000Z')] },
    [2, 20, 64],
  ],
  [
    'grace behind an extension',
    '2026-03-13T23:14:00.000Z',
    { rule: { graceMinutes: 15 }, extensions: [group('2026-03-13T22:59:00.000Z')] },
    null,
  ],
  // Nothing due.
  ['nothing is due', '2026-08-01T00:00:00.000Z', { due: null }, null],
  ['a course without a start', '2026-08-01T00:00:00.000Z', { startsOn: null }, null],
  ['being late costs nothing', '2026-08-01T00:00:00.000Z', { rule: null }, null],
  // Clock changes: Madrid loses an hour on 29 March and wins one on 25 October.
  [
    '23 hours on the day with 23',
    '2026-03-29T21:59:00.001Z',
    { due: [26, '23:59', madrid] },
    [1, 10, 72],
  ],
  [
    '24 hours, though clocks show an hour more',
    '2026-03-29T22:59:00.000Z',
    { due: [26, '23:59', madrid] },
    [1, 10, 72],
  ],
  ['a millisecond more', '2026-03-29T22:59:00.001Z', { due: [26, '23:59', madrid] }, [2, 20, 64]],
  ['due in summer time', '2026-03-29T21:59:00.000Z', { due: [27, '23:59', madrid] }, null],
  ['late in summer time', '2026-03-29T21:59:00.001Z', { due: [27, '23:59', madrid] }, [1, 10, 72]],
  [
    'due at a time that no clock shows',
    '2026-03-29T01:30:00.000Z',
    { due: [27, '02:30', madrid] },
    null,
  ],
  [
    'late by a time that no clock shows',
    '2026-03-29T01:30:00.001Z',
    { due: [27, '02:30', madrid] },
    [1, 10, 72],
  ],
  [
    '24 hours on the day with 25',
    '2026-10-25T21:59:00.000Z',
    { startsOn: '2026-10-01', due: [23, '23:59', madrid] },
    [1, 10, 72],
  ],
  [
    'the 25th hour is a second day',
    '2026-10-25T21:59:00.001Z',
    { startsOn: '2026-10-01', due: [23, '23:59', madrid] },
    [2, 20, 64],
  ],
  [
    'due in winter time',
    '2026-10-25T22:59:00.000Z',
    { startsOn: '2026-10-01', due: [24, '23:59', madrid] },
    null,
  ],
  [
    'New York, before its change',
    '2026-03-08T04:59:00.001Z',
    { due: [5, '23:59', 'America/New_York'] },
    [1, 10, 72],
  ],
  [
    'New York, after its change',
    '2026-03-09T03:59:00.000Z',
    { due: [6, '23:59', 'America/New_York'] },
    null,
  ],
  [
    'Lord Howe, whose change is half an hour',
    '2026-04-05T13:29:00.000Z',
    { startsOn: '2026-04-01', due: [4, '23:59', 'Australia/Lord_Howe'] },
    null,
  ],
  [
    'Lord Howe, a millisecond late',
    '2026-04-05T13:29:00.001Z',
    { startsOn: '2026-04-01', due: [4, '23:59', 'Australia/Lord_Howe'] },
    [1, 10, 72],
  ],
  // Zones.
  [
    'Mexico City, in time',
    '2026-03-12T00:00:00.000Z',
    { due: [9, '18:00', 'America/Mexico_City'] },
    null,
  ],
  [
    'Mexico City, late',
    '2026-03-12T00:00:00.001Z',
    { due: [9, '18:00', 'America/Mexico_City'] },
    [1, 10, 72],
  ],
  [
    'Kathmandu, a quarter of an hour past midnight',
    '2026-03-10T18:30:00.001Z',
    { due: [9, '00:15', 'Asia/Kathmandu'] },
    [1, 10, 72],
  ],
  [
    'Kiritimati, a day ahead',
    '2026-03-10T22:00:00.000Z',
    { due: [9, '12:00', 'Pacific/Kiritimati'] },
    null,
  ],
  [
    'Honolulu, half a day behind',
    '2026-03-12T09:59:00.000Z',
    { due: [9, '23:59', 'Pacific/Honolulu'] },
    null,
  ],
  // Calendars.
  ['a leap day', '2028-02-29T22:59:00.001Z', { startsOn: '2028-02-20' }, [1, 10, 72]],
  ['over the year’s end', '2027-01-01T22:59:00.001Z', { startsOn: '2026-12-22' }, [2, 20, 64]],
  ['due on the first day', '2026-03-02T22:59:00.001Z', { due: [0, '23:59', madrid] }, [1, 10, 72]],
];

it('has a table of at least sixty cases, no two of one name', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(new Set(cases.map(([name]) => name)).size).toBe(cases.length);
});

it.each(cases)('%s', (_, at, one, left) => {
  const { adjustment } = work(at, one);
  const short = adjustment && [adjustment.days, adjustment.percent, adjustment.to / 10_000];
  expect(short).toEqual(left);
});

it.each(cases.filter(([, , { rule }]) => rule !== null))(
  'is called late exactly where it costs: %s',
  (_, at, one) => {
    const { adjustment, submittedAt, whole, dueAt: due } = work(at, one);
    const label = submissionLabel(
      {
        state: 'submitted',
        submittedAt,
        dueAt: due,
        graceMinutes: whole?.graceMinutes ?? 0,
        closesAt: null,
      },
      submittedAt,
    );
    expect(label).toBe(adjustment === null ? 'submitted' : 'late');
  },
);

it('says all that a sentence about it needs', () => {
  const at = '2026-03-13T08:00:00.000Z';
  expect(work(at, { rule: { graceMinutes: 15, of: 'most' } }).adjustment).toEqual({
    kind: 'late',
    dueAt,
    submittedAt: at,
    graceMinutes: 15,
    days: 2,
    percentPerDay: 10,
    mostPercent: 50,
    percent: 20,
    of: 'most',
    most: 1_000_000,
    from: 800_000,
    to: 600_000,
  });
});

const anyRule: fc.Arbitrary<Rule> = fc.record({
  graceMinutes: fc.integer({ min: 0, max: 1440 }),
  percentPerDay: fc.integer({ min: 1, max: 100 }),
  mostPercent: fc.integer({ min: 1, max: 100 }),
  of: fc.constantFrom('earned', 'most'),
});
const earned = fc
  .tuple(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000_000 }))
  .map(([a, b]) => ({ points: Math.min(a, b), most: Math.max(a, b) }));
const due = Date.parse(dueAt);
/** Mostly around the due date and the days behind it, to the millisecond. */
const after = fc.oneof(
  fc.integer({ min: -100_000_000, max: 2_000_000_000 }),
  fc
    .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: -1, max: 1 }))
    .map(([days, ms]) => days * 86_400_000 + ms),
);

const lost = (rule: Rule, ms: number, of: { points: number; most: number }) =>
  lateAdjustment(rule, { dueAt: due, submittedAt: due + ms }, of);

/** The same rule, written another way: from the step alone, in whole numbers. */
function recount({ from, most, percent, of }: LateAdjustment): number {
  const hundredths = 100 * from - percent * (of === 'most' ? most : from);
  return hundredths <= 0 ? 0 : Math.floor((hundredths + 50) / 100);
}

it('takes no more than there is, and no more than its cap', () => {
  fc.assert(
    fc.property(anyRule, after, earned, (rule, ms, of) => {
      const one = lost(rule, ms, of);
      expect(one === null).toBe(ms <= rule.graceMinutes * 60_000);
      if (!one) return;
      expect(one.to).toBeGreaterThanOrEqual(0);
      expect(one.to).toBeLessThanOrEqual(one.from);
      expect(one.percent).toBeLessThanOrEqual(rule.mostPercent);
      const whole = rule.of === 'most' ? of.most : of.points;
      expect((one.from - one.to) * 100).toBeLessThanOrEqual(whole * rule.mostPercent + 50);
    }),
  );
});

it('leaves no more to who is later', () => {
  fc.assert(
    fc.property(anyRule, after, after, earned, (rule, one, other, of) => {
      const left = (ms: number) => lost(rule, ms, of)?.to ?? of.points;
      expect(left(Math.min(one, other))).toBeGreaterThanOrEqual(left(Math.max(one, other)));
    }),
  );
});

it('leaves no more to who earned less', () => {
  fc.assert(
    fc.property(anyRule, after, earned, fc.nat(), (rule, ms, { points: got, most }, less) => {
      const left = (of: number) => lost(rule, ms, { points: of, most })?.to ?? of;
      expect(left(Math.max(0, got - less))).toBeLessThanOrEqual(left(got));
    }),
  );
});

it('can be worked out again from its step alone, which is one that marks may hold', () => {
  fc.assert(
    fc.property(anyRule, after, earned, (rule, ms, of) => {
      const one = lost(rule, ms, of);
      if (!one) return;
      expect(one.to).toBe(recount(one));
      expect(one.percent).toBe(Math.min(one.mostPercent, one.days * one.percentPerDay));
      expect(one.days).toBe(
        Math.ceil((Date.parse(one.submittedAt) - Date.parse(one.dueAt)) / 86_400_000),
      );
      expect(adjustmentSchema.parse(one)).toEqual(one);
    }),
  );
});
