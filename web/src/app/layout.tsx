import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Loading } from '#web/components/ui/loading.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useScrollToTop } from './use-scroll-to-top.ts';

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
  useScrollToTop();
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink href="#content">{t('skipToContent')}</SkipLink>
      <Header />
      <chakra.main id="content" tabIndex={-1} flex="1" outline="none">
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </chakra.main>
      <Footer />
    </Flex>
  );
}
