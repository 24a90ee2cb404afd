import { ulidSchema } from '#shared/schemas/primitives.ts';
import type { Place } from '#web/blocks/sheet/sheet-reader.ts';
import type { Target } from '../plan/target.ts';
import type { Coming } from './plan-questions.ts';

/** The places of quizzes with the ids that their questions have in a course, or will have. */
export function slotReader(
  questions: ReadonlyMap<string, Coming>,
  { courseId, platform }: Pick<Target, 'courseId' | 'platform'>,
): Place['slotOf'] {
  const ownerId = platform?.course.ownerId;
  // A draw from the bank of who teaches stays there where any of its questions is.
  const hasOwn = [...questions.values()].some(({ bankId }) => bankId === ownerId);
  return (slot, tally) => {
    // As it was written before questions came along, or since they do not.
    if ('bankId' in slot) return slot;
    const { bank, question, version, ...rest } = slot;
    if (rest['kind'] === 'draw')
      return { ...rest, bankId: bank === 'own' && hasOwn ? ownerId : courseId };
    const source = ulidSchema.safeParse(question);
    const coming = source.success ? questions.get(source.data) : undefined;
    if (!coming) {
      tally.lose('question_missing');
      return null;
    }
    const { questionId, bankId, versionAt } = coming;
    const number = typeof version === 'number' ? versionAt(version) : null;
    if (typeof version === 'number' && number === null) tally.lose('question_version');
    return { ...rest, bankId, questionId, version: number };
  };
}
