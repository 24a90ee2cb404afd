import type * as z from 'zod';
import type { choiceSchema } from '#shared/schemas/assignments.ts';

/** What was chosen for a criterion, and what was said of it. */
export type Choice = z.infer<typeof choiceSchema>;

/** The choice for a criterion; where there is none yet, an empty one. */
export const choiceFor = (choices: readonly Choice[], criterionId: string): Choice =>
  choices.find((choice) => choice.criterionId === criterionId) ?? {
    criterionId,
    levelId: null,
    points: null,
    comment: '',
  };

/** The choices with one of them changed; one that says nothing is none. */
export function withChoice(choices: readonly Choice[], changed: Choice): Choice[] {
  const { criterionId, levelId, points, comment } = changed;
  const saysNothing = levelId === null && points === null && comment === '';
  if (!choices.some((one) => one.criterionId === criterionId))
    return saysNothing ? [...choices] : [...choices, changed];
  return choices.flatMap((one) =>
    one.criterionId !== criterionId ? [one] : saysNothing ? [] : [changed],
  );
}
