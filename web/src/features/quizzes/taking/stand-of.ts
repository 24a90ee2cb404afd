import type { Result } from './types.ts';

type Question = Result['questions'][number];

/** How a question of a result came out, as far as the result says it; null: it says nothing of it. */
export type Stand =
  | 'right'
  | 'partly'
  | 'wrong'
  | 'empty'
  | 'answered'
  | 'waits'
  | 'none'
  | 'dropped'
  | null;

/** How one came out by its points; undefined: they are not told. */
function byPoints({ step }: Question): Stand | undefined {
  if (!step) return undefined;
  const { points, most, isWaiting, change } = step;
  if (isWaiting) return 'waits';
  if (change === 'drop') return 'dropped';
  if (points === null || most === 0) return 'none';
  return points >= most ? 'right' : points > 0 ? 'partly' : 'wrong';
}

/** Of these, only what was given has a verdict: nobody is told whether something is missing. */
const mayLack: readonly unknown[] = ['multipleChoice', 'matching', 'categorize', 'hotspot'];

/** How one came out by what is said of the parts of its answer; undefined: that does not tell. */
function byVerdicts({ review, asked }: Question): Stand | undefined {
  const verdicts = review?.parts?.map(({ verdict }) => verdict) ?? [];
  if (verdicts.length === 0) return undefined;
  if (verdicts.every((one) => one === 'right'))
    return mayLack.includes(asked?.type) ? undefined : 'right';
  return verdicts.every((one) => one === 'wrong') ? 'wrong' : 'partly';
}

/** @param showsAnswers whether the result shows what was answered: else nobody knows of an answer that is none */
export function standOf(question: Question, showsAnswers: boolean): Stand {
  const stand = byPoints(question) ?? byVerdicts(question) ?? null;
  const isEmpty = showsAnswers && question.answer === null;
  if (stand === 'wrong' || stand === null) {
    if (isEmpty) return 'empty';
    return stand ?? (showsAnswers ? 'answered' : null);
  }
  return stand;
}

/** Whether points or verdicts are told: then what was not right can be told from the rest. */
export const isJudged = ({ shows }: Pick<Result, 'shows'>): boolean =>
  shows.score || shows.verdicts;

/** What its learner goes over again: all that is not known to be right, and that somebody has judged. */
export const isMissed = (stand: Stand): boolean =>
  stand === 'partly' || stand === 'wrong' || stand === 'empty' || stand === 'answered';
