import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '#web/components/form/native-select.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LiveSearch } from '#web/components/ui/live-search.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { useStore } from '#web/lib/use-store.ts';
import { FileDrop } from './file-drop.tsx';
import { MediaRow } from './media-row.tsx';
import { mediaQueries, type MediaFilters } from './queries.ts';
import './texts.ts';
import { UnfinishedUploads } from './unfinished-uploads.tsx';
import { CourseUploads } from './course-uploads.tsx';
import { uploads } from './uploads.ts';

export const mediaUses = ['all', 'image', 'video', 'audio', 'captions', 'document'] as const;

type Props = {
  courseId: string;
  filters: MediaFilters;
  onFilter: (changes: Partial<MediaFilters>) => void;
};

function Tools({ filters, onFilter }: Omit<Props, 'courseId'>) {
  const { t } = useTranslation('media');
  return (
    <Flex gap="3" wrap="wrap" my="5">
      <Box flex="1 1 14rem">
        <LiveSearch
          label={t('search')}
          placeholder={t('search')}
          value={filters.q}
          onSearch={(q) => onFilter({ q: q.trim() })}
        />
      </Box>
      <NativeSelect
        place={{ w: 'auto' }}
        aria-label={t('kind')}
        value={filters.use}
        h="full"
        minH="11"
        onChange={({ target }) =>
          onFilter({ use: mediaUses.find((use) => use === target.value) ?? 'all' })
        }
      >
        {mediaUses.map((use) => (
          <option key={use} value={use}>
            {t(`use.${use}`)}
          </option>
        ))}
      </NativeSelect>
    </Flex>
  );
}

/** All files of a course: brought, found, looked at, removed; and where each is used. */
export function MediaLibrary({ courseId, filters, onFilter }: Props) {
  const { t } = useTranslation('media');
  const list = useInfiniteQuery(mediaQueries.list(courseId, filters));
  const running = useStore(uploads);
  const under = new Set(running.map(({ mediaId }) => mediaId));
  const all = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const files = all.filter(({ arriving }) => !arriving);
  const unfinished = all.filter(({ arriving, mediaId }) => arriving && !under.has(mediaId));
  const narrowed = filters.q !== '' || filters.use !== 'all';
  return (
    <>
      <FileDrop
        courseId={courseId}
        wanted="file"
        many
        onFiles={(chosen) => chosen.forEach((file) => uploads.add(courseId, file))}
      />
      <CourseUploads courseId={courseId} />
      <UnfinishedUploads files={unfinished} />
      <Tools filters={filters} onFilter={onFilter} />
      {list.isPending && <LibrarySkeleton label={t('loading')} />}
      {list.isError && all.length === 0 && (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      )}
      {list.isSuccess && files.length === 0 && !list.hasNextPage && (
        <EmptyState
          drawing={narrowed ? 'search' : 'book'}
          title={t(narrowed ? 'emptySearch' : 'empty')}
          text={t(narrowed ? 'emptySearchText' : 'emptyText')}
          action={
            narrowed && (
              <Button variant="outline" onClick={() => onFilter({ q: '', use: 'all' })}>
                {t('clear')}
              </Button>
            )
          }
        />
      )}
      <chakra.ul listStyleType="none">
        {files.map((file) => (
          <MediaRow key={file.mediaId} file={file} />
        ))}
      </chakra.ul>
      <LoadMore list={list} />
    </>
  );
}

export function LibrarySkeleton({ label }: { label: string }) {
  return (
    <Flex role="status" aria-label={label} direction="column" gap="3">
      {Array.from({ length: 4 }, (_, row) => (
        <Skeleton key={row} h="16" borderRadius="l2" />
      ))}
    </Flex>
  );
}
