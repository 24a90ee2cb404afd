import * as z from 'zod';
import { courseHeadRecord } from '#functions/data/courses/courses.ts';
import type { OwnEnrollment } from '#functions/data/enrollments/enrollments.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { keptOutlineRecord } from '#functions/data/lessons/kept-outline.ts';
import { blockStates, blockStatesRecord } from '#functions/data/progress/block-states.ts';
import type { ToldChange } from '#functions/data/marks/mark-news.ts';
import { newsSeenRecord } from '#functions/data/progress/news-seen.ts';
import type { Table } from '#functions/data/table/table.ts';
import { changedMarkKeys, newsItem, newsMark } from './mark-news.ts';
import { newsKeys } from './news.ts';
import { newsBlock, newsProgress, type Candidate } from './news-block.ts';

const invitedCourse = courseHeadRecord.pick({
  courseId: true,
  title: true,
  state: true,
  ownerId: true,
});

const parts = z.discriminatedUnion('entity', [
  newsSeenRecord.extend({ entity: z.literal('NewsSeen') }),
  newsBlock.extend({ entity: z.literal('Block') }),
  newsProgress.extend({ entity: z.literal('Progress') }),
  keptOutlineRecord.extend({ entity: z.literal('KeptOutline') }),
  blockStatesRecord.extend({ entity: z.literal('BlockStates') }),
  invitedCourse.extend({ entity: z.literal('Course') }),
  newsMark.extend({ entity: z.literal('Mark') }),
  newsItem.extend({ entity: z.literal('GradeItem') }),
]);
type Parts = z.infer<typeof parts>;

type Wanted = {
  userId: string;
  /** The course in which the person continues, if there is one. */
  current: OwnEnrollment | null;
  /** Lessons that may be new to them. */
  lessons: Candidate[];
  /** Marks of theirs that others changed. */
  marks: ToldChange[];
  /** Whether there is other news. */
  hasMore: boolean;
  /** Courses that are only named. */
  courseIds: string[];
  now: number;
};

/**
 * The parts of a dashboard beside its cards: where the person continues, what is new, and the titles of courses that
 * they are invited to. One request, consistent, so that a lesson that they have just done is done; none where there is
 * nothing to ask for.
 */
export async function startDetails(
  table: Table,
  { userId, current, lessons, marks, hasMore, courseIds, now }: Wanted,
) {
  const news = [...newsKeys(userId, lessons), ...changedMarkKeys(userId, marks)];
  const wanted: Key[] = [
    ...(news.length > 0 || hasMore ? [keys.newsSeen(userId), ...news] : []),
    ...(current
      ? [keys.keptOutline(current.courseId), keys.blockStates(userId, current.courseId)]
      : []),
    ...courseIds.map(keys.course),
  ];
  const found = wanted.length > 0 ? await table.batchGet(parts, wanted, { consistent: true }) : [];
  const of = <E extends Parts['entity']>(entity: E) =>
    found.filter((one): one is Extract<Parts, { entity: E }> => one.entity === entity);
  return {
    seen: of('NewsSeen')[0]?.until ?? '',
    blocks: of('Block'),
    progress: of('Progress'),
    marks: of('Mark'),
    items: of('GradeItem'),
    kept: of('KeptOutline')[0] ?? null,
    states: await blockStates.of(table, current, of('BlockStates')[0] ?? null, now),
    heads: of('Course'),
  };
}
