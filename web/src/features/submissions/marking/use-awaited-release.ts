import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { submissionQueries } from '../queries.ts';
import type { SubmissionWork } from '../types.ts';

/** How often it is asked whether a release has come, and for how long, in milliseconds. */
const every = 1000;
const patience = 20_000;

/** A release is done in the background: once it was asked for, the page looks until it has come to this submission. */
export function useAwaitedRelease({ submissionId, releasedAt }: SubmissionWork) {
  /** What was there when it was asked for. */
  const [before, setBefore] = useState<{ releasedAt: string | null; until: number } | null>(null);
  const waitsWith = (now: string | null | undefined, updatedAt: number) =>
    before !== null && now === before.releasedAt && updatedAt < before.until;
  const { dataUpdatedAt } = useQuery({
    ...submissionQueries.work(submissionId),
    enabled: before !== null,
    refetchInterval: ({ state: { data, dataUpdatedAt: updatedAt } }) =>
      waitsWith(data?.releasedAt, updatedAt) ? every : false,
  });
  return {
    waits: waitsWith(releasedAt, dataUpdatedAt),
    begin: () => setBefore({ releasedAt, until: Date.now() + patience }),
  };
}
