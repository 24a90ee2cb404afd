import { ulid } from 'ulid';
import type { Rubric } from '#shared/schemas/rubrics.ts';

/** The same rubric with ids of its own: what is marked by one is not marked by the other. */
export const copyOfRubric = ({ criteria }: Rubric): Rubric => ({
  criteria: criteria.map((criterion) => ({
    ...criterion,
    criterionId: ulid(),
    levels: criterion.levels.map((level) => ({ ...level, levelId: ulid() })),
  })),
});
