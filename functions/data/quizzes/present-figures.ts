import type * as z from 'zod';
import {
  addSums,
  discriminationOf,
  distributionOf,
  facilityOf,
  noFigures,
} from '#shared/grading/figures.ts';
import type { figuresSchema } from '#shared/schemas/figures.ts';
import type { QuestionFigures } from './figures.ts';

/** How a question did, at one quiz or over several. */
export function presentFigures(
  some: Pick<QuestionFigures, 'sums' | 'groups' | 'others'>[],
): z.infer<typeof figuresSchema> {
  const sums = some.reduce((all, one) => addSums(all, one.sums), noFigures);
  const counts = new Map<string, number>();
  for (const { groups } of some)
    for (const [group, count] of groups) counts.set(group, (counts.get(group) ?? 0) + count);
  const others = some.reduce((all, one) => all + one.others, 0);
  return {
    asked: sums.asked,
    blank: sums.blank,
    scored: sums.n,
    facility: facilityOf(sums),
    discrimination: discriminationOf(sums),
    ...distributionOf([...counts], others),
  };
}
