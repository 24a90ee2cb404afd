import { queryOptions } from '@tanstack/react-query';
import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import { api } from '#web/lib/api.ts';

export type PeerTask = Response<typeof contract.assignments.getPeerTask>;
export type PeerReview = Response<typeof contract.assignments.savePeerReview>;

/** A work of somebody else with what one has written of it; a delivery changes lists and pages as well. */
export const peerTaskQuery = (taskId: string) =>
  queryOptions({
    queryKey: ['assignments', 'review', taskId],
    queryFn: ({ signal }) => api('assignments.getPeerTask', { params: { taskId }, signal }),
    // What is being written stays as it is; links are asked for anew when they have ended.
    refetchOnWindowFocus: false,
  });
