import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useSession } from '#web/lib/session/use-session.ts';
import { Brand } from './brand.tsx';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { visitorPlaces } from './navigation.ts';
import type { OpenOverlay } from './overlay.ts';
import { SearchButton } from './search-button.tsx';
import { SignInButton } from './sign-in-button.tsx';

const HeaderLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '10',
    px: '3',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderRadius: 'l2',
    _hover: { color: 'fg' },
    '&[aria-current=page]': {
      color: 'fg',
      boxShadow: 'inset 0 -2px 0 {colors.gold.500}',
      borderRadius: '0',
    },
  },
});

/** The rest stands at the foot of the page. */
const inHeader: readonly string[] = ['home', 'courses', 'specialists', 'help', 'contact'];

/** The bar above a page for somebody who is not signed in. */
export function Header({ open }: { open: OpenOverlay }) {
  const { t } = useTranslation(['common', 'shell']);
  const { status } = useSession();
  return (
    <chakra.header bg="bg.panel" borderBottomWidth="1px">
      <Flex maxW="6xl" mx="auto" px={{ base: '4', md: '8' }} minH="14" align="center" gap="2">
        <Brand />
        <Flex
          as="nav"
          aria-label={t('nav.label')}
          gap="1"
          ms="4"
          display={{ base: 'none', lg: 'flex' }}
        >
          {visitorPlaces
            .filter(({ label }) => inHeader.includes(label))
            .map(({ label, to }) => (
              <HeaderLink key={to} to={to} end>
                {t(`nav.${label}`)}
              </HeaderLink>
            ))}
        </Flex>
        <Flex align="center" gap="1" ms="auto">
          <Flex hideBelow="sm">
            <SearchButton open={open} />
          </Flex>
          <LanguageSwitch short />
          <Flex hideBelow="lg">
            <ColorModeSwitch />
          </Flex>
          {/* Its place is kept while it is not known who is here. */}
          <Flex visibility={status === 'loading' ? 'hidden' : 'visible'}>
            <SignInButton />
          </Flex>
          <Button
            size="sm"
            variant="quiet"
            display={{ lg: 'none' }}
            aria-label={t('shell:more')}
            onClick={() => open('more')}
          >
            <Icon name="bars" />
          </Button>
        </Flex>
      </Flex>
    </chakra.header>
  );
}
