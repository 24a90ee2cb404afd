import type { ContentOf } from '#shared/schemas/blocks.ts';
import { rubricPoints } from './rubric.ts';

type Choice = {
  criterionId: string;
  levelId: string | null;
  points: number | null;
  comment: string;
};

/** What one of two wrote who mark apart, and what it earns. */
type Said = {
  choices: Choice[];
  points: number | null;
  comment: string;
  isLateWaived: boolean;
  earned: { points: number | null; most: number };
};

/** Half up, as all points. */
const mean = (a: number, b: number): number => Math.floor((a + b + 1) / 2);

/** Whether two are further apart than they may be, in percent of the most; a part of a mark is no mark. */
function areApart(first: Said, second: Said, tolerancePercent: number): boolean {
  const [a, b] = [first.earned.points, second.earned.points];
  if (a === null || b === null) return true;
  return Math.abs(a - b) * 100 > tolerancePercent * first.earned.most;
}

/** Between two markings of one rubric; null: they chose other levels of a criterion that has no points. */
function choicesBetween(
  rubric: Extract<ContentOf<'assignment'>['marking'], { by: 'rubric' }>['rubric'],
  first: Choice[],
  second: Choice[],
): Choice[] | null {
  const [one, other] = [rubricPoints(rubric, first).steps, rubricPoints(rubric, second).steps];
  const choices = one.map((step, at): Choice | null => {
    const { criterionId, levelId, points } = step;
    const beside = other[at];
    const said = first.find((choice) => choice.criterionId === criterionId);
    const comment = said?.comment ?? '';
    const isSameLevel = levelId === (beside?.levelId ?? null);
    if (points === (beside?.points ?? null) && isSameLevel)
      return { criterionId, levelId, points: said?.points ?? null, comment };
    if (points === null || beside?.points == null) return null;
    return {
      criterionId,
      levelId: isSameLevel ? levelId : null,
      points: mean(points, beside.points),
      comment,
    };
  });
  return choices.every((choice) => choice !== null) ? choices : null;
}

/**
 * What two who marked apart come to without having to agree: for each criterion, or for the whole where there is no
 * rubric, the mean of both, with the words of the first. null: they are further apart than they may be, one of them lets
 * being late cost nothing, or words that stand for no points differ.
 */
export function settledBetween(
  { marking }: Pick<ContentOf<'assignment'>, 'marking'>,
  first: Said,
  second: Said,
  tolerancePercent: number,
): Omit<Said, 'earned'> | null {
  if (areApart(first, second, tolerancePercent)) return null;
  if (first.isLateWaived !== second.isLateWaived) return null;
  const { comment, isLateWaived } = first;
  if (marking.by === 'points') {
    const points = mean(first.earned.points ?? 0, second.earned.points ?? 0);
    return { choices: [], points, comment, isLateWaived };
  }
  const choices = choicesBetween(marking.rubric, first.choices, second.choices);
  return choices && { choices, points: null, comment, isLateWaived };
}
