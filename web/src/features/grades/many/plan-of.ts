import type { Language } from '#shared/policies/languages.ts';
import { pointsOf } from '#web/lib/points.ts';
import { instantOf, isToCome } from '#web/lib/typed-instant.ts';
import { wholeOf } from '#web/lib/whole-number.ts';
import type { BookItem } from '../types.ts';
import type { JobPlan } from './types.ts';

/** What is filled in of a job for an item. */
export type Values = {
  kind: 'fill' | 'curve' | 'release';
  to: 'points' | 'missing';
  by: 'points' | 'percent';
  value: string;
  cap: 'capped' | 'open';
  when: 'now' | 'later' | 'withheld';
  /** A time on one's own clock. */
  from: string;
  reason: string;
};

/** Points, also below nothing; null: it is no such number. */
function signedPoints(text: string, language: Language, most: number): number | null {
  const [, minus, number = ''] = /^([-−]?)(.*)$/.exec(text.trim()) ?? [];
  const points = pointsOf(number, language, most);
  return points === null || !minus ? points : -points;
}

/** The job that somebody has filled in so far; null: it is none yet. */
export function planOf(
  values: Values,
  { itemId, most }: Pick<BookItem, 'itemId' | 'most'>,
  language: Language,
): Exclude<JobPlan, { kind: 'import' }> | null {
  const { kind, to, by, cap, when, from } = values;
  if (kind === 'release') {
    const at = instantOf(from);
    if (when !== 'later') return { kind, itemId, from: when === 'now' ? null : when };
    return at !== null && isToCome(at) ? { kind, itemId, from: at } : null;
  }
  if (kind === 'fill' && to === 'missing') return { kind, itemId, points: null };
  const isCapped = cap === 'capped';
  if (kind === 'curve' && by === 'percent') {
    const value = wholeOf(values.value, 0, 1000);
    return value === null ? null : { kind, itemId, rule: { by, value, isCapped } };
  }
  const points = signedPoints(values.value, language, most);
  if (points === null) return null;
  if (kind === 'fill') return points < 0 ? null : { kind, itemId, points };
  return { kind, itemId, rule: { by, value: points, isCapped } };
}
