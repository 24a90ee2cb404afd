import type { JobPlan } from './types.ts';

/** What is filled in of a job for an item. */
export type Values = {
  kind: 'fill' | 'curve' | 'release';
  to: 'points' | 'missing';
  by: 'points' | 'percent';
  value: string;
  cap: 'capped' | 'open';
  /** A time on one's own clock; empty: at once. */
  from: string;
  reason: string;
};

const number = /^[-−]?\d{1,4}(?:[.,]\d{1,4})?$/;

/** A number as people of either language write it; null: it is none. */
function numberIn(text: string): number | null {
  const trimmed = text.trim();
  return number.test(trimmed) ? Number(trimmed.replace(',', '.').replace('−', '-')) : null;
}

/** The job that somebody has filled in so far; null: it is none yet. */
export function planOf(
  values: Values,
  itemId: string,
): Exclude<JobPlan, { kind: 'import' }> | null {
  const { kind, to, by, cap, from } = values;
  if (kind === 'release')
    return { kind, itemId, from: from === '' ? null : new Date(from).toISOString() };
  if (kind === 'fill' && to === 'missing') return { kind, itemId, points: null };
  const value = numberIn(values.value);
  if (value === null || Math.abs(value) > 1000) return null;
  const points = Math.round(value * 10_000);
  if (kind === 'fill') return points < 0 ? null : { kind, itemId, points };
  const isWhole = by === 'points' || (Number.isInteger(value) && value >= 0);
  const rule = { by, value: by === 'points' ? points : value, isCapped: cap === 'capped' };
  return isWhole ? { kind, itemId, rule } : null;
}
