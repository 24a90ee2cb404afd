import { useQuery } from '@tanstack/react-query';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { SectionHead } from '#web/components/ui/section-head.tsx';
import { paths } from '#web/lib/paths.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import { ContinueCard } from '../continue-card.tsx';
import { EnrolledCourses } from '../enrolled-courses.tsx';
import { RowsSkeleton } from '../enrolled-list.tsx';
import { NoCourses } from '../no-courses.tsx';
import { progressQueries } from '../queries.ts';
import '../texts.ts';
import { isOpen, type Dashboard } from '../types.ts';
import { useOutbox } from '../use-outbox.ts';
import { FirstSteps } from './first-steps.tsx';
import { PendingCourses } from './pending-courses.tsx';
import { ToReview } from './to-review.tsx';
import { WhatsNew } from './whats-new.tsx';

/** The address of the first lesson: the next one, else the course that was taken. */
function firstLesson({ next, courses }: Dashboard): string {
  if (next) return paths.content(next.courseId, next.moduleId, next.blockId);
  const course = courses.find(isOpen);
  return course ? paths.course(course.courseId) : paths.courses;
}

type Props = {
  /** Whether whoever has begun nothing is shown how to; who teaches is here for something else. */
  guides?: boolean;
};

/** A learner's start, from one request: the next thing to do, the first steps while there are some, the courses. */
export function LearnerDashboard({ guides = true }: Props) {
  const { t } = useTranslation('progress');
  const { data, error, refetch } = useQuery(progressQueries.dashboard());
  useOutbox(useTokens()?.userId, data?.courses ?? []);
  if (data === undefined) {
    if (error) return <ErrorState error={error} retry={() => void refetch()} />;
    return (
      <Flex direction="column" gap="8">
        <Skeleton h={{ base: '24.5rem', lg: '16rem' }} borderRadius="l3" />
        <RowsSkeleton label={t('loading')} />
      </Flex>
    );
  }
  const { next, courses, news, pending, toReview, firstSteps } = data;
  const first = guides && (
    <FirstSteps steps={firstSteps} lesson={firstLesson(data)} primary={next === null} />
  );
  const isBlank = courses.length + pending.length === 0 && Object.values(firstSteps).every(Boolean);
  return (
    <Flex direction="column" gap="10">
      {next && (
        <ContinueCard
          next={next}
          course={courses.filter(isOpen).find(({ courseId }) => courseId === next.courseId)}
        />
      )}
      {!next && first}
      <ToReview count={toReview} />
      <WhatsNew news={news} />
      {/* A student who has done the first steps and left every course would be shown a blank. */}
      {!next && isBlank && guides && <NoCourses />}
      {courses.length > 0 && (
        <section aria-labelledby="own-courses">
          <SectionHead id="own-courses" title={t('title')}>
            <TextLink to={paths.enrolled}>{t('all')}</TextLink>
          </SectionHead>
          <EnrolledCourses courses={courses} />
        </section>
      )}
      <PendingCourses courses={pending} />
      {next && first}
    </Flex>
  );
}
