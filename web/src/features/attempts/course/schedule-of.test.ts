import { expect, it } from 'vitest';
import { scheduleOf } from './schedule-of.ts';

const [opensAt, closesAt] = ['2026-03-01T08:00:00.000Z', '2026-03-08T08:00:00.000Z'];
const at = (instant: string) => Date.parse(instant);

it.each([
  [opensAt, closesAt, '2026-02-01T00:00:00Z', 'opens', opensAt],
  [opensAt, closesAt, opensAt, 'closes', closesAt],
  [opensAt, closesAt, closesAt, 'closed', closesAt],
  [opensAt, null, '2026-03-02T00:00:00Z', 'always', null],
  [null, null, '2026-03-02T00:00:00Z', 'always', null],
  // One that closes before it opens is over, whatever comes.
  [closesAt, opensAt, '2026-03-02T00:00:00Z', 'closed', opensAt],
])('a quiz from %s to %s at %s %s', (opens, closes, now, is, when) => {
  expect(scheduleOf({ opensAt: opens, closesAt: closes }, at(now))).toEqual({ is, at: when });
});
