import type { ContentOf } from '#shared/schemas/blocks.ts';

/** The most attempts that anybody has at a quiz. */
const mostAttempts = 20;

/** The most time that somebody is given beyond the usual, in percent. */
export const mostMorePercent = 300;

type Rules = Pick<ContentOf<'quiz'>, 'minutes' | 'attempts'>;

/** What is different for one person: time in percent, attempts, own dates as instants; null: as for everybody. */
export type Different = {
  morePercent: number;
  moreAttempts: number;
  opensAt: string | null;
  closesAt: string | null;
};

/** The rules of a quiz as they hold for one person: whole minutes, rounded up in their favor. */
export function accommodated<T extends Rules>(
  rules: T,
  different: Pick<Different, 'morePercent' | 'moreAttempts'> | null,
): T {
  if (!different) return rules;
  const { minutes, attempts } = rules;
  const { morePercent, moreAttempts } = different;
  return {
    ...rules,
    minutes: minutes === null ? null : Math.ceil((minutes * (100 + morePercent)) / 100),
    attempts: Math.min(mostAttempts, attempts + moreAttempts),
  };
}

/** The instants that are named, from the first to the last. */
const named = (instants: (string | null)[]) =>
  instants.filter((instant) => instant !== null).toSorted((a, b) => Date.parse(a) - Date.parse(b));

/** Of several, the most generous of each part, of dates that any of them names: who is in two groups loses by neither. */
export function mostGenerous(several: readonly Different[]): Different | null {
  if (several.length === 0) return null;
  return {
    morePercent: Math.max(...several.map(({ morePercent }) => morePercent)),
    moreAttempts: Math.max(...several.map(({ moreAttempts }) => moreAttempts)),
    opensAt: named(several.map(({ opensAt }) => opensAt)).at(0) ?? null,
    closesAt: named(several.map(({ closesAt }) => closesAt)).at(-1) ?? null,
  };
}
