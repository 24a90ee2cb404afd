import { chakra } from '@chakra-ui/react/styled-system';
import { Heading } from '@chakra-ui/react/heading';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaQueries } from './queries.ts';
import './texts.ts';
import { UploadRows } from './upload-rows.tsx';
import { onFilesChanged, uploads } from './uploads.ts';

const Dock = chakra('aside', {
  base: {
    position: 'fixed',
    insetInlineEnd: '4',
    bottom: { base: '20', md: '4' },
    w: 'min(24rem, calc(100vw - 2rem))',
    maxH: '40dvh',
    overflow: 'auto',
    px: '4',
    pt: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    boxShadow: 'lg',
    zIndex: 'docked',
  },
});

/** What is being uploaded, wherever in the site one is. */
export default function UploadDock() {
  const { t } = useTranslation('media');
  const client = useQueryClient();
  const all = useSyncExternalStore(uploads.subscribe, uploads.all);
  useEffect(
    () =>
      onFilesChanged((courseId) => {
        void client.invalidateQueries({ queryKey: mediaQueries.ofCourse(courseId) });
      }),
    [client],
  );
  if (all.length === 0) return null;
  return (
    <Dock aria-label={t('uploads')}>
      <Heading as="h2" size="sm">
        {t('uploads')}
      </Heading>
      <UploadRows />
    </Dock>
  );
}
