import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LiveSearch } from '#web/components/ui/live-search.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { FileDrop } from './file-drop.tsx';
import { LibrarySkeleton } from './media-library.tsx';
import { mediaQueries } from './queries.ts';
import './texts.ts';
import { Thumbnail } from './thumbnail.tsx';
import type { Media, Wanted } from './types.ts';
import { CourseUploads } from './course-uploads.tsx';
import { fitsUse } from '#shared/policies/media-use.ts';
import { failureOf } from '#web/lib/uploads/upload-manager.ts';
import { uploads } from './uploads.ts';

const Choice = chakra('button', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    w: 'full',
    p: '2',
    textAlign: 'start',
    borderRadius: 'l2',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted' },
    focusVisibleRing: 'outside',
  },
});

type Props = {
  courseId: string;
  wanted: Wanted;
  onTake: (media: Media | undefined) => void;
};

/** One file of the course, of those that are there or brought now; a brought one is taken when it is ready. */
export function MediaPicker({ courseId, wanted, onTake }: Props) {
  const { t } = useTranslation('media');
  const [q, setQ] = useState('');
  const list = useInfiniteQuery(mediaQueries.list(courseId, { q, use: wanted }));
  const all = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const ready = all.filter(({ state }) => state === 'ready');
  const bring = async ([file]: File[]) => {
    if (!file) return;
    const media = await uploads.whenDone(
      uploads.add(courseId, file, failureOf(file, { takes: (type) => fitsUse(type, wanted) })),
    );
    if (media) onTake(media);
  };
  return (
    <Modal title={t(`picker.title.${wanted}`)} onClose={() => onTake(undefined)}>
      <FileDrop courseId={courseId} wanted={wanted} onFiles={(files) => void bring(files)} />
      <CourseUploads courseId={courseId} />
      <Heading as="h3" size="md" mt="6" mb="3">
        {t('picker.have')}
      </Heading>
      <LiveSearch label={t('search')} placeholder={t('search')} value={q} onSearch={setQ} />
      {list.isPending && <LibrarySkeleton label={t('loading')} />}
      {list.isError && all.length === 0 && (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      )}
      {list.isSuccess && ready.length === 0 && !list.hasNextPage && (
        <Text color="fg.muted" py="4">
          {t(q === '' ? 'picker.none' : 'emptySearch')}
        </Text>
      )}
      <chakra.ul listStyleType="none" mt="3">
        {ready.map((file) => (
          <li key={file.mediaId}>
            <Choice
              type="button"
              aria-label={t('picker.take', { name: file.fileName })}
              onClick={() => onTake(file)}
            >
              <Thumbnail file={file} />
              <Flex direction="column">{file.fileName}</Flex>
            </Choice>
          </li>
        ))}
      </chakra.ul>
      <LoadMore list={list} />
    </Modal>
  );
}
