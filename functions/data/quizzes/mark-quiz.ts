import { isDeepStrictEqual } from 'node:util';
import { type MadeMark, overrideIn, unexcused, withDecisions } from '#shared/grading/by-hand.ts';
import { quizMark } from '#shared/grading/quiz-mark.ts';
import { quizSource } from '#shared/grading/quiz-source.ts';
import type { QuizFacts } from '#shared/schemas/blocks.ts';
import type { Mark, MarkChange, QuizCause } from '#shared/schemas/marks.ts';
import {
  type Caused,
  type KnownMark,
  type SayTotal,
  writeMark,
} from '#functions/data/marks/write-mark.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import type { Attempts, QuizOfPerson } from './attempts.ts';

/** What decides of somebody's mark for a quiz, beside their attempts. */
export type Marking = KnownMark & {
  /** null: the quiz is no more. */
  rules: QuizFacts | null;
  /** The closing that holds for this person. */
  closesAt: string | null;
  /** Left out: of the total nothing is said. */
  sayTotal?: SayTotal;
};

/** Whether what was set by hand was all that there was: seeing that, nobody was shown a score. */
const stoodAlone = (mark: Pick<MadeMark, 'adjustments'> | null) =>
  mark !== null && (overrideIn(mark)?.status ?? 'marked') !== 'marked';

/**
 * The instant from which the score shows. What was shown stays shown, whatever becomes of the rules; what stood in place
 * of no score is shown again as the score is (case 19): beside it, it would tell that.
 */
function releasedAt(
  mark: Pick<MadeMark, 'releasedAt' | 'adjustments'> | null,
  { rules, closesAt }: Marking,
  at: string,
): string | null {
  const before = mark?.releasedAt ?? null;
  if (before !== null && before <= at && !stoodAlone(mark)) return before;
  if (!rules) return null;
  if (rules.showsScore.afterSubmit) return at;
  return rules.showsScore.afterClose ? closesAt : null;
}

/** The attempts whose points are others than they were. */
function changedAttempts(before: Mark | null, next: Pick<Mark, 'source'>): MarkChange['attempts'] {
  const had = new Map(quizSource(before)?.attempts.map((one) => [one.attemptId, one]));
  const has = new Map(quizSource(next)?.attempts.map((one) => [one.attemptId, one]));
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((attemptId) => {
    const [was, is] = [had.get(attemptId), has.get(attemptId)];
    const [from, to] = [was?.points ?? null, is?.points ?? null];
    const isSame = was !== undefined && is !== undefined && from === to && was.most === is.most;
    return isSame ? [] : [{ attemptId, from, to }];
  });
}

/** All of a mark but from when on it is seen. */
const worth = ({ source, earned, adjustments = [], points, status, beneath }: MadeMark) => ({
  source,
  earned,
  adjustments,
  points,
  status,
  beneath: beneath && { ...beneath, releasedAt: null },
});

/** Somebody decided them about somebody else: they are told of, whatever comes of them. */
const alwaysTold: QuizCause['kind'][] = ['reset', 'reopened'];

/**
 * The mark that follows from somebody's attempts, written with what caused it: nothing where it is what it was.
 * @param own the attempts as they will be
 */
export function markQuiz(
  who: QuizOfPerson,
  own: Pick<Attempts, 'attempts' | 'earned'>,
  marking: Marking,
  { by, at, because }: Caused<QuizCause>,
): TransactionItem[] {
  const { mark: before, rules } = marking;
  const scored = own.attempts.flatMap(({ attemptId, number, endedAt, isReset }) => {
    const earned = own.earned[attemptId];
    if (endedAt === null || isReset || !earned) return [];
    const { points, most } = earned;
    return [{ attemptId, number, points, most, submittedAt: endedAt }];
  });
  const itself = {
    ...quizMark(scored, rules?.counts ?? quizSource(before)?.counts ?? 'best'),
    releasedAt: releasedAt(before && unexcused(before), marking, at),
  };
  const next = withDecisions(before, itself);
  if (before && isDeepStrictEqual(worth(before), worth(next)) && !alwaysTold.includes(because.kind))
    return [];
  const { userId, courseId, quizId } = who;
  const attempts = changedAttempts(before, next);
  return writeMark(
    { userId, courseId, itemId: quizId },
    marking,
    next,
    { by, at, because },
    attempts,
    marking.sayTotal,
  );
}
