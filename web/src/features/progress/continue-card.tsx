import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import '#web/blocks/texts.ts';
import { lookOf } from '#web/blocks/looks.ts';
import { CourseCover } from '#web/components/cover/course-cover.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { formatSecond } from '#web/lib/i18n/format-time.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import './texts.ts';
import type { Dashboard, OpenCourse } from './types.ts';

type Next = NonNullable<Dashboard['next']>;

/** Whole minutes that are left of a lesson: at least one. */
export const minutesLeft = ({ minutes, positionSeconds }: Next): number =>
  Math.max(1, Math.ceil(minutes - positionSeconds / 60));

type Props = {
  next: Next;
  /** The course of the lesson, for its cover and its progress. */
  course?: OpenCourse | undefined;
};

/** The one thing to do next: the lesson where the learner stopped, to the second, and what is left of it. */
export function ContinueCard({ next, course }: Props) {
  const { t } = useTranslation(['progress', 'blocks']);
  const { local } = useLanguage();
  const { courseId, moduleId, blockId, kind, positionSeconds } = next;
  const [title, courseTitle] = [local(next.blockTitle), local(next.courseTitle)];
  const begun = positionSeconds >= 1;
  const { isFilm } = lookOf(kind);
  const facts = [
    t(`blocks:kind.${kind}`),
    ...(isFilm && begun ? [t('next.at', { second: formatSecond(positionSeconds) })] : []),
    t(begun ? 'next.left' : 'next.minutes', {
      count: isFilm ? minutesLeft(next) : next.minutes,
    }),
  ];
  return (
    <Grid
      as="section"
      aria-label={t('next.title')}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: course ? '18rem minmax(0, 1fr)' : '1fr' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      overflow="hidden"
      boxShadow="sm"
    >
      {course && (
        <Box h={{ base: '6rem', lg: 'auto' }} position="relative">
          <Box position="absolute" inset="0">
            <CourseCover course={course} ratio="fill" />
          </Box>
        </Box>
      )}
      <Box p={{ base: '5', md: '8' }}>
        <Text color="fg.gold" fontWeight="semibold">
          {t('next.title')}
        </Text>
        <Heading as="h2" size="3xl" lang={title.lang} mt="1" textWrap="balance">
          {title.text}
        </Heading>
        <Text mt="2" lang={courseTitle.lang} fontWeight="medium">
          {courseTitle.text}
        </Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {facts.join(' · ')}
        </Text>
        <Flex mt="6" gap={{ base: '5', md: '8' }} align="center" wrap="wrap">
          <ButtonLink
            size="lg"
            to={paths.content(courseId, moduleId, blockId)}
            w={{ base: 'full', sm: 'auto' }}
          >
            <Icon name="play" />
            {t(begun || course?.lastActivityAt ? 'continue' : 'start')}
          </ButtonLink>
          {course && (
            <Box flex="1 1 14rem" maxW={{ sm: '26rem' }}>
              <ProgressBar done={course.doneBlocks} total={course.lessons} />
            </Box>
          )}
        </Flex>
      </Box>
    </Grid>
  );
}
