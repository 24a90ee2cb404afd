import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import type { CourseDetail } from '#web/course/types.ts';
import { entryButtonKey } from '#web/features/enrollments/entry-words.ts';
import { PaymentNote } from '#web/features/enrollments/payment-note.tsx';
import '#web/features/enrollments/texts.ts';
import { courseToEnroll } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { useSignIn } from '#web/lib/session/use-sign-in.ts';
import { EnrollAction } from './course/enroll-action.tsx';
import { GoOn } from './course/go-on.tsx';
import { Standing } from './course/standing.tsx';

/** The one thing that this person can do with this course now, as the server says. */
export function CourseAction({ detail }: { detail: CourseDetail }) {
  const { status } = useSession();
  const isPending = status === 'loading';
  return (
    <Flex direction="column" gap="4">
      {isPending ? (
        <Skeleton h="13" />
      ) : (
        <Action detail={detail} signedIn={status !== 'unauthenticated'} />
      )}
    </Flex>
  );
}

function Action({ detail, signedIn }: { detail: CourseDetail; signedIn: boolean }) {
  const { t } = useTranslation('enrollments');
  const signIn = useSignIn();
  const { entry, course, paymentText } = detail;
  const { action, reason, full } = entry;
  const signInFirst = () => signIn(courseToEnroll(course.courseId));
  if (action === 'learn') return <GoOn detail={detail} />;
  if (action === 'none') {
    return (
      <>
        <Standing detail={detail} />
        {reason === 'invitation' && !signedIn && (
          <Button variant="outline" onClick={signInFirst}>
            {t('signInInvited')}
          </Button>
        )}
      </>
    );
  }
  const payment = reason === 'price' && <PaymentNote text={paymentText} full={full} />;
  if (signedIn) return <EnrollAction detail={detail} action={action} payment={payment} />;
  return (
    <>
      {payment}
      <Button size="lg" onClick={signInFirst}>
        {t(entryButtonKey(action, full))}
      </Button>
    </>
  );
}
