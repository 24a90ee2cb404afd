import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { poolStates } from './pools.ts';
import { builderQueries } from './queries.ts';
import { slotsIn } from './sections.ts';
import type { DrawSlot, Section } from './types.ts';

const isDraw = (slot: { kind: string }): slot is DrawSlot => slot.kind === 'draw';

/** What the draws of a quiz have to choose from, by the ids of their places. */
export function usePools(sections: readonly Section[]) {
  const draws = slotsIn(sections).filter(isDraw);
  const answers = useQueries({
    queries: draws.map((slot) => ({
      ...builderQueries.pool(slot),
      placeholderData: keepPreviousData,
    })),
  });
  const poolOf = (slot: DrawSlot) => {
    const data = answers[draws.indexOf(slot)]?.data;
    return (
      data && {
        questionIds: data.questions.map(({ questionId }) => questionId),
        isWhole: data.isWhole,
      }
    );
  };
  return {
    states: poolStates(sections, poolOf),
    failed: new Set(draws.flatMap(({ slotId }, at) => (answers[at]?.isError ? [slotId] : []))),
    retry: () => answers.forEach((one) => void (one.isError && one.refetch())),
  };
}
