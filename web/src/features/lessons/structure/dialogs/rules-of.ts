import type { Completion } from '#shared/schemas/blocks.ts';
import { wholeOf } from '#web/lib/whole-number.ts';
import type { RulesEdit } from '../types.ts';

/** The values for a rule that many lessons shall have. */
export type RulesValues = {
  release: 'now' | 'courseStart' | 'enrollment';
  days: string;
  completion: Completion['rule'];
  percent: string;
};

const within =
  (least: number, most: number) =>
  (text: string): number | null =>
    wholeOf(text, least, most);

/** The numbers that rules have; null where what was typed is none. */
export const wholeNumber = { days: within(0, 1000), percent: within(10, 100) };

/** The rule that was told; null where its number is none. */
export function rulesOf(rule: 'release' | 'completion', values: RulesValues): RulesEdit | null {
  if (rule === 'release') {
    if (values.release === 'now') return { release: null };
    const days = wholeNumber.days(values.days);
    return days === null ? null : { release: { from: values.release, days } };
  }
  const { completion: wanted } = values;
  if (wanted !== 'watched' && wanted !== 'passed') return { completion: { rule: wanted } };
  const percent = wholeNumber.percent(values.percent);
  return percent === null ? null : { completion: { rule: wanted, percent } };
}
