import type { QuizOfPerson } from '#functions/data/quizzes/attempts.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

/** Whose attempts at which quizzes some changes concern, each once. */
export function quizzesOf(changes: StreamRecord[]): QuizOfPerson[] {
  const once = new Map<string, QuizOfPerson>();
  for (const { key, before, after } of changes) {
    const item = after ?? before;
    const userId = key.pk.slice('USER#'.length);
    const [courseId, quizId] = [String(item?.courseId), String(item?.quizId)];
    once.set(`${userId} ${quizId}`, { userId, courseId, quizId });
  }
  return [...once.values()];
}
