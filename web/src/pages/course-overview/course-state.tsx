import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import type { CourseDetail } from '#web/course/types.ts';
import { useCourseActions } from '#web/features/courses/managed/use-course-actions.tsx';
import { ShareSteps } from '#web/features/courses/published-steps.tsx';
import '#web/features/courses/texts.ts';
import { structureQueries } from '#web/features/lessons/structure/queries.ts';
import { paths } from '#web/lib/paths.ts';
import { CourseMenu } from '#web/features/transfer/course-menu.tsx';

/** The state of a course, and the step that comes next for it. */
export function CourseState({ course }: Pick<CourseDetail, 'course'>) {
  const { t } = useTranslation('courses');
  const { courseId, state } = course;
  const { next, items, outcome } = useCourseActions(course);
  return (
    <>
      <Card>
        <Flex gap="4" align="flex-start" justify="space-between">
          <Box minW="0">
            {/* Said to those who listen when it has changed. */}
            <Text role="status" fontWeight="semibold" textStyle="lg">
              {t(`overview.${state}`)}
            </Text>
            {state === 'draft' && (
              <Readiness courseId={courseId} pending={next.pending} onPublish={next.take} />
            )}
            {state === 'published' && (
              <>
                <InTheWay courseId={courseId} />
                <ShareSteps courseId={courseId} />
              </>
            )}
            {state === 'archived' && (
              <Button
                size="sm"
                mt="3"
                variant="outline"
                aria-disabled={next.pending}
                onClick={next.take}
              >
                {t('manage.to.restore')}
              </Button>
            )}
          </Box>
          <CourseMenu course={course} items={items} />
        </Flex>
      </Card>
      {outcome}
    </>
  );
}

type ReadinessProps = { courseId: string; pending: boolean; onPublish: () => void };

/** Whether a draft can be published: then it is, with one press; else what is missing is shown. */
function Readiness({ courseId, pending, onPublish }: ReadinessProps) {
  const { t } = useTranslation('courses');
  const { data, error, isPending, refetch } = useQuery(structureQueries.get(courseId));
  if (isPending)
    return <Skeleton h="9" w="16rem" mt="3" role="status" aria-label={t('overview.loading')} />;
  if (!data) return <ErrorNote error={error} retry={() => void refetch()} />;
  const missing = data.findings.filter(({ blocking }) => blocking).length;
  return (
    <>
      <Text color="fg.muted" mt="1">
        {missing === 0 ? t('overview.ready') : t('overview.missing', { count: missing })}
      </Text>
      {missing === 0 ? (
        <Button size="sm" mt="3" aria-disabled={pending} onClick={onPublish}>
          {t('manage.to.publish')}
        </Button>
      ) : (
        <SeeMissing courseId={courseId} />
      )}
    </>
  );
}

function SeeMissing({ courseId }: { courseId: string }) {
  const { t } = useTranslation('courses');
  return (
    <ButtonLink size="sm" mt="3" variant="outline" to={`${paths.structure(courseId)}?panel=ready`}>
      {t('overview.seeMissing')}
    </ButtonLink>
  );
}

/** That something stops the students of a course that was changed since it was published; else nothing. */
function InTheWay({ courseId }: { courseId: string }) {
  const { t } = useTranslation('courses');
  const { data } = useQuery(structureQueries.get(courseId));
  const count = data?.findings.filter(({ blocking }) => blocking).length ?? 0;
  if (count === 0) return null;
  return (
    <Box mb="4">
      <Text color="fg.error" mt="1">
        {t('overview.inTheWay', { count })}
      </Text>
      <SeeMissing courseId={courseId} />
    </Box>
  );
}
