import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { structureQueries } from '../queries.ts';
import { Choice } from '../rules/choice.tsx';
import type { MediaFile } from '../types.ts';
import '../texts.ts';
import { type Shown, shows } from './content-of.ts';

type Props = {
  courseId: string;
  kind: Shown;
  value: string;
  onChange: (file: MediaFile | undefined) => void;
  error: string | undefined;
};

/** One of the course's files that a kind of block can show. */
export function FileChoice({ courseId, kind, value, onChange, error }: Props) {
  const { t } = useTranslation('structure');
  const list = useInfiniteQuery(structureQueries.files(courseId));
  if (list.isPending) return <Skeleton h="16" role="status" aria-label={t('fill.loading')} />;
  if (!list.data) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const files = list.data.pages
    .flatMap(({ items }) => items)
    .filter(({ state, contentType }) => state === 'ready' && shows[kind](contentType));
  return (
    <div>
      {files.length === 0 ? (
        <Text color="fg.muted">{t('fill.noFiles')}</Text>
      ) : (
        <Choice
          label={t('fill.file')}
          value={value}
          choices={[
            { value: '', label: t('fill.choose') },
            ...files.map(({ mediaId, fileName }) => ({ value: mediaId, label: fileName })),
          ]}
          onChange={(next) => onChange(files.find(({ mediaId }) => mediaId === next))}
        />
      )}
      {error !== undefined && (
        <Text role="alert" color="fg.error" textStyle="sm" mt="1">
          {error}
        </Text>
      )}
      <LoadMore list={list} />
    </div>
  );
}
