import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { useKeptFocus } from '#web/components/ui/use-kept-focus.ts';
import type { CourseDetail } from '#web/features/courses/types.ts';
import { EnrollButton } from '#web/features/enrollments/enroll-button.tsx';
import { enrollmentQueries } from '#web/features/enrollments/queries.ts';
import '#web/features/enrollments/texts.ts';
import { WaitButton } from '#web/features/enrollments/wait-button.tsx';
import { WithdrawButton } from '#web/features/enrollments/withdraw-button.tsx';
import { formatDay } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { courseToEnroll, enrollIntent, paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { useSignIn } from '#web/lib/session/use-sign-in.ts';
import { courseActionOf, needsStanding } from './course-action-of.ts';

// Few courses ask for anything before they let somebody in, and a form brings its schemas along.
const KeyForm = lazy(() => import('#web/features/enrollments/key-form.tsx'));
const RequestForm = lazy(() => import('#web/features/enrollments/request-form.tsx'));

/**
 * The one thing that this person can do with this course now. What they pressed goes away with its effect:
 * the focus then goes on to what stands in its place, and is not lost.
 */
export function CourseAction({ detail }: { detail: CourseDetail }) {
  const { kept, follow } = useKeptFocus();
  return (
    <Flex {...kept} direction="column" gap="4">
      <Action detail={detail} onChange={follow} />
    </Flex>
  );
}

function Action({ detail, onChange }: { detail: CourseDetail; onChange: () => void }) {
  const { t } = useTranslation('enrollments');
  const [params] = useSearchParams();
  const { status } = useSession();
  const { language } = useLanguage();
  const signIn = useSignIn();
  const { courseId } = detail.course;
  const signedIn = status === 'authenticated';
  const wanted = signedIn && needsStanding(detail);
  const standing = useQuery({ ...enrollmentQueries.standing(courseId), enabled: wanted });
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const action = courseActionOf(detail, status !== 'unauthenticated', standing.data, today);
  const back = params.get('intent') === enrollIntent;

  const isPending = status === 'loading' || (wanted && standing.isPending);
  useEffect(onChange, [action.kind, isPending, onChange]);

  const pending = <Skeleton h="13" />;

  if (isPending) return pending;
  switch (action.kind) {
    case 'signIn':
      return (
        <Button size="lg" onClick={() => signIn(courseToEnroll(courseId))}>
          {t(action.full ? 'signInToWait' : 'enrollNow')}
        </Button>
      );
    case 'enroll':
      return (
        <>
          {standing.data?.invited && <Notice kind="success">{t('invited')}</Notice>}
          {back && <Notice kind="success">{t('oneMoreStep')}</Notice>}
          <EnrollButton courseId={courseId} focused={back} />
        </>
      );
    case 'learn':
      return (
        <Flex direction="column" gap="4" align="stretch">
          {detail.enrollment?.state === 'active' && (
            <ProgressBar done={detail.enrollment.doneBlocks} total={detail.lessons} />
          )}
          {action.at === null ? (
            <Text color="fg.muted">{t('noLessons')}</Text>
          ) : (
            <ButtonLink
              size="lg"
              to={paths.content(courseId, action.at.moduleId, action.at.blockId)}
            >
              {t(action.label)}
            </ButtonLink>
          )}
          {detail.enrollment?.state === 'active' && <WithdrawButton courseId={courseId} />}
        </Flex>
      );
    case 'key':
      return (
        <Suspense fallback={pending}>
          <KeyForm courseId={courseId} full={action.full} />
        </Suspense>
      );
    case 'request':
      return (
        <Suspense fallback={pending}>
          <RequestForm courseId={courseId} declined={action.declined} />
        </Suspense>
      );
    case 'wait':
      return <WaitButton courseId={courseId} />;
    case 'waiting':
      return (
        <>
          <Notice>
            {action.place === null ? t('waiting') : t('waitingAt', { place: action.place })}
          </Notice>
          <WithdrawButton courseId={courseId} what="waiting" />
        </>
      );
    case 'requested':
      return (
        <>
          <Notice>{t('requested')}</Notice>
          <WithdrawButton courseId={courseId} what="request" />
        </>
      );
    case 'notYet':
      return <Notice>{t('notYet', { day: formatDay(action.opensOn, language) })}</Notice>;
    case 'invitation':
      return (
        <>
          <Notice>{t('invitation')}</Notice>
          {!signedIn && (
            <Button variant="outline" onClick={() => signIn(courseToEnroll(courseId))}>
              {t('signInInvited')}
            </Button>
          )}
        </>
      );
    default:
      return <Notice kind="info">{t(action.kind)}</Notice>;
  }
}
