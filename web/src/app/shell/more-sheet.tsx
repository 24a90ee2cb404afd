import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { useTokens } from '#web/lib/session/use-session.ts';
import { useSignOut } from '#web/lib/session/use-sign-out.ts';
import { ColorModeSwitch } from './color-mode-switch.tsx';
import { navigationFor, placesOfBar } from './member-navigation.ts';
import './texts.ts';

const PlaceLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minH: '12',
    fontWeight: 'medium',
    borderRadius: 'l2',
    px: '2',
    _hover: { bg: 'bg.subtle' },
  },
});

/** The places that the bar has no room for, and what is about the site itself. */
export default function MoreSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['common', 'frame']);
  const tokens = useTokens();
  const signOut = useSignOut();
  const items = navigationFor(tokens?.roles ?? null);
  return (
    <Modal title={t('frame:moreTitle')} onClose={onClose}>
      <Flex as="nav" aria-label={t('frame:moreTitle')} direction="column" mb="4">
        {(tokens ? items.slice(placesOfBar) : items).map(({ label, to, icon }) => (
          <PlaceLink key={to} to={to} onClick={onClose}>
            <Icon name={icon} />
            {t(`nav.${label}`)}
          </PlaceLink>
        ))}
      </Flex>
      <Flex gap="2" wrap="wrap" borderTopWidth="1px" pt="4" align="center">
        <ColorModeSwitch />
        {tokens && (
          <Button size="sm" variant="outline" ms="auto" onClick={signOut}>
            <Icon name="leave" />
            {t('signOut')}
          </Button>
        )}
      </Flex>
    </Modal>
  );
}
