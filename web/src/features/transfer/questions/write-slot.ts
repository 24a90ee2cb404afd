import type { Slot } from '#shared/blocks/quiz/slots.ts';
import type { BankQuestion, Course } from '../types.ts';
import { placeOfVersion, sourceOfQuestion } from './write-questions.ts';

/**
 * The places of quizzes as their files have them: questions by their sources, versions by their place among those that
 * the folder holds, so that both mean the same wherever the files go. What is not in the folder keeps its ids.
 */
export function slotWriter(
  { courseId, ownerId }: Pick<Course, 'courseId' | 'ownerId'>,
  questions: readonly BankQuestion[],
): (slot: Slot) => unknown {
  const byId = new Map(questions.map((one) => [one.row.questionId, one]));
  return (slot) => {
    const { bankId, ...rest } = slot;
    const isOwn = bankId === ownerId;
    if (bankId !== courseId && !isOwn) return slot;
    const bank = isOwn ? { bank: 'own' } : {};
    if (rest.kind === 'draw') return { ...rest, ...bank };
    const { questionId, version, ...fixed } = rest;
    const question = byId.get(questionId);
    if (question?.row.bankId !== bankId) return slot;
    const place = version === null ? null : placeOfVersion(question, version);
    if (version !== null && place === null) return slot;
    const source = sourceOfQuestion(question);
    return { ...fixed, ...bank, question: source, ...(place !== null && { version: place }) };
  };
}
