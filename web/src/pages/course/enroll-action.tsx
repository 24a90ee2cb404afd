import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '#web/components/ui/notice.tsx';
import type { CourseDetail } from '#web/course/types.ts';
import { EnrollButton } from '#web/features/enrollments/enroll-button.tsx';
import '#web/features/enrollments/texts.ts';
import { WaitButton } from '#web/features/enrollments/wait-button.tsx';
import { enrollIntent } from '#web/lib/paths.ts';
import { useTokens } from '#web/lib/session/use-session.ts';

// Few courses ask for anything before they let somebody in, and a form brings its schemas along.
const KeyForm = lazy(() => import('#web/features/enrollments/key-form.tsx'));
const RequestForm = lazy(() => import('#web/features/enrollments/request-form.tsx'));

type Props = {
  detail: CourseDetail;
  action: 'enroll' | 'useKey' | 'request' | 'wait';
  /** Says how a course with a price is paid. */
  payment: ReactNode;
};

/** Lets somebody who is signed in enroll in a course, or ask for it. */
export function EnrollAction({ detail, action, payment }: Props) {
  const { t } = useTranslation('enrollments');
  const [params] = useSearchParams();
  const { entry, course } = detail;
  const { courseId } = course;
  const { full } = entry;
  const back = params.get('intent') === enrollIntent;
  const arrived = back && <Arrived step={full && action === 'request' ? 'askToWait' : action} />;
  const invited = entry.reason === 'invited' && <Notice kind="success">{t('invited')}</Notice>;
  switch (action) {
    case 'enroll':
      return (
        <>
          {invited}
          {arrived}
          <EnrollButton courseId={courseId} focused={back} />
        </>
      );
    case 'wait':
      return (
        <>
          {invited}
          {arrived}
          <WaitButton courseId={courseId} />
        </>
      );
    case 'useKey':
      return (
        <>
          {arrived}
          <Suspense fallback={<Skeleton h="13" />}>
            <KeyForm courseId={courseId} full={full} />
          </Suspense>
        </>
      );
    default:
      return (
        <>
          {arrived}
          <Ask detail={detail} payment={payment} />
        </>
      );
  }
}

/** Greets who comes back from signing in, and says what is left. */
function Arrived({ step }: { step: Props['action'] | 'askToWait' }) {
  const { t } = useTranslation('enrollments');
  const name = useTokens()?.firstName;
  return (
    <Notice kind="success">
      {name ? t('arrived.greeting', { name }) : t('arrived.greetingPlain')} {t(`arrived.${step}`)}
    </Notice>
  );
}

/** Asks those who teach the course; where a key stands for the payment, it opens as well. */
function Ask({ detail, payment }: Pick<Props, 'detail' | 'payment'>) {
  const { t } = useTranslation('enrollments');
  const { entry, course, enrollment } = detail;
  const { courseId } = course;
  return (
    <Suspense fallback={<Skeleton h="13" />}>
      <RequestForm
        courseId={courseId}
        declined={enrollment?.state === 'declined'}
        full={entry.full}
        payment={payment}
      />
      {entry.keyOpens && (
        <chakra.details>
          <chakra.summary cursor="pointer" fontWeight="medium" py="2">
            {t('payment.withKey')}
          </chakra.summary>
          <Text color="fg.muted" textStyle="sm" mb="3">
            {t('payment.withKeyHint')}
          </Text>
          <KeyForm courseId={courseId} full={entry.full} />
        </chakra.details>
      )}
    </Suspense>
  );
}
