import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { Loading } from '#web/components/ui/loading.tsx';
import { offeredLanguage } from '#web/lib/i18n/language-detector.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { PartBoundary } from '../part-boundary.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { DeniedNotice } from './denied-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { Overlay } from './overlay.ts';
import { RailSpace } from './rail-space.tsx';
import { useChrome } from './use-chrome.ts';
import { useOverlayKeys } from './use-overlay-keys.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

/** Parts for signed-in people alone come when somebody signs in: a first visit does without. */
const BottomBar = lazy(() => import('./bottom-bar.tsx'));
const MemberBar = lazy(() => import('./member-bar.tsx'));
const LanguageOffer = lazy(() => import('./language-offer.tsx'));
const PlayerBar = lazy(() => import('./player-bar.tsx'));
const Rail = lazy(() => import('./rail.tsx'));

const overlays = {
  palette: lazy(() => import('../palette/palette.tsx')),
  shortcuts: lazy(() => import('./shortcuts-sheet.tsx')),
  more: lazy(() => import('./more-sheet.tsx')),
};

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    insetInlineStart: '4',
    top: '-20',
    zIndex: 'skipNav',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    px: '4',
    py: '2',
    borderRadius: 'l2',
    _focus: { top: '2' },
  },
});

/** The frame of every page. */
export function Layout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const chrome = useChrome();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const { language } = useLanguage();
  const offered = offeredLanguage();
  const Over = overlay && overlays[overlay];
  useScrollToTop();
  useOverlayKeys(setOverlay);
  return (
    <>
      <SkipLink href="#content">{t('skipToContent')}</SkipLink>
      <Flex minH="100dvh">
        {chrome === 'member' && (
          <Suspense fallback={<RailSpace />}>
            <Rail />
          </Suspense>
        )}
        <Flex direction="column" flex="1" minW="0">
          {chrome === 'visitor' && <Header open={setOverlay} />}
          <Suspense fallback={<Box h={chrome === 'member' ? '16' : '12'} />}>
            {chrome === 'member' && <MemberBar open={setOverlay} />}
            {chrome === 'player' && <PlayerBar open={setOverlay} />}
          </Suspense>
          <ConnectionBanner />
          <DeniedNotice />
          <chakra.main id="content" tabIndex={-1} flex="1" outline="none">
            <PartBoundary part={pathname}>
              <Suspense fallback={<Loading />}>
                <Outlet />
              </Suspense>
            </PartBoundary>
          </chakra.main>
          {chrome !== 'player' && <Footer />}
          {offered && offered !== language && (
            <Suspense>
              <LanguageOffer language={offered} />
            </Suspense>
          )}
          {chrome === 'member' && (
            <Suspense>
              <BottomBar open={setOverlay} />
            </Suspense>
          )}
        </Flex>
      </Flex>
      {Over && (
        <PartBoundary part={overlay}>
          <Suspense>
            <Over onClose={() => setOverlay(null)} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
