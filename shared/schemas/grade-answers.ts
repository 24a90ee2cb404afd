import * as z from 'zod';
import { adjustmentSchema } from './adjustments.ts';
import { namedPersonSchema } from './attempts.ts';
import { gradeViewSchema } from './grade-views.ts';
import { gradePercentSchema } from './grading.ts';
import { changedStatusShape, markCauseKinds, markStatuses } from './marks.ts';
import { pointsSchema } from './points.ts';
import { instantSchema, ulidSchema, userIdSchema, versionSchema } from './primitives.ts';
import { localizedLine } from './text.ts';
import { totalStepsSchema } from './total-trace.ts';
import { cellMarkSchema } from './typed-marks.ts';
import {
  gradeItemKinds,
  gradingSettingsSchema,
  itemPlaceSchema,
  itemPlaceShape,
  manualItemSchema,
} from './grades.ts';

/** How marks lie, in hundredths of a percent; the median to a step of five percent. */
const columnFiguresSchema = z.strictObject({
  n: z.int().min(0),
  mean: gradePercentSchema.nullable(),
  spread: gradePercentSchema.nullable(),
  median: gradePercentSchema.nullable(),
  /** Twenty steps of five percent, and one for what is whole or more. */
  steps: z.array(z.int().min(0)),
});
export type ColumnFigures = z.infer<typeof columnFiguresSchema>;

/** A grade item as it stands in the book. */
const bookItemSchema = z.strictObject({
  itemId: ulidSchema,
  kind: z.enum(gradeItemKinds),
  title: localizedLine(120),
  /** null: no block stands for it. */
  moduleId: ulidSchema.nullable(),
  most: z.int().min(0),
  ...itemPlaceShape,
});

/** One change of how a course counts: who made it, when, and from what to what. */
export const schemeChangeSchema = z.strictObject({
  /** That of the scheme since then. */
  version: z.int().min(1),
  at: instantSchema,
  by: namedPersonSchema,
  /** null: what was usual held. */
  from: gradingSettingsSchema.nullable(),
  to: gradingSettingsSchema,
  /** The items that count as something else since then. */
  items: z.array(
    z.strictObject({ itemId: ulidSchema, from: itemPlaceSchema, to: itemPlaceSchema }),
  ),
});

const itemDecisionSchema = itemPlaceSchema.extend({ manual: manualItemSchema.nullable() });

/** One change of an item alone: who made it, when, and from what to what. */
export const itemChangeSchema = z.strictObject({
  changeId: ulidSchema,
  itemId: ulidSchema,
  at: instantSchema,
  by: namedPersonSchema,
  /** null: of a lesson, what is usual held; of another item, there was none. */
  from: itemDecisionSchema.nullable(),
  /** null: the same from then on. */
  to: itemDecisionSchema.nullable(),
});

/** The gradebook of a course for those who teach it. */
export const gradeBookSchema = z
  .strictObject({
    scheme: gradingSettingsSchema,
    /** 0: nothing was decided, and what is usual holds. */
    version: z.int().min(0),
    items: z.array(
      bookItemSchema.extend({
        manual: manualItemSchema.nullable(),
        version: z.int().min(0),
        /** Work is marked without names: no row has its marks as long as some of it waits for its release. */
        isHidden: z.boolean(),
        figures: columnFiguresSchema,
      }),
    ),
    /** The saved view of whoever asks that the book opens with; null: none. */
    opensWith: gradeViewSchema.pick({ viewId: true, name: true, place: true }).nullable(),
    /** The latest changes of the scheme, the latest first; left out: they were not asked for. */
    changes: z.array(schemeChangeSchema).max(20).optional(),
    /** The same of items that were changed by themselves, made or deleted. */
    itemChanges: z.array(itemChangeSchema).max(20).optional(),
  })
  .meta({ id: 'GradeBook' });

export const shownTotalSchema = z.strictObject({
  percent: gradePercentSchema.nullable(),
  shown: gradePercentSchema.nullable(),
  letter: z.string().nullable(),
  isPassed: z.boolean().nullable(),
});

/** The marks of one person, for those who teach them. */
export const gradeRowSchema = z
  .strictObject({
    userId: userIdSchema,
    /** Empty: the account is gone. */
    name: z.string(),
    /** Of items that have one. */
    marks: z.array(cellMarkSchema),
    /** null: the book was changed, and the total is being made anew. */
    total: shownTotalSchema.nullable(),
    /** Whether somebody set the total in place of what it comes to by itself. */
    isTotalSet: z.boolean(),
  })
  .meta({ id: 'GradeRow' });

const wholeMark = {
  itemId: ulidSchema,
  earned: z.strictObject({ points: pointsSchema, most: pointsSchema }).nullable(),
  adjustments: z.array(adjustmentSchema),
  points: pointsSchema.nullable(),
  status: z.enum(markStatuses),
  label: z.string().nullable(),
  releasedAt: instantSchema.nullable(),
  changedAt: instantSchema,
};

/** What somebody set in place of a total. */
export const totalOverrideSchema = z.strictObject({
  /** null: it was taken back. */
  percent: gradePercentSchema.nullable(),
  reason: z.string(),
  by: namedPersonSchema,
  at: instantSchema,
  /** 0: nobody ever set one; each change is one more. */
  version: z.int().min(0),
});

/** All that a total is made of, and each step that led to it. */
const tracedTotal = { total: shownTotalSchema, trace: totalStepsSchema };

/** The marks of one person as they are, with how they became a total, and how each came to be. */
export const personGradesSchema = z
  .strictObject({
    userId: userIdSchema,
    name: z.string(),
    marks: z.array(z.strictObject({ ...wholeMark, version: versionSchema })),
    ...tracedTotal,
    /** What they are shown of it themselves. */
    own: shownTotalSchema,
    /** What they would be shown if nobody had set it. */
    ownBeneath: shownTotalSchema,
    /** Latest first: the one that holds, and those before; empty: nobody ever set one. */
    overrides: z.array(totalOverrideSchema).max(20),
    /** The latest changes, the latest first. */
    changes: z
      .array(
        z.strictObject({
          itemId: ulidSchema,
          at: instantSchema,
          by: namedPersonSchema,
          because: z.enum(markCauseKinds),
          reason: z.string().nullable(),
          /** Of a release, from when on the mark is seen where that was to come; null: at once, or it is none. */
          shownFrom: instantSchema.nullable(),
          from: pointsSchema.nullable(),
          to: pointsSchema.nullable(),
          ...changedStatusShape,
          version: versionSchema,
        }),
      )
      .max(1000),
  })
  .meta({ id: 'PersonGrades' });

/** One's own marks in a course, as far as they are released. */
export const ownGradesSchema = z
  .strictObject({
    courseId: ulidSchema,
    courseTitle: localizedLine(120),
    scheme: gradingSettingsSchema,
    items: z.array(
      bookItemSchema.extend({
        /** null: there is none that may be known of. */
        mark: z.strictObject(wholeMark).omit({ itemId: true }).nullable(),
        /** null: they are not shown, or there are fewer than five. */
        figures: columnFiguresSchema.nullable(),
      }),
    ),
    ...tracedTotal,
    /** Why and when somebody set the total; null: nobody did, or it was taken back. */
    setByHand: totalOverrideSchema.pick({ reason: true, at: true }).nullable(),
  })
  .meta({ id: 'OwnGrades' });

/** What one's released marks in a course come to. */
export const ownCourseGradesSchema = z
  .strictObject({
    courseId: ulidSchema,
    courseTitle: localizedLine(120),
    /** How many items count in it; 0: nothing is graded there. */
    items: z.int().min(0),
    /** How many of them count for one already. */
    counted: z.int().min(0),
    /** From which percentage on one passes; null: nothing is said of it. */
    passFrom: gradePercentSchema.nullable(),
    /** null: the book was changed, and the total is being made anew. */
    total: shownTotalSchema.nullable(),
  })
  .meta({ id: 'OwnCourseGrades' });

export const gradeOrders = ['name', 'total'] as const;
