import { mediaOf } from '#shared/questions/registry.ts';
import type { QuestionContent } from '#shared/schemas/questions.ts';

/** What one request takes: so many questions, and what fits into its transaction of two items each and one a file. */
const most = { questions: 25, items: 90 };
/** And so many bytes, well below what the API takes. */
const mostBytes = 800_000;

/** New questions in their order, in groups that are brought in each as a whole. */
export function batchesOf<Q extends { content: QuestionContent }>(questions: readonly Q[]): Q[][] {
  const batches: Q[][] = [];
  let batch: Q[] = [];
  let media = new Set<string>();
  let bytes = 0;
  for (const one of questions) {
    const named = new Set([...media, ...mediaOf(one.content)]);
    const size = JSON.stringify(one.content).length;
    const isFull =
      batch.length === most.questions ||
      2 * (batch.length + 1) + named.size > most.items ||
      bytes + size > mostBytes;
    if (batch.length > 0 && isFull) {
      batches.push(batch);
      batch = [];
      media = new Set();
      bytes = 0;
    }
    batch.push(one);
    media = new Set([...media, ...mediaOf(one.content)]);
    bytes += size;
  }
  return batch.length > 0 ? [...batches, batch] : batches;
}
