import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { CourseCard } from '#web/features/catalog/course-card.tsx';
import { CourseGrid } from '#web/features/catalog/course-grid.tsx';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import '#web/course/texts.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';
import NotFoundPage from './not-found-page.tsx';

export default function TeacherPage() {
  const { userId = '' } = useParams();
  const { t } = useTranslation('catalog');
  const { data, error, isPending, refetch } = useQuery(catalogQueries.teacher(userId));
  if (isPending) {
    return (
      <PageBody>
        <Flex gap="6" role="status" aria-label={t('teachers.profileLoading')}>
          <Skeleton w="24" h="24" borderRadius="full" />
          <Skeleton flex="1" h="24" />
        </Flex>
        <Skeleton h="20rem" mt="12" borderRadius="l3" />
      </PageBody>
    );
  }
  if (isNotFound(error)) return <NotFoundPage />;
  if (data === undefined) return <ErrorState error={error} retry={() => void refetch()} />;
  const { teacher, courses } = data;
  const { name, headline, bio } = teacher;
  return (
    <PageBody>
      <Crumbs places={[{ label: t('teachers.title'), to: paths.teachers }]} />
      <Flex gap={{ base: '4', md: '6' }} align="center" wrap="wrap">
        <Avatar name={name} photo={teacher.photo} size="24" />
        <Box flex="1 1 14rem" minW="0" mb="-8">
          <PageHeading
            title={name}
            lead={headline ?? t('teachers.courses', { count: teacher.courses })}
          />
        </Box>
      </Flex>
      <Box as="section" mt="12" maxW="prose">
        <Heading as="h2" size="2xl" mb="3">
          {t('teachers.about', { name })}
        </Heading>
        <Text textStyle="reading" whiteSpace="pre-line" color={bio === '' ? 'fg.muted' : 'fg'}>
          {bio === '' ? t('teachers.noBio', { name }) : bio}
        </Text>
      </Box>
      <Box as="section" mt="12">
        <Heading as="h2" size="2xl" mb="5">
          {t('teachers.coursesOf', { name })}
        </Heading>
        {courses.length === 0 ? (
          <Text color="fg.muted">{t('teachers.noCourses')}</Text>
        ) : (
          <CourseGrid>
            {courses.map((course) => (
              <CourseCard key={course.courseId} course={course} level="h3" />
            ))}
          </CourseGrid>
        )}
      </Box>
    </PageBody>
  );
}
