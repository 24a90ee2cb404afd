import * as z from 'zod';
import { pointsSchema } from './points.ts';
import { instantSchema, ulidSchema, versionSchema } from './primitives.ts';
import { line, localizedLine, localizedParagraph } from './text.ts';

const words = {
  title: localizedLine(120),
  /** What is looked for; null: the title says it. */
  description: localizedParagraph(600).nullable(),
};

/** A level that somebody's work can reach. Its id stays when its words change: markings name it. */
const levelSchema = z.strictObject({
  levelId: ulidSchema,
  ...words,
  /** null: its criterion has no points. */
  points: pointsSchema.nullable(),
});

/** What work is looked at for, with its levels in the order in which they are shown. */
const criterionSchema = z
  .strictObject({
    criterionId: ulidSchema,
    ...words,
    /** The most that it gives; null: it says how good something is, and counts for nothing. */
    points: pointsSchema.nullable(),
    /** None: whoever marks gives points, or words alone. */
    levels: z.array(levelSchema).max(8),
  })
  .refine(
    ({ points: most, levels }) =>
      levels.every(({ points }) => (points === null) === (most === null)),
    'points_in_part',
  )
  .refine(
    ({ points: most, levels }) => levels.every(({ points }) => (points ?? 0) <= (most ?? 0)),
    'above_most',
  );

const differ = (ids: string[]) => new Set(ids).size === ids.length;

/** Criteria by which points are earned. It may hold none yet. */
export const rubricSchema = z
  .strictObject({ criteria: z.array(criterionSchema).max(20) })
  .refine(({ criteria }) => differ(criteria.map(({ criterionId }) => criterionId)), 'repeated')
  .refine(
    ({ criteria }) =>
      differ(criteria.flatMap(({ levels }) => levels.map(({ levelId }) => levelId))),
    'repeated',
  )
  .refine(
    ({ criteria }) =>
      pointsSchema.safeParse(criteria.reduce((sum, { points }) => sum + (points ?? 0), 0)).success,
    'too_many_points',
  );
export type Rubric = z.infer<typeof rubricSchema>;

/** The most rubrics that one teacher keeps. */
export const mostRubrics = 100;

/** A rubric that a teacher keeps, to put copies of it into assignments. */
export const rubricTemplateSchema = z
  .strictObject({
    rubricId: ulidSchema,
    name: line(120),
    rubric: rubricSchema,
    savedAt: instantSchema,
    version: versionSchema,
  })
  .meta({ id: 'RubricTemplate' });
