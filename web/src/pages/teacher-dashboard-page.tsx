import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { SectionHead } from '#web/components/ui/section-head.tsx';
import '#web/features/courses/texts.ts';
import { courseQueries } from '#web/features/courses/queries.ts';
import { TaughtList } from '#web/features/courses/taught-list.tsx';
import '#web/course/texts.ts';
import { WaitingRequests } from '#web/features/rosters/requests/waiting-requests.tsx';
import { paths } from '#web/lib/paths.ts';
import { useGreeting } from './use-greeting.ts';

const ToMark = lazy(() => import('./to-mark/to-mark.tsx'));

export default function TeacherDashboardPage() {
  const { t } = useTranslation(['catalog', 'courses']);
  const { data } = useInfiniteQuery(courseQueries.taught());
  const none = data?.pages[0]?.items.length === 0;
  const create = t('courses:manage.create');
  return (
    <PageBody>
      <PageHeading title={useGreeting()} lead={t('taught.lead')} />
      <Suspense>
        <ToMark />
      </Suspense>
      <WaitingRequests />
      <Box as="section" aria-labelledby="taught" mt="14">
        <SectionHead id="taught" title={t('taught.title')}>
          <Flex align="center" gap="5" wrap="wrap">
            <TextLink to={paths.manageCourses}>{t('courses:manage.title')}</TextLink>
            {!none && (
              <ButtonLink to={paths.createCourse} size="sm">
                {create}
              </ButtonLink>
            )}
          </Flex>
        </SectionHead>
        <TaughtList first={<ButtonLink to={paths.createCourse}>{create}</ButtonLink>} />
      </Box>
    </PageBody>
  );
}
