import type { RulesEdit } from '../types.ts';

/** What is told of a rule that many lessons shall have. */
export type RulesTold = {
  release: 'now' | 'courseStart' | 'enrollment';
  days: string;
  completion: 'viewed' | 'marked' | 'watched';
  percent: string;
};

const within =
  (least: number, most: number) =>
  (text: string): number | null => {
    const typed = text.trim();
    const number = Number(typed);
    return /^\d{1,4}$/.test(typed) && number >= least && number <= most ? number : null;
  };

/** The numbers that rules have; null where what was typed is none. */
export const wholeNumber = { days: within(0, 1000), percent: within(10, 100) };

/** The rule that was told; null where its number is none. */
export function rulesOf(rule: 'release' | 'completion', told: RulesTold): RulesEdit | null {
  if (rule === 'release') {
    if (told.release === 'now') return { release: null };
    const days = wholeNumber.days(told.days);
    return days === null ? null : { release: { from: told.release, days } };
  }
  if (told.completion !== 'watched') return { completion: { rule: told.completion } };
  const percent = wholeNumber.percent(told.percent);
  return percent === null ? null : { completion: { rule: 'watched', percent } };
}
