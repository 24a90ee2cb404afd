import type * as z from 'zod';
import { isQuizCause } from '#shared/grading/quiz-cause.ts';
import { automaticOf } from '#shared/grading/settle-step.ts';
import { askedOf, drawFor, reviewOf, storedOf } from '#shared/questions/play.ts';
import type { attemptWorkSchema, workStepSchema } from '#shared/schemas/marking.ts';
import type { MarkChange } from '#shared/schemas/marks.ts';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import type { Step, WholeAttempt } from '#functions/data/quizzes/attempt.ts';
import type { AskedSlot } from '#functions/data/quizzes/questions-of.ts';

type Work = z.infer<typeof attemptWorkSchema>;
type Named = (userId: string) => { userId: string; name: string };

/** Some people by id, with the names of those who are still there. */
export const namedIn =
  (names: Map<string, string>): Named =>
  (userId) => ({ userId, name: names.get(userId) ?? '' });

/** How a question was scored. */
export function presentStep(step: Step, named: Named): z.infer<typeof workStepSchema> {
  const { questionId, version, points, most, credit, isWaiting, change, mark } = step;
  return {
    step: 'question',
    questionId,
    version,
    points,
    most,
    credit,
    isWaiting,
    automatic: automaticOf(step).points,
    change,
    mark: mark && { points: mark.points, by: named(mark.by), at: mark.at },
  };
}

const guideOf = (content: QuestionContent) => ('guide' in content ? content.guide : null);

/**
 * A question of an attempt with its key, its answer, and how that was scored.
 * @param scoredBy the content that the answer was scored by
 */
export function presentQuestion(
  { content, draw, slotId, section, questionId, points }: AskedSlot,
  scoredBy: QuestionContent,
  { answers, comments }: WholeAttempt,
  step: Step | null,
  named: Named,
): Work['questions'][number] {
  const saved = answers.get(slotId);
  const given = saved?.answer ?? null;
  const drawn = drawFor(draw, content, scoredBy);
  return {
    slotId,
    section,
    questionId,
    points,
    asked: askedOf(content, draw),
    answer: given,
    savedAt: saved?.savedAt ?? null,
    isLate: saved?.isLate ?? false,
    review: reviewOf(scoredBy, drawn, given && storedOf(scoredBy, drawn, given)),
    guide: guideOf(scoredBy),
    step: step && presentStep(step, named),
    comment: comments.get(slotId)?.comment ?? '',
  };
}

/** The changes of a mark that an attempt had part in. */
export const presentHistory = (
  changes: MarkChange[],
  attemptId: string,
  named: Named,
): Work['history'] =>
  changes.flatMap(({ at, by, because, attempts }) => {
    const own = attempts.find((one) => one.attemptId === attemptId);
    const isOf = own !== undefined || ('attemptId' in because && because.attemptId === attemptId);
    if (!isOf || !isQuizCause(because)) return [];
    return [{ at, by: named(by), because, from: own?.from ?? null, to: own?.to ?? null }];
  });
