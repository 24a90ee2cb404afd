import type { ContentOf } from '#shared/schemas/blocks.ts';

/** The most attempts that anybody has at a quiz. */
const mostAttempts = 20;

type Rules = Pick<ContentOf<'quiz'>, 'minutes' | 'attempts'>;

/** What is different for one person. */
type Different = { morePercent: number; moreAttempts: number };

/** The rules of a quiz as they hold for one person: whole minutes, rounded up in their favor. */
export function accommodated<T extends Rules>(rules: T, different: Different | null): T {
  if (!different) return rules;
  const { minutes, attempts } = rules;
  const { morePercent, moreAttempts } = different;
  return {
    ...rules,
    minutes: minutes === null ? null : Math.ceil((minutes * (100 + morePercent)) / 100),
    attempts: Math.min(mostAttempts, attempts + moreAttempts),
  };
}
