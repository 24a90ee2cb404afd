import type { Adjustment } from '#shared/schemas/adjustments.ts';

/** Whether a mark is of work that was handed in late, where that counts for something. */
export const isLateMark = ({
  adjustments = [],
}: {
  adjustments?: readonly Adjustment[] | undefined;
}): boolean => adjustments.some(({ kind }) => kind === 'late');
