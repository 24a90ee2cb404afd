import { api } from '#web/lib/api.ts';
import type { Question, QuestionQuery } from '../types.ts';

/** How many questions are asked for at once. */
const atOnce = 6;

type Options = {
  signal: AbortSignal;
  onCollected: (done: number, total: number) => void;
};

/** All questions of a bank that a list shows, on all of its pages, whole and in its order. */
export async function collectQuestions(
  bankId: string,
  { cursor: _, ...query }: QuestionQuery,
  { signal, onCollected }: Options,
): Promise<Question[]> {
  const ids: string[] = [];
  let next: string | null = null;
  do {
    const page: { items: { questionId: string }[]; nextCursor: string | null } = await api(
      'banks.listQuestions',
      {
        params: { bankId },
        query: { ...query, limit: '100', ...(next !== null && { cursor: next }) },
        signal,
      },
    );
    ids.push(...page.items.map(({ questionId }) => questionId));
    next = page.nextCursor;
  } while (next !== null);
  const questions: Question[] = [];
  let begun = 0;
  let done = 0;
  onCollected(0, ids.length);
  const lane = async () => {
    for (let at = begun++; at < ids.length; at = begun++) {
      const params = { bankId, questionId: ids[at] ?? '' };
      questions[at] = await api('banks.getQuestion', { params, signal });
      done += 1;
      onCollected(done, ids.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return questions;
}
