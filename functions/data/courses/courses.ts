import * as z from 'zod';
import { courseSchema, newCourse } from '#shared/schemas/courses.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { index, indexPartitions, keys } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { versioned } from '#functions/data/table/versioned.ts';

/** The course as the contract shows it, and the place of its cover's bytes. */
export const courseRecord = z.object({
  ...courseSchema.shape,
  requirements: newCourse.requirements,
  cover: newCourse.cover,
  endsOn: newCourse.endsOn,
  enrollmentWindow: newCourse.enrollmentWindow,
  completeFrom: newCourse.completeFrom,
  /** Under which the bytes of the cover lie: a copy shares those of its original. Absent: under the cover's own id. */
  coverFile: z.string().optional(),
  /**
   * How many accommodations the groups of each set have, by its id: whoever reads a quiz has the course in hand, and
   * asks for its reader's groups only where there are any. Absent: none.
   */
  accommodated: z.record(z.string(), z.number()).optional(),
});
export type Course = z.infer<typeof courseRecord>;

/** A course as the contract shows it. */
export const presentCourse = ({
  coverFile: _,
  accommodated: __,
  ...course
}: Course): z.infer<typeof courseSchema> => course;

/** The fields that a list of courses needs, without the long texts. */
export const courseHeadRecord = courseRecord.pick({
  courseId: true,
  title: true,
  category: true,
  cover: true,
  coverFile: true,
  state: true,
  price: true,
  ownerId: true,
  startsOn: true,
});
export type CourseHead = z.infer<typeof courseHeadRecord>;

const toItem = (course: Course): Item => ({
  ...keys.course(course.courseId),
  ...index.taught(course.ownerId, course.courseId),
  entity: 'Course',
  ...course,
});

const takenCode = () => new AppError('course_code_taken');
type Coded = Pick<Course, 'code' | 'courseId' | 'ownerId' | 'state'>;

/** Holds a course's short name among all that anybody can see. */
const holdCode = ({ code, courseId }: Coded): TransactionItem => ({
  label: 'course-code',
  put: { ...keys.courseCode(code), entity: 'CourseCode', courseId },
  condition: 'attribute_not_exists(pk)',
  refused: takenCode,
});

/** Holds it among its owner's own, drafts too. */
const holdOwnCode = ({ code, courseId, ownerId }: Coded): TransactionItem => ({
  label: 'own-course-code',
  put: { ...keys.ownCourseCode(ownerId, code), entity: 'OwnCourseCode', courseId },
  condition: 'attribute_not_exists(pk)',
  refused: takenCode,
});

/** Refuses a draft the name of a course that people can see. */
const expectFreeCode = ({ code }: Coded): TransactionItem => ({
  label: 'course-code',
  check: keys.courseCode(code),
  condition: 'attribute_not_exists(pk)',
  refused: takenCode,
});

const isDraft = ({ state }: Coded) => state === 'draft';

/**
 * Nobody is refused a name for the sake of another's draft, which they may not know of: a draft holds its name
 * among its owner's courses alone, and among all once it is one that people can see.
 */
function codeItems(before: Coded, next: Coded): TransactionItem[] {
  const renamed = next.code !== before.code;
  const [held, holds] = [!isDraft(before), !isDraft(next)];
  const items: TransactionItem[] = [];
  if (holds && (renamed || !held)) items.push(holdCode(next));
  if (!holds && renamed) items.push(expectFreeCode(next));
  if (held && (renamed || !holds))
    items.push({ label: 'old-code', remove: keys.courseCode(before.code) });
  if (renamed || next.ownerId !== before.ownerId)
    items.push(holdOwnCode(next), {
      label: 'own-old-code',
      remove: keys.ownCourseCode(before.ownerId, before.code),
    });
  return items;
}

export const courses = {
  get: (table: Table, courseId: string) => table.get(courseRecord, keys.course(courseId)),

  /** The courses among these ids that exist, by id; for display. */
  async byId(table: Table, courseIds: string[]): Promise<Map<string, CourseHead>> {
    if (courseIds.length === 0) return new Map();
    const found = await table.batchGet(courseHeadRecord, courseIds.map(keys.course));
    return new Map(found.map((course) => [course.courseId, course]));
  },

  /** The courses that a person owns, newest first; a page. */
  listTaught: (table: Table, ownerId: string, page: { limit: number; start: Item | undefined }) =>
    table.queryIndex(courseRecord, indexPartitions.taught(ownerId), { ...page, newestFirst: true }),

  /** A new course is a draft. */
  create: (course: Course): TransactionItem[] => [
    { label: 'course', put: toItem(course), condition: 'attribute_not_exists(pk)' },
    expectFreeCode(course),
    holdOwnCode(course),
  ],

  /** Replaces a course that is still at `before.version`; a new code is held and the old one let go. */
  replace(before: Course, changes: Partial<Course>): { next: Course; items: TransactionItem[] } {
    const next = { ...before, ...changes, version: before.version + 1 };
    const items = [
      versioned(toItem(next), before.version, 'course', (item) =>
        presentCourse(courseRecord.parse(item)),
      ),
    ];
    return { next, items: [...items, ...codeItems(before, next)] };
  },

  /**
   * Counts accommodations of the groups of a set, beside whatever else the course is; `by: 'none'`: there are none any
   * more. Nothing to write where that changes nothing.
   */
  countAccommodations(
    { courseId, version, accommodated = {} }: Pick<Course, 'courseId' | 'version' | 'accommodated'>,
    setId: string,
    by: 1 | -1 | 'none',
  ): TransactionItem[] {
    const { [setId]: before = 0, ...others } = accommodated;
    const count = by === 'none' ? 0 : Math.max(0, before + by);
    if (count === before) return [];
    return [
      tryAgain({
        label: 'course-accommodations',
        update: keys.course(courseId),
        set: 'SET accommodated = :accommodated, #version = :next',
        condition: '#version = :version',
        expression: {
          names: { '#version': 'version' },
          values: {
            ':accommodated': count === 0 ? others : { ...others, [setId]: count },
            ':next': version + 1,
            ':version': version,
          },
        },
      }),
    ];
  },

  /** Refuses the transaction where somebody else teaches the course by now. */
  checkOwner: (courseId: string, ownerId: string): TransactionItem => ({
    label: 'course',
    check: keys.course(courseId),
    condition: 'ownerId = :ownerId',
    expression: { values: { ':ownerId': ownerId } },
  }),

  /** Refuses the transaction where the course has changed since it was read: the caller reads it again. */
  checkUnchanged: ({ courseId, version }: Course): TransactionItem => ({
    label: 'course',
    check: keys.course(courseId),
    condition: '#version = :version',
    expression: { names: { '#version': 'version' }, values: { ':version': version } },
    refused: () => new AppError('busy', { retryAfterSeconds: 1 }),
  }),
};
