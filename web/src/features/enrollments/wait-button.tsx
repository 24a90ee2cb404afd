import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useWrite } from '#web/lib/use-write.ts';
import { touchedByEnrolling } from './queries.ts';
import './texts.ts';

/** Takes a place on the waiting list of a full course. */
export function WaitButton({ courseId }: { courseId: string }) {
  const { t } = useTranslation('enrollments');
  const wait = useWrite('enrollments.joinWaitingList', {
    meta: { invalidates: touchedByEnrolling, success: t('waits') },
  });
  return (
    <>
      <Notice>{t('full')}</Notice>
      <Button
        size="lg"
        disabled={wait.isPending}
        onClick={() => wait.mutate({ params: { courseId }, body: {} })}
      >
        {t(wait.isPending ? 'enrolling' : 'joinWaitingList')}
      </Button>
    </>
  );
}
