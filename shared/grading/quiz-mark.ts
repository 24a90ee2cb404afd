import type { Mark, QuizSource } from '#shared/schemas/marks.ts';
import { type CountRule, countAttempts } from './count-attempts.ts';

type Made = Pick<Mark, 'earned' | 'points' | 'status'> & { source: QuizSource };

/**
 * The mark of a quiz by the attempts that have ended.
 * @param attempts in their order
 */
export function quizMark(attempts: QuizSource['attempts'], counts: CountRule): Made {
  const { attemptIds, earned } = countAttempts(attempts, counts);
  return {
    source: { kind: 'quiz', counts, attempts, counted: attemptIds },
    earned,
    points: earned?.points ?? null,
    status: attempts.length === 0 ? 'open' : earned ? 'marked' : 'waiting',
  };
}
