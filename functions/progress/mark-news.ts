import * as z from 'zod';
import { courseInstant } from '#shared/policies/course-instant.ts';
import type { News } from '#shared/schemas/news.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { isVisible } from '#functions/data/lessons/learners-outline.ts';
import { toldSince } from '#functions/data/lessons/told-since.ts';
import type { OwnEnrollment } from '#functions/data/enrollments/enrollments.ts';
import { toldBookCauses, toldCauses, toldWorkCauses } from '#shared/schemas/marks.ts';
import { gradeItemRecord } from '#functions/data/grades/grade-items.ts';
import type { ToldChange } from '#functions/data/marks/mark-news.ts';
import { markRecord, releasedMarks, withClosing } from '#functions/data/marks/marks.ts';
import { toldAtOnce } from '#functions/data/marks/write-mark.ts';
import { iso } from '#functions/platform/iso.ts';
import type { KnownCourses, KnownNews } from './enrolled-courses.ts';
import type { NewsBlock } from './news-block.ts';

/** The most changes of marks that are told. */
const most = 6;

/** Of a mark, whether it may be told. */
export const newsMark = markRecord.pick({
  courseId: true,
  itemId: true,
  version: true,
  status: true,
  releasedAt: true,
  changedAt: true,
});
type NewsMark = z.infer<typeof newsMark>;

/**
 * The changes of marks that may be news, the latest first.
 * @param own the enrollments of who is in a course: of others, its results are no page of theirs
 */
export function changedMarks(
  own: OwnEnrollment[],
  { marks, courses }: Pick<KnownNews, 'marks' | 'courses'>,
  now: number,
): ToldChange[] {
  const inside = new Set(own.map(({ courseId }) => courseId));
  return (marks?.changes ?? [])
    .filter(({ courseId }) => inside.has(courseId) && courses.has(courseId))
    .filter(({ tellFrom }) => tellFrom <= iso(now) && tellFrom > toldSince(now))
    .slice(0, most);
}

const isTold = <Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind =>
  kinds.some((one) => one === kind);

/** Of an assignment, that somebody is excused is told as what becomes of their work. */
const bookCauses = [...toldBookCauses, 'excused', 'unexcused'] as const;

/** Of the total of a course: no mark says whether it may be told. */
const isOfTotal = (
  because: ToldChange['because'],
): because is Extract<ToldChange['because'], { kind: 'totalSet' | 'bookChanged' }> =>
  because.kind === 'totalSet' || because.kind === 'bookChanged';

/** The keys to read for them. */
export const changedMarkKeys = (userId: string, wanted: ToldChange[]): Key[] =>
  wanted.flatMap(({ courseId, itemId, because }) => {
    if (isOfTotal(because)) return [];
    const ofBlock = [keys.block(courseId, itemId), keys.mark(userId, courseId, itemId)];
    return isTold(bookCauses, because.kind)
      ? [...ofBlock, keys.gradeItem(courseId, itemId)]
      : ofBlock;
  });

/** A grade item that no lesson stands for. */
export const newsItem = gradeItemRecord.pick({ itemId: true, manual: true });

type Found = { blocks: NewsBlock[]; marks: NewsMark[]; items: z.infer<typeof newsItem>[] };

/**
 * From what to what a released mark was changed, and since when that shows. What was changed before is told with the
 * release, as far as it still holds: from what, nobody was shown.
 */
function toldOf(
  { releasedAt, version }: NewsMark,
  change: ToldChange,
):
  | (Pick<ToldChange, 'at' | 'from' | 'to'> & { total: NonNullable<ToldChange['total']> | null })
  | null {
  const { at, from, to, total = null } = change;
  if (releasedAt === null || at >= releasedAt) return { at, from, to, total };
  return change.version === version ? { at: releasedAt, from: null, to, total: null } : null;
}

/** What concerns what somebody is to do is told until something else becomes of it, and never with points. */
const toldWhileItHolds = ({ version }: NewsMark, change: ToldChange) =>
  change.version === version ? { at: change.at, from: null, to: null, total: null } : null;

/** What others did to marks, as far as these are released. */
export const newsOfMarks = (
  wanted: ToldChange[],
  { blocks, marks, items }: Found,
  { courses }: KnownCourses,
  now: number,
): News[] =>
  wanted.flatMap((change): News[] => {
    const { courseId, itemId, because } = change;
    const course = courses.get(courseId);
    if (course && isOfTotal(because)) {
      const { at, from, to, letters = { from: null, to: null }, nowPasses = null } = change;
      const reason = because.kind === 'totalSet' ? because.reason : null;
      const what = because.kind;
      const of = { courseId, course: course.title, at, reason };
      return [{ kind: 'total', what, ...of, from, to, letters, nowPasses }];
    }
    const block = blocks.find(({ blockId }) => blockId === itemId);
    const manual = items.find((one) => one.itemId === itemId)?.manual;
    const mark = marks.find((one) => one.itemId === itemId);
    const isThere = block ? isVisible(block) : manual;
    if (!course || !isThere || !mark) return [];
    const closes = block?.facts.quiz?.closes;
    const closesAt = closes ? courseInstant(course.startsOn, closes) : null;
    const [released] = releasedMarks([withClosing(mark, closesAt)], now);
    const told = toldAtOnce.includes(because.kind)
      ? toldWhileItHolds(mark, change)
      : released && toldOf(released, change);
    if (!told) return [];
    const reason = 'reason' in because && because.reason !== '' ? because.reason : null;
    const of = { courseId, course: course.title, reason, ...told };
    const item = block?.title ?? manual?.title;
    const inBook = block?.facts.assignment ? toldBookCauses : bookCauses;
    const isExcused = mark.status === 'excused' && change.version === mark.version;
    if (item && isTold(inBook, because.kind))
      return [{ kind: 'grade', what: because.kind, itemId, item, isExcused, ...of }];
    if (!block) return [];
    if (isTold(toldCauses, because.kind))
      return [{ kind: 'mark', what: because.kind, quizId: itemId, quiz: block.title, ...of }];
    if (!isTold(toldWorkCauses, because.kind)) return [];
    const { moduleId, title: assignment } = block;
    return [
      { kind: 'work', what: because.kind, moduleId, assignmentId: itemId, assignment, ...of },
    ];
  });
