import * as z from 'zod';
import {
  blockKindSchema,
  completionSchema,
  editableBlock,
  releaseSchema,
} from '#shared/schemas/blocks.ts';
import { editableCourse } from '#shared/schemas/courses.ts';
import { mediaTypeSchema } from '#shared/schemas/media.ts';
import { count, ulidSchema, versionSchema } from '#shared/schemas/primitives.ts';
import { localizedLine } from '#shared/schemas/text.ts';

const fileName = z.string().min(1).max(300);

/** The prerequisites, by source. */
const prerequisite = z.union([
  z.strictObject({ block: ulidSchema }),
  z.strictObject({ module: ulidSchema }),
]);

const origin = {
  /** null: written by hand. */
  source: ulidSchema.nullable().prefault(null),
  /** The version that it was taken at. */
  version: versionSchema.nullable().prefault(null),
};
const rules = {
  published: z.boolean().prefault(true),
  release: releaseSchema.prefault(null),
  prerequisites: z.array(prerequisite).max(5).prefault([]),
};

export const moduleSheetSchema = z.strictObject({ ...origin, title: localizedLine(120), ...rules });
export type ModuleSheet = z.output<typeof moduleSheetSchema>;

export const lessonSheetSchema = z.strictObject({
  ...origin,
  /** The course that it was taken from, where it was taken alone. */
  course: ulidSchema.optional(),
  kind: blockKindSchema.prefault('text'),
  title: localizedLine(120),
  minutes: editableBlock.minutes.prefault(10),
  preview: z.boolean().prefault(false),
  ...rules,
  completion: completionSchema.prefault({ rule: 'marked' }),
  /** The content of the other kinds, files by name; the block's own schema checks it later. */
  content: z.record(z.string(), z.unknown()).optional(),
});
export type LessonSheet = z.output<typeof lessonSheetSchema>;

export const courseSheetSchema = z.strictObject({
  /** The course that it was taken from; null: written by hand. */
  course: ulidSchema.nullable().prefault(null),
  version: versionSchema.nullable().prefault(null),
  ...editableCourse,
  outcomes: editableCourse.outcomes.prefault([]),
  requirements: editableCourse.requirements.prefault([]),
  cover: z
    .strictObject({ file: fileName, alt: localizedLine(160) })
    .nullable()
    .prefault(null),
  price: editableCourse.price.prefault(null),
  startsOn: editableCourse.startsOn.prefault(null),
  endsOn: editableCourse.endsOn.prefault(null),
  seats: editableCourse.seats.prefault(null),
  enrollmentMode: editableCourse.enrollmentMode.prefault('open'),
  enrollmentWindow: editableCourse.enrollmentWindow.prefault({ opensOn: null, closesOn: null }),
  prerequisites: editableCourse.prerequisites.prefault([]),
  completeFrom: editableCourse.completeFrom.prefault(null),
});
export type CourseSheet = z.output<typeof courseSheetSchema>;

export const mediaEntrySchema = z.strictObject({
  name: fileName,
  mediaId: ulidSchema,
  fileName,
  contentType: mediaTypeSchema,
  bytes: count,
});
export type MediaEntry = z.output<typeof mediaEntrySchema>;

export const mediaListSchema = z.strictObject({ files: z.array(mediaEntrySchema).max(5000) });
