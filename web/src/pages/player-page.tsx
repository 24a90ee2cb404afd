import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { PageBody } from '#web/components/ui/page.tsx';
import { CourseOutline } from '#web/features/courses/course-outline.tsx';
import { courseQueries } from '#web/features/courses/queries.ts';
import '#web/features/courses/texts.ts';
import type { CourseDetail } from '#web/features/courses/types.ts';
import { withRecorded } from '#web/features/courses/with-recorded.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { LessonStage } from './lesson-stage.tsx';
import NotFoundPage from './not-found-page.tsx';

/** The first block of a module that is not done yet, else its first. */
function blockToOpen(outline: CourseDetail['outline'], moduleId: string): string | undefined {
  const blocks = outline.find((module) => module.moduleId === moduleId)?.blocks ?? [];
  return (blocks.find(({ state }) => state !== 'done') ?? blocks[0])?.blockId;
}

/** Where a course is learned: the lesson, the outline with the own states, the progress. */
export default function PlayerPage() {
  const { courseId = '', moduleId = '', contentId } = useParams();
  const { t } = useTranslation('courses');
  const { local } = useLanguage();
  const client = useQueryClient();
  const course = useQuery(courseQueries.get(courseId));
  const ids = { courseId, moduleId, blockId: contentId ?? '' };
  const block = useQuery({ ...courseQueries.block(ids), enabled: contentId !== undefined });

  if (isNotFound(course.error) || isNotFound(block.error)) return <NotFoundPage />;
  if (course.data === undefined) {
    if (course.error)
      return <ErrorState error={course.error} retry={() => void course.refetch()} />;
    return (
      <PageBody>
        <Skeleton h="60vh" borderRadius="l3" role="status" aria-label={t('player.loading')} />
      </PageBody>
    );
  }
  const { outline, enrollment, lessons, can } = course.data;
  if (contentId === undefined) {
    const blockId = blockToOpen(outline, moduleId);
    return blockId === undefined ? (
      <NotFoundPage />
    ) : (
      <Navigate replace to={paths.content(courseId, moduleId, blockId)} />
    );
  }
  const title = local(course.data.course.title);
  return (
    <PageBody>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}
        gap="10"
        alignItems="start"
      >
        <Box minW="0">
          {block.error && block.data === undefined ? (
            <ErrorState error={block.error} retry={() => void block.refetch()} />
          ) : block.data === undefined ? (
            <Skeleton h="60vh" borderRadius="l3" role="status" aria-label={t('player.loading')} />
          ) : (
            <LessonStage
              key={contentId}
              block={block.data}
              outline={outline}
              freshBlock={async () => (await block.refetch()).data ?? block.data}
              onRecorded={(recorded) => {
                client.setQueryData(
                  courseQueries.get(courseId).queryKey,
                  (before) => before && withRecorded(before, contentId, recorded),
                );
              }}
            />
          )}
        </Box>
        <Box
          as="nav"
          aria-label={t('detail.outline')}
          borderInlineStartWidth={{ lg: '1px' }}
          ps={{ lg: '6' }}
        >
          <TextLink to={paths.course(courseId)} lang={title.lang}>
            {title.text}
          </TextLink>
          {enrollment?.state === 'active' && (
            <Box my="4">
              <ProgressBar done={enrollment.doneBlocks} total={lessons} />
            </Box>
          )}
          <Box mt="4">
            <CourseOutline
              courseId={courseId}
              outline={outline}
              open={can.learn}
              current={contentId}
            />
          </Box>
        </Box>
      </Grid>
    </PageBody>
  );
}
