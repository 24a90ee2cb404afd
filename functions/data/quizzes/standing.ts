import * as z from 'zod';
import { courseInstant } from '#shared/policies/course-instant.ts';
import { type Course, courseRecord } from '#functions/data/courses/courses.ts';
import {
  type Enrollment,
  enrollmentRecord,
  progressRecord,
} from '#functions/data/enrollments/enrollments.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { type BlockHead, blockRecord } from '#functions/data/lessons/outline.ts';
import { markNewsRecord } from '#functions/data/marks/mark-news.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import { blockStatesRecord } from '#functions/data/progress/block-states.ts';
import type { Table } from '#functions/data/table/table.ts';
import { iso } from '#functions/platform/iso.ts';
import { accommodationRecord } from './accommodations.ts';
import type { QuizOfPerson } from './attempts.ts';
import { type DifferentHere, differentFor } from './different-for.ts';
import type { Marking } from './mark-quiz.ts';
import type { Completing } from './quiz-completion.ts';

const parts = z.discriminatedUnion('entity', [
  courseRecord.pick({ startsOn: true, accommodated: true }).extend({ entity: z.literal('Course') }),
  blockRecord.extend({ entity: z.literal('Block') }),
  accommodationRecord.extend({ entity: z.literal('Accommodation') }),
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
  progressRecord.extend({ entity: z.literal('Progress') }),
  blockStatesRecord.extend({ entity: z.literal('BlockStates') }),
  markRecord.extend({ entity: z.literal('Mark') }),
  markNewsRecord.extend({ entity: z.literal('MarkNews') }),
]);

/** How somebody stands at a quiz beside their attempts: what decides of the mark, and of whether the quiz is done. */
export type Standing = { marking: Marking; completing: Completing };

/** What is in hand already; null: there is none. */
export type KnownStanding = {
  course?: Pick<Course, 'startsOn' | 'accommodated'>;
  block?: BlockHead | null;
  accommodation?: DifferentHere | null;
  enrollment?: Enrollment | null;
  /** An end is no news to who ended it, and needs none. */
  news?: null;
};

/** What a cause reads of somebody alone, the quiz and its course being known. */
export const ownStandingKeys = ({ userId, courseId, quizId }: QuizOfPerson): Key[] => [
  keys.mark(userId, courseId, quizId),
  keys.progress(userId, courseId, quizId),
  keys.blockStates(userId, courseId),
];

/** What a cause by who teaches reads of somebody. */
export const standingKeys = (who: QuizOfPerson): Key[] => [
  ...ownStandingKeys(who),
  keys.accommodation(who.userId, who.courseId),
  keys.quizAccommodation(who.userId, who.courseId, who.quizId),
  keys.enrollment(who.userId, who.courseId),
  keys.markNews(who.userId),
];

function missingKeys(who: QuizOfPerson, known: KnownStanding): Key[] {
  const { userId, courseId, quizId } = who;
  return [
    ...ownStandingKeys(who),
    ...(known.course ? [] : [keys.course(courseId)]),
    ...(known.block === undefined ? [keys.block(courseId, quizId)] : []),
    ...(known.accommodation === undefined
      ? [keys.accommodation(userId, courseId), keys.quizAccommodation(userId, courseId, quizId)]
      : []),
    ...(known.enrollment === undefined ? [keys.enrollment(userId, courseId)] : []),
    ...(known.news === undefined ? [keys.markNews(userId)] : []),
  ];
}

/** One request, and none where all of it came with the profile; more where groups have something different. */
export async function loadStanding(
  table: Table,
  who: QuizOfPerson,
  known: KnownStanding = {},
): Promise<Standing> {
  const found = await table.batchGet(parts, missingKeys(who, known), { consistent: true });
  const of = <E extends (typeof found)[number]['entity']>(entity: E) =>
    found.find((one): one is Extract<typeof one, { entity: E }> => one.entity === entity) ?? null;
  const course = known.course ?? of('Course');
  const block = known.block === undefined ? of('Block') : known.block;
  const different = found.filter((one) => one.entity === 'Accommodation');
  const accommodation =
    known.accommodation === undefined
      ? await differentFor(table, who, course, different)
      : known.accommodation;
  const closesAt = accommodation?.closesAt ?? null;
  const rules = block?.facts.quiz ?? null;
  const closes = rules?.closes && course ? courseInstant(course.startsOn, rules.closes) : null;
  return {
    marking: {
      mark: of('Mark'),
      rules,
      closesAt: closesAt ?? (closes === null ? null : iso(closes)),
      news: of('MarkNews'),
    },
    completing: {
      block,
      enrollment: known.enrollment ?? of('Enrollment'),
      before: of('Progress'),
      kept: of('BlockStates'),
    },
  };
}
