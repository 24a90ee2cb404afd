import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { firstWords } from '#shared/questions/first-words.ts';
import { builderQueries } from './queries.ts';
import { slotsIn } from './sections.ts';
import type { FixedSlot, QuestionRow, Section } from './types.ts';

/** Whether a place keeps to a version of its question that is not the newest one. */
export const isOlderIn = ({ version }: FixedSlot, { contentVersion }: QuestionRow): boolean =>
  version !== null && version !== contentVersion;

/**
 * The first words of questions in the older versions that places of a quiz keep to, by place. Rows have those of the
 * newest one, which may be another question by now; and a question with a name of its own is called by that.
 */
export function usePinnedStems(
  sections: readonly Section[],
  banks: readonly string[],
  known: ReadonlyMap<string, QuestionRow>,
): ReadonlyMap<string, QuestionRow['stem']> {
  const pinned = slotsIn(sections).filter((slot): slot is FixedSlot => {
    const row = slot.kind === 'fixed' ? known.get(slot.questionId) : undefined;
    return slot.kind === 'fixed' && row?.name === null && isOlderIn(slot, row);
  });
  const answers = useQueries({
    queries: banks.map((bankId) => {
      const wanted = pinned.filter((slot) => slot.bankId === bankId);
      return {
        ...builderQueries.contents(bankId, wanted),
        enabled: wanted.length > 0,
        placeholderData: keepPreviousData,
      };
    }),
  });
  const found = answers.flatMap(({ data }) => data?.questions ?? []);
  return new Map(
    pinned.flatMap(({ slotId, questionId, version }) => {
      const one = found.find(
        ({ question, version: of }) => question.questionId === questionId && of === version,
      );
      return one?.content ? [[slotId, firstWords(one.content)] as const] : [];
    }),
  );
}
