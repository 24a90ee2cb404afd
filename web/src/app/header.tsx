import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { useSignIn } from '#web/lib/session/use-sign-in.ts';
import { useSignOut } from '#web/lib/session/use-sign-out.ts';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { navigationFor } from './navigation.ts';

const Brand = chakra(Link, {
  base: {
    fontWeight: '700',
    fontSize: 'lg',
    letterSpacing: '-0.01em',
    py: '2',
    me: { base: 'auto', md: '4' },
  },
});

const NavItemLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '10',
    px: '3',
    borderRadius: 'l2',
    fontWeight: 'medium',
    color: 'fg.muted',
    _hover: { bg: 'bg.subtle', color: 'fg' },
    '&[aria-current=page]': {
      color: 'fg',
      boxShadow: 'inset 0 -2px 0 {colors.gold.500}',
      borderRadius: '0',
    },
  },
});

export function Header() {
  const { t } = useTranslation();
  const state = useSession();
  const signIn = useSignIn();
  const signOut = useSignOut();
  const roles = 'tokens' in state ? state.tokens.roles : null;
  return (
    <chakra.header bg="bg.panel" borderBottomWidth="1px">
      <Flex
        maxW="6xl"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py="2"
        align="center"
        gap="2"
        wrap="wrap"
      >
        <Brand to={paths.home}>{t('siteName')}</Brand>
        <Flex
          as="nav"
          aria-label={t('nav.label')}
          wrap="wrap"
          gap="1"
          order={{ base: 3, md: 0 }}
          w={{ base: 'full', md: 'auto' }}
          me="auto"
        >
          {navigationFor(roles).map(({ label, to }) => (
            <NavItemLink key={to} to={to} end>
              {t(`nav.${label}`)}
            </NavItemLink>
          ))}
        </Flex>
        <Flex align="center" gap="1" wrap="wrap">
          <LanguageSwitch />
          <ColorModeSwitch />
          {state.status === 'unauthenticated' && (
            <Button size="sm" variant="outline" onClick={() => signIn(paths.dashboard)}>
              {t('signIn')}
            </Button>
          )}
          {'tokens' in state && (
            <>
              <ButtonLink size="sm" variant="quiet" to={paths.profile}>
                {t('nav.profile')}
              </ButtonLink>
              <Button size="sm" variant="outline" onClick={signOut}>
                {t('signOut')}
              </Button>
            </>
          )}
        </Flex>
      </Flex>
    </chakra.header>
  );
}
