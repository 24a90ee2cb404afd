import type { Rubric } from '#shared/schemas/rubrics.ts';

/** What somebody who marks chose for a criterion. */
type Choice = {
  criterionId: string;
  levelId: string | null;
  /** Points of their own, in place of the level's; null: none. */
  points: number | null;
};

/** How a criterion was marked. */
export type CriterionStep = {
  step: 'criterion';
  criterionId: string;
  levelId: string | null;
  /** null: it waits, or has no points. */
  points: number | null;
  /** null: it has no points. */
  most: number | null;
  because: 'level' | 'own' | 'words' | 'waiting';
};

export type MarkedRubric = {
  /** null: some criterion waits. A part is no mark. */
  points: number | null;
  most: number;
  /** In the order of the criteria. */
  steps: CriterionStep[];
};

/** The most that the criteria of a rubric give. */
export const mostOfRubric = ({ criteria }: Rubric): number =>
  criteria.reduce((sum, { points }) => sum + (points ?? 0), 0);

function stepOf(
  { criterionId, points: most, levels }: Rubric['criteria'][number],
  choice: Choice | undefined,
): CriterionStep {
  const level = levels.find(({ levelId }) => levelId === choice?.levelId);
  const head = { step: 'criterion' as const, criterionId, levelId: level?.levelId ?? null, most };
  const own = choice?.points ?? null;
  if (most !== null && own !== null) {
    const points = Math.max(0, Math.min(most, own));
    // A level that gives other points is not what was given.
    const levelId = level?.points === points ? level.levelId : null;
    return { ...head, levelId, points, because: 'own' };
  }
  if (level) return { ...head, points: level.points, because: 'level' };
  // Where there is nothing to choose and nothing to give, words are all there is to say.
  const isWords = most === null && levels.length === 0;
  return { ...head, points: null, because: isWords ? 'words' : 'waiting' };
}

/**
 * The points of a rubric that somebody marks by. A criterion for which nothing was chosen lets the whole wait, one
 * without points too; a level that is no more is none; points of one's own are cut to the criterion's.
 */
export function rubricPoints(rubric: Rubric, choices: readonly Choice[]): MarkedRubric {
  const chosen = new Map(choices.map((choice) => [choice.criterionId, choice]));
  const steps = rubric.criteria.map((one) => stepOf(one, chosen.get(one.criterionId)));
  const isWaiting = steps.some(({ because }) => because === 'waiting');
  return {
    points: isWaiting ? null : steps.reduce((sum, { points }) => sum + (points ?? 0), 0),
    most: mostOfRubric(rubric),
    steps,
  };
}
