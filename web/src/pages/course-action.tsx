import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import type { CourseDetail } from '#web/features/courses/types.ts';
import { EnrollButton } from '#web/features/enrollments/enroll-button.tsx';
import '#web/features/enrollments/texts.ts';
import { WithdrawButton } from '#web/features/enrollments/withdraw-button.tsx';
import { courseToEnroll, enrollIntent, paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { useSignIn } from '#web/lib/session/use-sign-in.ts';
import { courseActionOf } from './course-action-of.ts';

/** The one thing that this person can do with this course now. */
export function CourseAction({ detail }: { detail: CourseDetail }) {
  const { t } = useTranslation('enrollments');
  const [params] = useSearchParams();
  const { status } = useSession();
  const signIn = useSignIn();
  const { courseId } = detail.course;
  const action = courseActionOf(detail, status !== 'unauthenticated');
  const back = params.get('intent') === enrollIntent;

  if (status === 'loading') return <Skeleton h="13" />;
  switch (action.kind) {
    case 'signIn':
      return (
        <Button size="lg" onClick={() => signIn(courseToEnroll(courseId))}>
          {t('enrollNow')}
        </Button>
      );
    case 'enroll':
      return (
        <>
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
    default:
      return <Notice kind="info">{t(action.kind)}</Notice>;
  }
}
