import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useRemembered } from '#web/lib/use-remembered.ts';
import { useStore } from '#web/lib/use-store.ts';
import { CourseUploads } from './course-uploads.tsx';
import { mediaQueries } from './queries.ts';
import './texts.ts';
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

/** The running uploads, wherever in the site one is; folded to its title if it stands in the way. */
export default function UploadDock() {
  const { t } = useTranslation('media');
  const client = useQueryClient();
  const all = useStore(uploads);
  const [tray, setTray] = useRemembered('uploads-tray', ['open', 'folded']);
  const folded = tray === 'folded';
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
      <Flex align="center" justify="space-between" gap="3" pb="3">
        <Heading as="h2" size="sm">
          {`${t('uploads')} (${all.length})`}
        </Heading>
        <Button
          size="sm"
          variant="quiet"
          minH="8"
          aria-expanded={!folded}
          aria-label={t(folded ? 'tray.unfold' : 'tray.fold')}
          title={t(folded ? 'tray.unfold' : 'tray.fold')}
          onClick={() => setTray(folded ? 'open' : 'folded')}
        >
          <Icon name={folded ? 'chevronUp' : 'chevronDown'} />
        </Button>
      </Flex>
      {!folded && <CourseUploads />}
    </Dock>
  );
}
