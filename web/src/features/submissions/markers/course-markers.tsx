import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { SectionHead } from '#web/components/ui/section-head.tsx';
import { AddMarkerDialog } from './add-marker-dialog.tsx';
import { MarkerTable } from './marker-table.tsx';
import { markerQueries } from './queries.ts';
import './texts.ts';

/** Who marks in a course beside who teaches it, for those who teach it. */
export default function CourseMarkers({ courseId }: { courseId: string }) {
  const { t } = useTranslation('markers');
  const id = useId();
  const [isAdding, setAdding] = useState(false);
  const list = useQuery(markerQueries.list(courseId));
  const sections = useQuery({
    ...markerQueries.sections(courseId),
    enabled: isAdding || (list.data?.items.length ?? 0) > 0,
  });
  return (
    <Box as="section" aria-labelledby={id} mt="12">
      <SectionHead id={id} title={t('title')}>
        {list.data && (
          <Button size="sm" variant="outline" onClick={() => setAdding(true)}>
            {t('add.action')}
          </Button>
        )}
      </SectionHead>
      <Text color="fg.muted" mb="4">
        {t('lead')}
      </Text>
      {list.isPending && <RowsSkeleton label={t('loading')} />}
      {list.isError && !list.data && (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      )}
      {list.data &&
        (list.data.items.length === 0 ? (
          <Text>{t('none')}</Text>
        ) : (
          <MarkerTable
            courseId={courseId}
            markers={list.data.items}
            sections={sections.data ?? null}
          />
        ))}
      {isAdding && sections.data && (
        <AddMarkerDialog
          courseId={courseId}
          sections={sections.data}
          onClose={() => setAdding(false)}
        />
      )}
      {isAdding && sections.isError && (
        <ErrorState error={sections.error} retry={() => void sections.refetch()} />
      )}
    </Box>
  );
}
