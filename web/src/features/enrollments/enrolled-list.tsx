import { useInfiniteQuery } from '@tanstack/react-query';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { formatDate } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { enrollmentQueries } from './queries.ts';
import './texts.ts';
import type { EnrolledCourse } from './types.ts';

/** Where the reader goes on: the block they left, else the course's page. */
const continueAt = ({ courseId, resume }: EnrolledCourse) =>
  resume === null
    ? paths.course(courseId)
    : paths.content(courseId, resume.moduleId, resume.blockId);

/** The level of a course's title: it follows what stands above the list. */
type Props = { headings: 'h2' | 'h3' };

/** The own courses with progress, each with the way back in. */
export function EnrolledList({ headings }: Props) {
  const { t } = useTranslation('enrollments');
  const list = useInfiniteQuery(enrollmentQueries.mine());
  if (list.isPending) {
    return (
      <Flex role="status" aria-label={t('loading')} direction="column" gap="4">
        <Skeleton h="8rem" borderRadius="l3" />
        <Skeleton h="8rem" borderRadius="l3" />
      </Flex>
    );
  }
  if (list.isError && !list.data)
    return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const courses = list.data.pages
    .flatMap(({ items }) => items)
    .filter(({ state }) => state === 'active');
  if (courses.length === 0 && !list.hasNextPage) {
    return (
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        action={<ButtonLink to={paths.courses}>{t('browse')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <Flex as="ul" direction="column" gap="4" listStyleType="none">
        {courses.map((course) => (
          <li key={course.courseId}>
            <EnrolledRow course={course} heading={headings} />
          </li>
        ))}
      </Flex>
      <LoadMore list={list} />
    </>
  );
}

function EnrolledRow({ course, heading }: { course: EnrolledCourse; heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('enrollments');
  const { language, local } = useLanguage();
  const title = local(course.title);
  const label = course.completedAt ? 'review' : course.resume ? 'continue' : 'start';
  return (
    <Card>
      <Flex wrap="wrap" gap="5" align="center" justify="space-between">
        <Box flex="1 1 16rem" minW="0">
          <Heading as={heading} size="lg" lang={title.lang} mb="3">
            <TextLink
              to={paths.course(course.courseId)}
              color="fg"
              fontWeight="semibold"
              textDecoration="none"
            >
              {title.text}
            </TextLink>
          </Heading>
          <ProgressBar done={course.doneBlocks} total={course.lessons} />
          {course.lastActivityAt !== null && (
            <Text textStyle="sm" color="fg.muted" mt="2">
              {t('lastActivity', { date: formatDate(course.lastActivityAt, language) })}
            </Text>
          )}
        </Box>
        <ButtonLink
          to={continueAt(course)}
          variant="outline"
          aria-label={t('actionOn', { action: t(label), title: title.text })}
        >
          {t(label)}
        </ButtonLink>
      </Flex>
    </Card>
  );
}
