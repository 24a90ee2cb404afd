import { useQuery } from '@tanstack/react-query';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Card } from '#web/components/ui/card.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { CourseCover } from '#web/features/courses/course-cover.tsx';
import { CourseMeta } from '#web/features/courses/course-meta.tsx';
import { CourseOutline } from '#web/features/courses/course-outline.tsx';
import { courseQueries } from '#web/features/courses/queries.ts';
import '#web/features/courses/texts.ts';
import type { CourseDetail } from '#web/features/courses/types.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { CourseAction } from './course-action.tsx';
import NotFoundPage from './not-found-page.tsx';

export default function CoursePage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('courses');
  const { data, error, isPending, refetch } = useQuery(courseQueries.get(courseId));
  if (isPending) {
    return (
      <PageBody>
        <Skeleton h="10" maxW="30rem" mb="6" aria-label={t('detail.loading')} role="status" />
        <Skeleton h="24rem" borderRadius="l3" />
      </PageBody>
    );
  }
  if (isNotFound(error)) return <NotFoundPage />;
  if (data === undefined) return <ErrorState error={error} retry={() => void refetch()} />;
  return <CourseView detail={data} />;
}

function CourseView({ detail }: { detail: CourseDetail }) {
  const { t } = useTranslation('courses');
  const { local } = useLanguage();
  const { course, teacher, outline, students, lessons, can } = detail;
  const title = local(course.title);
  const summary = local(course.summary);
  const description = local(course.description);
  return (
    <PageBody>
      <Text color="fg.gold" fontWeight="semibold" mb="2">
        {t(`category.${course.category}`)}
      </Text>
      <PageHeading
        title={title.text}
        lang={title.lang}
        lead={<span lang={summary.lang}>{summary.text}</span>}
      />
      <Grid
        templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 22rem' }}
        gap="10"
        alignItems="start"
      >
        <Card
          overflow="hidden"
          p="0"
          order={{ lg: 2 }}
          position={{ lg: 'sticky' }}
          top={{ lg: '6' }}
        >
          <CourseCover category={course.category} title={title.text} />
          <Flex direction="column" gap="4" p="6">
            <CourseMeta course={{ ...course, students, lessons }} />
            {teacher.name !== '' && <Text>{t('taughtBy', { name: teacher.name })}</Text>}
            <CourseAction detail={detail} />
          </Flex>
        </Card>
        <Box minW="0">
          {description.text !== '' && (
            <Text textStyle="reading" whiteSpace="pre-line" maxW="68ch" lang={description.lang}>
              {description.text}
            </Text>
          )}
          {course.outcomes.length > 0 && (
            <Box as="section" mt="8">
              <Heading as="h2" size="2xl" mb="3">
                {t('detail.outcomes')}
              </Heading>
              <Box as="ul" ps="5" listStyleType="disc" textStyle="reading">
                {course.outcomes.map(local).map(({ text, lang }) => (
                  <li key={text} lang={lang}>
                    {text}
                  </li>
                ))}
              </Box>
            </Box>
          )}
          <Box as="section" mt="10">
            <Heading as="h2" size="2xl" mb="4">
              {t('detail.outline')}
            </Heading>
            <CourseOutline courseId={course.courseId} outline={outline} open={can.learn} />
          </Box>
        </Box>
      </Grid>
    </PageBody>
  );
}
