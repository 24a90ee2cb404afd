import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import type { BookItem } from '../types.ts';
import { previewOf } from './preview-of.ts';
import './texts.ts';
import type { JobPlan } from './types.ts';
import { useEverybody } from './use-everybody.ts';
import { useJobWords } from './use-job-words.ts';

const perPage = 10;

type Props = { courseId: string; item: BookItem; plan: Exclude<JobPlan, { kind: 'import' }> };

/** Whose mark would become another, and from what to what. */
export function JobPreview({ courseId, item, plan }: Props) {
  const { t } = useTranslation('gradeJobs');
  const words = useJobWords([item]);
  const [shown, setShown] = useState(perPage);
  const everybody = useEverybody(courseId);
  const changes = everybody.data ? previewOf(plan, item, everybody.data) : [];
  const points = (value: number | null) => (value === null ? '–' : words.points(value));
  const after = (to: number | null) =>
    plan.kind === 'fill' && plan.points === null ? t('missing') : points(to);
  return (
    <Box as="section" aria-label={t('preview.title')} minH="9rem">
      <Text role="status" fontWeight="semibold" mb="2">
        {everybody.data
          ? t('preview.count', { count: changes.length, of: everybody.data.length })
          : t('preview.looking', { count: everybody.count })}
      </Text>
      {everybody.error && (
        <ErrorNote error={everybody.error} retry={() => void everybody.refetch()} />
      )}
      {changes.length > 0 && (
        <DataTable aria-label={t('preview.title')}>
          <thead>
            <tr>
              <th scope="col">{t('preview.name')}</th>
              <th scope="col">{t('preview.from')}</th>
              <th scope="col">{t('preview.to')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, shown).map(({ userId, name, from, to }) => (
              <tr key={userId}>
                <th scope="row">{words.name(name)}</th>
                <td data-label={t('preview.from')}>{points(from)}</td>
                <td data-label={t('preview.to')}>{after(to)}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      {changes.length > shown && (
        <Button size="sm" variant="outline" mt="3" onClick={() => setShown(shown + 5 * perPage)}>
          {t('preview.more', { count: changes.length - shown })}
        </Button>
      )}
    </Box>
  );
}
