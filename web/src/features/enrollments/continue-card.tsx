import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { formatSecond } from '#web/lib/i18n/format-time.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import './texts.ts';
import type { Dashboard, EnrolledCourse } from './types.ts';

type Next = NonNullable<Dashboard['next']>;

/** Whole minutes that are left of a lesson: at least one. */
export const minutesLeft = ({ minutes, positionSeconds }: Next): number =>
  Math.max(1, Math.ceil(minutes - positionSeconds / 60));

type Props = {
  next: Next;
  /** The course of the lesson, for its progress. */
  course?: EnrolledCourse | undefined;
};

/** The one thing to do next: the lesson where the learner stopped, to the second, and what is left of it. */
export function ContinueCard({ next, course }: Props) {
  const { t } = useTranslation('enrollments');
  const { local } = useLanguage();
  const { courseId, moduleId, blockId, kind, positionSeconds } = next;
  const [title, courseTitle] = [local(next.blockTitle), local(next.courseTitle)];
  const begun = positionSeconds >= 1;
  const facts = [
    t(`next.kind.${kind}`),
    ...(kind === 'video' && begun ? [t('next.at', { second: formatSecond(positionSeconds) })] : []),
    t(begun ? 'next.left' : 'next.minutes', {
      count: kind === 'video' ? minutesLeft(next) : next.minutes,
    }),
  ];
  return (
    <Box
      as="section"
      aria-label={t('next.title')}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      borderTopWidth="4px"
      borderTopColor="gold.500"
      p={{ base: '5', md: '7' }}
    >
      <Flex gap={{ base: '5', md: '8' }} wrap="wrap" align="center">
        <Box flex="1 1 18rem" minW="0">
          <Text color="fg.gold" fontWeight="semibold">
            {t('next.title')}
          </Text>
          <Heading as="h2" size="3xl" lang={title.lang} mt="1" textWrap="balance">
            {title.text}
          </Heading>
          <Text mt="2" lang={courseTitle.lang}>
            {courseTitle.text}
          </Text>
          <Text color="fg.muted" fontVariantNumeric="tabular-nums">
            {facts.join(' · ')}
          </Text>
          {course && (
            <Box mt="4" maxW="30rem">
              <ProgressBar done={course.doneBlocks} total={course.lessons} />
            </Box>
          )}
        </Box>
        <ButtonLink
          size="lg"
          to={paths.content(courseId, moduleId, blockId)}
          w={{ base: 'full', md: 'auto' }}
        >
          <Icon name="play" />
          {t(begun || course?.lastActivityAt ? 'continue' : 'start')}
        </ButtonLink>
      </Flex>
    </Box>
  );
}
