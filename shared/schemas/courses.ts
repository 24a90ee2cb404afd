import * as z from 'zod';
import {
  dateSchema,
  instantSchema,
  moneySchema,
  ulidSchema,
  userIdSchema,
  versionSchema,
} from './primitives.ts';
import { languageSchema, localizedLine, localizedLineOrNone, localizedParagraph } from './text.ts';

export const categories = [
  'technology',
  'business',
  'design',
  'marketing',
  'health',
  'languages',
  'arts',
  'science',
] as const;
export const categorySchema = z.enum(categories);

export const levels = ['beginner', 'intermediate', 'advanced'] as const;
export const levelSchema = z.enum(levels);

export const courseStateSchema = z.enum(['draft', 'published', 'archived']);

/**
 * `open`: everybody signed in; `key`: who has the key; `approval`: who asked and was let in;
 * `invitation`: by invitation alone; `closed`: nobody at the moment.
 */
export const enrollmentModeSchema = z.enum(['open', 'key', 'approval', 'invitation', 'closed']);

/** A picture of the course's own media, with what it shows in words. */
export const coverSchema = z.strictObject({ mediaId: ulidSchema, alt: localizedLine(160) });

/** The picture that a teacher gave a course, as it is shown; where there is none, one is drawn. */
export const coverLinkSchema = z
  .strictObject({
    /** The same for a month, so that browsers and caches keep it. */
    url: z.string(),
    alt: coverSchema.shape.alt,
  })
  .meta({ id: 'CoverLink' });

/** A short unique name, as `DATA-101`: upper-case ASCII, so that no two look alike. */
export const courseCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/)
  .min(2)
  .max(20);

/** The fields of a course that a teacher writes. */
export const editableCourse = {
  code: courseCodeSchema,
  title: localizedLine(120),
  /** Empty as long as it is not written; a published course has one. */
  summary: localizedLineOrNone(240),
  description: localizedParagraph(5000),
  outcomes: z.array(localizedLine(160)).max(12),
  /** The requirements of a course. */
  requirements: z.array(localizedLine(160)).max(12),
  /** null: drawn from category and title. */
  cover: coverSchema.nullable(),
  category: categorySchema,
  level: levelSchema,
  effort: z.strictObject({ weeks: z.int().min(1).max(104), hours: z.int().min(1).max(2000) }),
  /** null: free. */
  price: moneySchema.nullable(),
  /** null: self-paced. */
  startsOn: dateSchema.nullable(),
  /** The last day; only with a start, and not before it. */
  endsOn: dateSchema.nullable(),
  /** null: as many as want to. */
  seats: z.int().min(1).max(100_000).nullable(),
  enrollmentMode: enrollmentModeSchema,
  /** First and last day on which one can enroll. */
  enrollmentWindow: z.strictObject({
    opensOn: dateSchema.nullable(),
    closesOn: dateSchema.nullable(),
  }),
  prerequisites: z.array(ulidSchema).max(5),
  /** The released total, in hundredths of a percent, without which nobody completes it; null: lessons are enough. */
  completeFrom: z.int().min(1).max(10_000).nullable(),
};

/** The fields that may be left out of a new course. */
export const newCourse = {
  ...editableCourse,
  requirements: editableCourse.requirements.prefault([]),
  cover: editableCourse.cover.prefault(null),
  endsOn: editableCourse.endsOn.prefault(null),
  enrollmentWindow: editableCourse.enrollmentWindow.prefault({ opensOn: null, closesOn: null }),
  completeFrom: editableCourse.completeFrom.prefault(null),
};

export const courseSchema = z
  .strictObject({
    courseId: ulidSchema,
    ...editableCourse,
    code: z.string(),
    state: courseStateSchema,
    ownerId: userIdSchema,
    createdAt: instantSchema,
    publishedAt: instantSchema.nullable(),
    version: versionSchema,
  })
  .meta({ id: 'Course' });

/** The length of a course, by hours: under 10, 10 to 40, over 40. */
export const durationSchema = z.enum(['short', 'medium', 'long']);
export const priceKindSchema = z.enum(['free', 'paid']);
/** In one's own time, or from a day on. */
export const paceSchema = z.enum(['selfPaced', 'scheduled']);
export const catalogSortSchema = z.enum(['relevance', 'newest', 'start', 'shortest']);

/** The filters of the catalogue; each has counts that follow the others. */
export const catalogFacets = {
  category: categorySchema,
  level: levelSchema,
  language: languageSchema,
  duration: durationSchema,
  price: priceKindSchema,
  pace: paceSchema,
};
