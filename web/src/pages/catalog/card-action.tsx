import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import '#web/features/courses/texts.ts';
import type { CourseCard } from '#web/features/courses/types.ts';
import { touchedByEnrolling } from '#web/features/enrollments/queries.ts';
import '#web/features/enrollments/texts.ts';
import type { EnrolledCourse, PendingCourse } from '#web/features/enrollments/types.ts';
import { formatDay } from '#web/lib/i18n/format.ts';
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
  const { t } = useTranslation(['enrollments', 'courses']);
  const { language, local } = useLanguage();
  const signIn = useSignIn();
  const { courseId, seatsLeft } = course;
  const enroll = useWrite('enrollments.enroll', {
    meta: { invalidates: touchedByEnrolling, success: t('card.done') },
  });
  const wait = useWrite('enrollments.joinWaitingList', {
    meta: { invalidates: touchedByEnrolling, success: t('waits') },
  });
  const action = cardActionOf(course, own, pending, signedIn);
  const named = (label: string) => ({
    children: label,
    'aria-label': t('card.actionOn', { action: label, title: local(course.title).text }),
  });
  const seats = !own && !pending && seatsLeft !== null && seatsLeft > 0 && (
    <Text textStyle="sm" color="fg.muted">
      {t('courses:detail.seats', { count: seatsLeft })}
    </Text>
  );
  switch (action.kind) {
    case 'enroll':
    case 'wait': {
      const write = action.kind === 'enroll' ? enroll : wait;
      const step = action.kind === 'enroll' ? t('courses:card.enroll') : t('card.full');
      const label = action.signIn && action.kind === 'wait' ? t('card.fullSignIn') : step;
      return (
        <Flex align="center" gap="3" wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            disabled={write.isPending}
            onClick={() =>
              action.signIn
                ? signIn(courseToEnroll(courseId))
                : write.mutate({ params: { courseId }, body: {} })
            }
            {...named(write.isPending ? t('card.enrolling') : label)}
          />
          {seats}
        </Flex>
      );
    }
    case 'started':
    case 'enrolled':
    case 'completed':
      return (
        <Flex align="center" gap="3" wrap="wrap">
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
          />
        </Flex>
      );
    default: {
      const label =
        action.kind === 'notYet'
          ? t('card.notYet', { day: formatDay(action.opensOn, language) })
          : t(`card.${action.kind}`);
      return (
        <Flex align="center" gap="3" wrap="wrap">
          <ButtonLink size="sm" variant="quiet" to={action.to} {...named(label)} />
          {seats}
        </Flex>
      );
    }
  }
}
