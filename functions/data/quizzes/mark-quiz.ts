import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { quizMark } from '#shared/grading/quiz-mark.ts';
import { courseInstant } from '#shared/policies/course-instant.ts';
import type { QuizFacts } from '#shared/schemas/blocks.ts';
import type { Mark, MarkCause, MarkChange } from '#shared/schemas/marks.ts';
import { courseHeadRecord } from '#functions/data/courses/courses.ts';
import { later } from '#functions/data/courses/stats.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { blockRecord } from '#functions/data/lessons/outline.ts';
import { type MarkNews, markNews, markNewsRecord } from '#functions/data/marks/mark-news.ts';
import { markRecord, marks } from '#functions/data/marks/marks.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { iso } from '#functions/platform/iso.ts';
import { accommodationAt, accommodationRecord } from './accommodations.ts';
import type { Attempts, QuizOfPerson } from './attempts.ts';

const parts = z.discriminatedUnion('entity', [
  markRecord.extend({ entity: z.literal('Mark') }),
  blockRecord.extend({ entity: z.literal('Block') }),
  courseHeadRecord.extend({ entity: z.literal('Course') }),
  accommodationRecord.extend({ entity: z.literal('Accommodation') }),
  markNewsRecord.extend({ entity: z.literal('MarkNews') }),
]);

/** What decides of somebody's mark for a quiz, beside their attempts. */
export type Marking = {
  /** null: there is none yet. */
  mark: Mark | null;
  /** null: the quiz is no more. */
  rules: QuizFacts | null;
  /** The closing that holds for this person. */
  closesAt: string | null;
  /** What they were told of last; null: of nothing. */
  news: MarkNews | null;
};

const markingKeys = ({ userId, courseId, quizId }: QuizOfPerson): Key[] => [
  keys.mark(userId, courseId, quizId),
  keys.block(courseId, quizId),
  keys.course(courseId),
  keys.accommodation(userId, courseId),
  keys.quizAccommodation(userId, courseId, quizId),
  keys.markNews(userId),
];

/** One request. */
export async function loadMarking(table: Table, who: QuizOfPerson): Promise<Marking> {
  const found = await table.batchGet(parts, markingKeys(who), { consistent: true });
  const mark = found.find((one) => one.entity === 'Mark');
  const course = found.find((one) => one.entity === 'Course');
  const rules = found.find((one) => one.entity === 'Block')?.facts.quiz ?? null;
  const closes = rules?.closes && course ? courseInstant(course.startsOn, rules.closes) : null;
  const different = found.filter((one) => one.entity === 'Accommodation');
  return {
    mark: mark ? withoutEntity(mark) : null,
    rules,
    closesAt:
      accommodationAt(who.quizId, different)?.closesAt ?? (closes === null ? null : iso(closes)),
    news: found.find((one) => one.entity === 'MarkNews') ?? null,
  };
}

const withoutEntity = ({ entity: _, ...mark }: Mark & { entity: 'Mark' }): Mark => mark;

/** The instant from which the score shows. What was shown stays shown, whatever becomes of the rules. */
function releasedAt({ mark, rules, closesAt }: Marking, at: string): string | null {
  const before = mark?.releasedAt ?? null;
  if (before !== null && before <= at) return before;
  if (!rules) return null;
  if (rules.showsScore.afterSubmit) return at;
  return rules.showsScore.afterClose ? closesAt : null;
}

/** The attempts whose points are others than they were. */
function changedAttempts(before: Mark | null, next: Mark): MarkChange['attempts'] {
  const had = new Map(before?.source.attempts.map((one) => [one.attemptId, one]));
  const has = new Map(next.source.attempts.map((one) => [one.attemptId, one]));
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((attemptId) => {
    const [was, is] = [had.get(attemptId), has.get(attemptId)];
    const [from, to] = [was?.points ?? null, is?.points ?? null];
    const isSame = was !== undefined && is !== undefined && from === to && was.most === is.most;
    return isSame ? [] : [{ attemptId, from, to }];
  });
}

/** What somebody did themselves is no news to them, nor what they may never know of. */
function newsOf(
  { userId, by: _, attempts: __, ...change }: MarkChange,
  { releasedAt }: Mark,
  { news }: Marking,
): TransactionItem[] {
  if (change.because.kind === 'ended' || releasedAt === null) return [];
  return [markNews.add(userId, news, { ...change, tellFrom: later(change.at, releasedAt) })];
}

/** Somebody decided them about somebody else: they are told of, whatever comes of them. */
const alwaysTold: MarkCause['kind'][] = ['reset', 'reopened'];

/**
 * The mark that follows from somebody's attempts, written with what caused it: nothing where it is what it was.
 * @param own the attempts as they will be
 * @param by who caused it, when (an instant) and why
 */
export function markQuiz(
  who: QuizOfPerson,
  own: Pick<Attempts, 'attempts' | 'earned'>,
  marking: Marking,
  { by, at, because }: { by: string; at: string; because: MarkCause },
): TransactionItem[] {
  const { mark: before, rules } = marking;
  const scored = own.attempts.flatMap(({ attemptId, number, endedAt, isReset }) => {
    const earned = own.earned[attemptId];
    if (endedAt === null || isReset || !earned) return [];
    const { points, most } = earned;
    return [{ attemptId, number, points, most, submittedAt: endedAt }];
  });
  const made = quizMark(scored, rules?.counts ?? before?.source.counts ?? 'best');
  const kept = before && {
    source: before.source,
    earned: before.earned,
    points: before.points,
    status: before.status,
  };
  if (isDeepStrictEqual(kept, made) && !alwaysTold.includes(because.kind)) return [];
  const { userId, courseId, quizId } = who;
  const next: Mark = {
    courseId,
    itemId: quizId,
    userId,
    version: (before?.version ?? 0) + 1,
    ...made,
    releasedAt: releasedAt(marking, at),
    changedAt: at,
    changedBy: by,
  };
  const change: MarkChange = {
    courseId,
    itemId: quizId,
    userId,
    version: next.version,
    at,
    by,
    because,
    from: before?.points ?? null,
    to: next.points,
    attempts: changedAttempts(before, next),
  };
  return [marks.put(before, next), marks.putChange(change), ...newsOf(change, next, marking)];
}
