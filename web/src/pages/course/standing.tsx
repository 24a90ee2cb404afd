import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/components/ui/notice.tsx';
import type { CourseDetail } from '#web/course/types.ts';
import { entryNoteKey } from '#web/features/enrollments/entry-words.ts';
import { PaymentNote } from '#web/features/enrollments/payment-note.tsx';
import { enrollmentQueries } from '#web/features/enrollments/queries.ts';
import '#web/features/enrollments/texts.ts';
import { WithdrawButton } from '#web/features/enrollments/withdraw-button.tsx';
import { formatDay } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';

type Props = { detail: CourseDetail };

/** Why somebody can do nothing about coming in, and what they can take back. */
export function Standing({ detail }: Props) {
  const { t } = useTranslation('enrollments');
  const { language } = useLanguage();
  const { entry, course, paymentText, seatsLeft } = detail;
  const { courseId, price } = course;
  if (entry.reason === 'waiting') return <Waiting courseId={courseId} />;
  const full = seatsLeft === 0;
  const asked = price === null ? 'requested' : full ? 'placeAskedFull' : 'placeAsked';
  if (entry.reason === 'requested')
    return (
      <>
        <Notice>{t(asked)}</Notice>
        {price !== null && <PaymentNote text={paymentText} full={full} />}
        <WithdrawButton courseId={courseId} what="request" />
      </>
    );
  const day = entry.opensOn === null ? '' : formatDay(entry.opensOn, language);
  return <Notice>{t(entryNoteKey(entry), { day })}</Notice>;
}

function Waiting({ courseId }: { courseId: string }) {
  const { t } = useTranslation('enrollments');
  const standing = useQuery(enrollmentQueries.standing(courseId));
  const place = standing.data?.place ?? null;
  if (standing.isPending) return <Skeleton h="13" />;
  return (
    <>
      <Notice>{place === null ? t('waiting') : t('waitingAt', { place })}</Notice>
      <WithdrawButton courseId={courseId} what="waiting" />
    </>
  );
}
