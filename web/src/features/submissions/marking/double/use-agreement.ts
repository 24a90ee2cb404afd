import { useQueryClient } from '@tanstack/react-query';
import { useWrite } from '#web/lib/use-write.ts';
import { submissionQueries } from '../../queries.ts';

/** Agrees on a marking, or opens it again; what somebody else decided first is read as well. */
export function useAgreement(submissionId: string, success: string, onDone: () => void) {
  const client = useQueryClient();
  return useWrite('submissions.agree', {
    meta: { success, invalidates: [submissionQueries.all], handles: 'all' },
    onSuccess: onDone,
    onError: () =>
      void client.invalidateQueries({ queryKey: submissionQueries.work(submissionId).queryKey }),
  });
}
