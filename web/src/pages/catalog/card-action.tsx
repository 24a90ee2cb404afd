import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import '#web/features/courses/texts.ts';
import type { CourseCard } from '#web/features/courses/types.ts';
import { touchedByEnrolling } from '#web/features/enrollments/queries.ts';
import type { EnrolledCourse, PendingCourse } from '#web/features/enrollments/types.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { courseToEnroll } from '#web/lib/paths.ts';
import { useSignIn } from '#web/lib/session/use-sign-in.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { cardActionOf } from './card-action-of.ts';

type Props = {
  course: CourseCard;
  own: EnrolledCourse | undefined;
  pending: PendingCourse['state'] | undefined;
  signedIn: boolean;
};

/** How somebody stands to a course of the catalogue, and the one step that they can take from its card. */
export function CardAction({ course, own, pending, signedIn }: Props) {
  const { t } = useTranslation('courses');
  const { local } = useLanguage();
  const signIn = useSignIn();
  const enroll = useWrite('enrollments.enroll', {
    meta: { invalidates: touchedByEnrolling, success: t('card.done') },
  });
  const { courseId } = course;
  const action = cardActionOf(course, own, pending, signedIn);
  const named = (label: string) => ({
    'aria-label': t('card.actionOn', { action: label, title: local(course.title).text }),
  });
  switch (action.kind) {
    case 'enroll':
    case 'signIn': {
      const label = t(enroll.isPending ? 'card.enrolling' : 'card.enroll');
      return (
        <Button
          size="sm"
          variant="outline"
          disabled={enroll.isPending}
          onClick={() =>
            signedIn
              ? enroll.mutate({ params: { courseId }, body: {} })
              : signIn(courseToEnroll(courseId))
          }
          {...named(label)}
        >
          {label}
        </Button>
      );
    }
    case 'key':
    case 'approval':
    case 'invitation':
    case 'closed':
    case 'paid':
    case 'requested':
    case 'waiting':
    case 'invited':
      return (
        <ButtonLink size="sm" variant="quiet" to={action.to} {...named(t(`card.${action.kind}`))}>
          {t(`card.${action.kind}`)}
        </ButtonLink>
      );
    default:
      return (
        <Flex align="center" gap="3">
          <Text textStyle="sm" color="fg.success" fontWeight="semibold">
            {t(action.kind === 'completed' ? 'card.isCompleted' : 'card.isEnrolled', {
              percent: action.percent,
            })}
          </Text>
          <ButtonLink
            size="sm"
            variant="outline"
            to={action.to}
            {...named(t(`card.${action.kind}`))}
          >
            {t(`card.${action.kind}`)}
          </ButtonLink>
        </Flex>
      );
  }
}
