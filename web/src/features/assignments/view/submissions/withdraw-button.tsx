import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assignmentQueries, inAddress } from '#web/blocks/assignment/queries.ts';
import type { SubmissionIds } from '#web/blocks/assignment/types.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { useWrite } from '#web/lib/use-write.ts';
import '../../texts.ts';

/** Withdraws the submission that counts, once it was asked for twice. */
export function WithdrawButton({ ids }: { ids: SubmissionIds }) {
  const { t } = useTranslation('assignments');
  const [asks, setAsks] = useState(false);
  const { courseId, assignmentId } = ids;
  const withdraw = useWrite('assignments.withdraw', {
    meta: {
      success: t('withdraw.done'),
      invalidates: [
        assignmentQueries.all(assignmentId),
        ['assignments', 'own'],
        ['courses', 'one', courseId],
      ],
    },
    onSuccess: () => setAsks(false),
    onError: () => setAsks(false),
  });
  return (
    <>
      <Button variant="outline" onClick={() => setAsks(true)}>
        {t('withdraw.ask')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t('withdraw.title')}
          text={t('withdraw.text')}
          yes={t('withdraw.yes')}
          no={t('withdraw.no')}
          pending={withdraw.isPending}
          onYes={() => withdraw.mutate({ params: inAddress(ids) })}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
