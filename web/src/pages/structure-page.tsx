import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { MediaPanel } from '#web/features/media/media-panel.tsx';
import { useMediaPicker } from '#web/features/media/use-media-picker.tsx';
import { OutlineContext } from '#web/features/structure/outline-context.ts';
import '#web/features/structure/texts.ts';
import { useCommands } from '#web/features/structure/use-commands.ts';
import { useOutline } from '#web/features/structure/use-outline.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import NotFoundPage from './not-found-page.tsx';
import { StructureView } from './structure/structure-view.tsx';
import { usePlace } from './structure/use-place.ts';

/** Where teachers arrange a course. Whose course it is not learns no more of it here than the API would tell. */
export default function StructurePage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('structure');
  const [said, setSaid] = useState('');
  const { query, course, store, state } = useOutline(courseId);
  const commands = useCommands(course, store, setSaid);
  const { row: opened, openRow } = usePlace();
  const { pick: pickMedia, dialog } = useMediaPicker({ courseId });
  const outline = useMemo(
    () => course && { course, state, commands, say: setSaid, pickMedia, opened, open: openRow },
    [course, state, commands, pickMedia, opened, openRow],
  );
  if (query.isPending) {
    return (
      <PageBody width="full">
        <Skeleton h="40rem" borderRadius="l3" role="status" aria-label={t('loading')} />
      </PageBody>
    );
  }
  if (isNotFound(query.error)) return <NotFoundPage />;
  if (!outline) {
    return (
      <PageBody>
        <PageHeading title={t('title')} />
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      </PageBody>
    );
  }
  return (
    <PageBody width="full">
      <OutlineContext value={outline}>
        <StructureView onConflictSettled={store.settle} />
        <MediaPanel courseId={courseId} />
        {dialog}
      </OutlineContext>
      <chakra.span role="status" srOnly>
        {said}
      </chakra.span>
    </PageBody>
  );
}
