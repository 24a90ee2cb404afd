import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { PublishedSteps } from '#web/features/courses/published-steps.tsx';
import { useMediaPicker } from '#web/features/media/use-media-picker.tsx';
import { treeOf } from '#web/features/lessons/structure/model/tree.ts';
import { OutlineContext } from '#web/features/lessons/structure/outline-context.ts';
import '#web/features/lessons/structure/texts.ts';
import { useCommands } from '#web/features/lessons/structure/use-commands.ts';
import { useOutline } from '#web/features/lessons/structure/use-outline.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { useMedia } from '#web/lib/use-media.ts';
import NotFoundPage from './not-found-page.tsx';
import { PublishButton } from './structure/publish-button.tsx';
import { StructureSkeleton } from './structure/structure-skeleton.tsx';
import { StructureView } from './structure/structure-view.tsx';
import { usePlace } from './structure/use-place.ts';

/**
 * The page on which teachers arrange a course. Whose course it is not learns no more of it here than the API would
 * tell.
 */
export default function StructurePage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('structure');
  const { local } = useLanguage();
  const [said, setSaid] = useState('');
  const { query, course, store, state } = useOutline(courseId);
  const commands = useCommands(course, store, setSaid);
  const { row: opened, tab, openRow, openPanel } = usePlace();
  const [published, setPublished] = useState(false);
  const roomy = useMedia('(min-width: 62em)');
  const { pick: pickMedia, dialog } = useMediaPicker({ courseId });
  const outline = useMemo(
    () => course && { course, state, commands, say: setSaid, pickMedia, opened, open: openRow },
    [course, state, commands, pickMedia, opened, openRow],
  );
  if (isNotFound(query.error)) return <NotFoundPage />;
  const title = course && local(course.course.title).text;
  const tree = course ? treeOf(course) : [];
  // While a lesson is written, the head of the page makes room for it.
  const writing =
    roomy && tab === 'content' && course?.blocks.some(({ blockId }) => blockId === opened) === true;
  const lessons = tree.reduce((sum, { blocks }) => sum + blocks.length, 0);
  return (
    <PageBody width="full" dense={writing}>
      {/* One heading for all states: the focus stays on it when the course comes. */}
      <Flex justify="space-between" align="flex-start" wrap="wrap" columnGap="6">
        <chakra.div srOnly={writing}>
          <PageHeading
            title={t('title')}
            {...(title === undefined ? {} : { of: title })}
            description={t('lead')}
            lead={
              course
                ? `${t('modules', { count: tree.length })} · ${t('lessons', { count: lessons })}`
                : query.isPending && <Skeleton as="span" display="inline-block" w="11rem" h="5" />
            }
          />
        </chakra.div>
        {course && !writing && (
          <Flex align="center" gap="4" wrap="wrap" mb="4">
            <PublishButton
              course={course}
              onBlocked={() => openPanel('ready')}
              onPublished={() => setPublished(true)}
            />
          </Flex>
        )}
      </Flex>
      {published && !writing && course?.course.state === 'published' && (
        <Box mb="6">
          <PublishedSteps courseId={courseId} />
        </Box>
      )}
      {query.isPending && <StructureSkeleton />}
      {query.isError && !outline && (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      )}
      {outline && (
        <OutlineContext value={outline}>
          <StructureView writing={writing} onConflictSettled={store.settle} />
          {dialog}
        </OutlineContext>
      )}
      <chakra.span role="status" srOnly>
        {said}
      </chakra.span>
    </PageBody>
  );
}
