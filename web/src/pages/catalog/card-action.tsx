import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import '#web/course/texts.ts';
import type { CourseCard } from '#web/course/types.ts';
import { entryCardKey } from '#web/features/enrollments/entry-words.ts';
import { touchedByEnrolling } from '#web/features/enrollments/queries.ts';
import '#web/features/enrollments/texts.ts';
import { formatDay } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { courseToEnroll, paths } from '#web/lib/paths.ts';
import { useSignIn } from '#web/lib/session/use-sign-in.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { goOnOf } from './go-on-of.ts';

type Props = { course: CourseCard; signedIn: boolean };

/** The state of somebody in a course of the catalogue, and the one step that they can take from its card. */
export function CardAction({ course, signedIn }: Props) {
  const { t } = useTranslation('enrollments');
  const { language } = useLanguage();
  const { entry, enrollment, courseId } = course;
  const named = useNamed(course);
  if (enrollment?.state === 'active') return <GoOn course={{ ...course, enrollment }} />;
  const oneStep = entry.action === 'enroll' || entry.action === 'wait';
  if (oneStep && entry.reason === null) return <OneStep course={course} signedIn={signedIn} />;
  const day = entry.opensOn === null ? '' : formatDay(entry.opensOn, language);
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <ButtonLink
        size="sm"
        variant="quiet"
        to={paths.course(courseId)}
        {...named(t(`card.${entryCardKey(entry)}`, { day }))}
      />
      <SeatsLeft course={course} />
    </Flex>
  );
}

/** The words of a button, and the name of its course for those who cannot see the card around it. */
function useNamed({ title }: CourseCard) {
  const { t } = useTranslation('enrollments');
  const { local } = useLanguage();
  return (label: string) => ({
    children: label,
    'aria-label': t('card.actionOn', { action: label, title: local(title).text }),
  });
}

/** The ways in which somebody can still enroll. */
function SeatsLeft({ course: { seatsLeft, entry } }: { course: CourseCard }) {
  const { t } = useTranslation('catalog');
  if (seatsLeft === null || seatsLeft === 0 || entry.action === 'none') return null;
  return (
    <Text textStyle="sm" color="fg.muted">
      {t('detail.seats', { count: seatsLeft })}
    </Text>
  );
}

/** A seat, or a place in the line for one, without opening the course. */
function OneStep({ course, signedIn }: Props) {
  const { t } = useTranslation(['enrollments', 'catalog']);
  const signIn = useSignIn();
  const named = useNamed(course);
  const { courseId, entry } = course;
  const waits = entry.action === 'wait';
  const enroll = useWrite('enrollments.enroll', {
    meta: { invalidates: touchedByEnrolling, success: t('card.done') },
  });
  const wait = useWrite('enrollments.joinWaitingList', {
    meta: { invalidates: touchedByEnrolling, success: t('waits') },
  });
  const write = waits ? wait : enroll;
  const step = waits ? t(signedIn ? 'card.full' : 'card.fullSignIn') : t('catalog:card.enroll');
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Button
        size="sm"
        variant="outline"
        disabled={write.isPending}
        onClick={() =>
          signedIn
            ? write.mutate({ params: { courseId }, body: {} })
            : signIn(courseToEnroll(courseId))
        }
        {...named(write.isPending ? t('card.enrolling') : step)}
      />
      <SeatsLeft course={course} />
    </Flex>
  );
}

type Enrolled = CourseCard & { enrollment: NonNullable<CourseCard['enrollment']> };

/** For somebody in the course: how far they are, and the way on. */
function GoOn({ course }: { course: Enrolled }) {
  const { t } = useTranslation('enrollments');
  const named = useNamed(course);
  const { kind, to, percent } = goOnOf(course);
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Text textStyle="sm" color="fg.success" fontWeight="semibold">
        {t(kind === 'completed' ? 'card.isCompleted' : 'card.isEnrolled', { percent })}
      </Text>
      <ButtonLink size="sm" variant="outline" to={to} {...named(t(`card.${kind}`))} />
    </Flex>
  );
}
