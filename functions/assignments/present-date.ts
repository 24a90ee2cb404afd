import type * as z from 'zod';
import type { AssignmentDate } from '#shared/policies/assignment-dates.ts';
import type { workDateSchema } from '#shared/schemas/work-date.ts';
import { iso } from '#functions/platform/iso.ts';

export const presentDate = ({ at, because }: AssignmentDate): z.infer<typeof workDateSchema> => ({
  at: at === null ? null : iso(at),
  because,
});
