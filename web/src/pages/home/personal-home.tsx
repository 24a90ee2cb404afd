import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Role } from '#shared/policies/roles.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { SectionHead } from '#web/components/ui/section-head.tsx';
import { CourseCard } from '#web/features/catalog/course-card.tsx';
import { CourseGrid } from '#web/features/catalog/course-grid.tsx';
import { NothingPublished } from '../nothing-published.tsx';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import { progressQueries } from '#web/features/progress/queries.ts';
import '#web/course/texts.ts';
import { LearnerDashboard } from '#web/features/progress/dashboard/learner-dashboard.tsx';
import { dashboardOf } from '#web/lib/dashboards.ts';
import { paths } from '#web/lib/paths.ts';
import { useGreeting } from '../use-greeting.ts';

/** The number of courses that are proposed. */
const proposed = 3;

/** The start of somebody who is signed in: what they were doing, and something to discover. */
export default function PersonalHome({ roles }: { roles: readonly Role[] }) {
  const { t } = useTranslation(['home', 'common', 'catalog']);
  const home = useQuery(catalogQueries.home());
  // The same answer that the learner's part of the page is drawn from.
  const start = useQuery(progressQueries.dashboard()).data;
  const own =
    start && new Set([...start.courses, ...start.pending].map(({ courseId }) => courseId));
  const discoveries = (home.data?.featured ?? [])
    .filter(({ courseId }) => own?.has(courseId) === false)
    .slice(0, proposed);
  const learns = dashboardOf(roles) === paths.studentDashboard;
  return (
    <PageBody>
      <Flex justify="space-between" align="flex-start" gap="4" wrap="wrap">
        <PageHeading title={useGreeting()} lead={t('personalLead')} />
        {!learns && (
          <ButtonLink variant="outline" mb="8" to={dashboardOf(roles)}>
            {t('toDashboard')}
          </ButtonLink>
        )}
      </Flex>
      <LearnerDashboard guides={learns} />
      {!learns && home.data?.courses === 0 && <NothingPublished />}
      {discoveries.length > 0 && (
        <Box as="section" mt="14" aria-labelledby="discover">
          <SectionHead id="discover" title={t('discover')}>
            <TextLink to={paths.courses}>{t('browse')}</TextLink>
          </SectionHead>
          <CourseGrid>
            {discoveries.map((course) => (
              <CourseCard key={course.courseId} course={course} level="h3" />
            ))}
          </CourseGrid>
        </Box>
      )}
    </PageBody>
  );
}
