import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { builderQueries } from './queries.ts';
import { slotsIn } from './sections.ts';
import type { QuestionRow, Section } from './types.ts';

/** The questions at the places of a quiz, by id: those that were chosen here are known from then on. */
export function useNamedQuestions(sections: readonly Section[], banks: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, QuestionRow>>(new Map());
  const wanted = banks.map((bankId) => ({
    bankId,
    ids: [
      ...new Set(
        slotsIn(sections).flatMap((slot) =>
          slot.kind === 'fixed' && slot.bankId === bankId && !chosen.has(slot.questionId)
            ? [slot.questionId]
            : [],
        ),
      ),
    ],
  }));
  const answers = useQueries({
    queries: wanted.map(({ bankId, ids }) => ({
      ...builderQueries.questions(
        bankId,
        ids.map((questionId) => ({ questionId, version: null })),
      ),
      enabled: ids.length > 0,
      placeholderData: keepPreviousData,
    })),
  });
  const known = new Map(chosen);
  for (const { data } of answers)
    for (const { question } of data?.questions ?? []) known.set(question.questionId, question);
  const failed = answers.find(({ isError, data }) => isError && !data);
  return {
    known,
    isPending: answers.some(({ isLoading }) => isLoading),
    error: failed?.error ?? null,
    retry: () => answers.forEach((one) => void (one.isError && one.refetch())),
    learn: (rows: readonly QuestionRow[]) =>
      setChosen(new Map([...chosen, ...rows.map((row) => [row.questionId, row] as const)])),
  };
}
export type NamedQuestions = ReturnType<typeof useNamedQuestions>;
