import { api } from '#web/lib/api.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { forEachOf } from './for-each-of.ts';
import type { AssignmentIds, SubmissionWork } from './types.ts';

/**
 * Reads submissions of one assignment by their ids; those that are none of it, or of nobody, are left out.
 * @throws what kept all others from being read
 */
export async function worksOf(
  { assignmentId }: AssignmentIds,
  submissionIds: readonly string[],
  onDone: (done: number) => void,
): Promise<Map<string, SubmissionWork>> {
  const works = new Map<string, SubmissionWork>();
  const failed = await forEachOf(
    submissionIds,
    async (submissionId) => {
      const work = await api('submissions.get', { params: { submissionId } });
      if (work.assignmentId === assignmentId) works.set(submissionId, work);
    },
    onDone,
  );
  // An id that means nothing is for whoever named it to tell; where nothing was to be had, nothing can be said.
  const broken = failed.find(({ error }) => !/^(not_found|invalid_request)$/.test(errorKey(error)));
  if (broken) throw broken.error;
  return works;
}
