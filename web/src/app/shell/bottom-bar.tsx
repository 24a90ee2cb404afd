import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Icon } from '#web/components/ui/icon.tsx';
import { placesOfBar, useOwnPlaces } from './member-navigation.ts';
import type { OpenOverlay } from './overlay.ts';

const place = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  // By its word: one that is long needs more of a narrow phone than one that is short.
  flex: '1 1 auto',
  minW: '11',
  minH: '14',
  px: '0.5',
  // A fifth of a narrow phone is less than the longest of the words.
  fontSize: '0.6875rem',
  letterSpacing: '-0.01em',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  lineHeight: '1.2',
  textAlign: 'center',
  color: 'fg.muted',
} as const;

const BarLink = chakra(NavLink, {
  base: {
    ...place,
    '&[aria-current=page]': {
      color: 'fg',
      fontWeight: 'semibold',
      boxShadow: 'inset 0 2px 0 {colors.gold.500}',
    },
  },
});

const BarButton = chakra('button', { base: { ...place, cursor: 'pointer' } });

/** On a phone: the four places that are used most, and the way to the others. */
export default function BottomBar({ open }: { open: OpenOverlay }) {
  const items = useOwnPlaces();
  const { t } = useTranslation(['common', 'shell']);
  return (
    <chakra.nav
      aria-label={t('nav.label')}
      hideFrom="md"
      display="flex"
      position="sticky"
      bottom="0"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      pb="env(safe-area-inset-bottom)"
    >
      {items.slice(0, placesOfBar).map(({ label, to, icon }) => (
        <BarLink key={to} to={to} end>
          <Icon name={icon} />
          {t(`nav.${label}`)}
        </BarLink>
      ))}
      <BarButton type="button" aria-haspopup="dialog" onClick={() => open('more')}>
        <Icon name="more" />
        {t('shell:more')}
      </BarButton>
    </chakra.nav>
  );
}
