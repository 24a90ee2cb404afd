import { useState } from 'react';
import { same } from '#web/lib/same.ts';
import type { SubmissionSums } from '../types.ts';

/** How often a list is asked again, and for how long at the most, in milliseconds. */
const every = 2000;
const patience = 10_000;

type Known = { state: { data: { sums: SubmissionSums } | undefined; dataUpdatedAt: number } };

/** Sums follow by seconds what was done to many: a list whose sums are to change is asked again until they have. */
export function useFollowingSums() {
  const [before, setBefore] = useState<{ sums: SubmissionSums; until: number } | null>(null);
  return {
    follow: (sums: SubmissionSums) => setBefore({ sums, until: Date.now() + patience }),
    refetchInterval: ({ state: { data, dataUpdatedAt } }: Known) =>
      before !== null && dataUpdatedAt < before.until && data && same(data.sums, before.sums)
        ? every
        : false,
  };
}
