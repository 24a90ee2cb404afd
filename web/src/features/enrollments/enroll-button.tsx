import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { useWrite } from '#web/lib/use-write.ts';
import { touchedByEnrolling } from './queries.ts';
import './texts.ts';

type Props = {
  courseId: string;
  /** The person came back from signing in to enroll: the button is where they left off. */
  focused?: boolean;
};

/** Takes a seat in a course. */
export function EnrollButton({ courseId, focused = false }: Props) {
  const { t } = useTranslation('enrollments');
  const ref = useRef<HTMLButtonElement>(null);
  const enroll = useWrite('enrollments.enroll', {
    meta: { invalidates: touchedByEnrolling, success: t('enrolled') },
  });
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);
  return (
    <Button
      ref={ref}
      size="lg"
      disabled={enroll.isPending}
      onClick={() => enroll.mutate({ params: { courseId }, body: {} })}
    >
      {t(enroll.isPending ? 'enrolling' : 'enrollNow')}
    </Button>
  );
}
