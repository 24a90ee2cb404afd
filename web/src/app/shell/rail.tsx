import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { Icon } from '#web/components/ui/icon.tsx';
import { Brand } from './brand.tsx';
import { useOwnPlaces } from './member-navigation.ts';
import { RailSpace, useRailWidth } from './rail-space.tsx';
import './texts.ts';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '11',
  px: '3.5',
  borderRadius: 'l2',
  fontWeight: 'medium',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  _hover: { bg: 'bg.subtle', color: 'fg' },
} as const;

const RailLink = chakra(NavLink, {
  base: {
    ...row,
    '&[aria-current=page]': {
      bg: 'bg.gold',
      color: 'fg',
      boxShadow: 'inset 3px 0 0 {colors.gold.500}',
    },
  },
});

const FoldButton = chakra('button', { base: { ...row, w: 'full', cursor: 'pointer' } });

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** A word beside its icon: always said, shown where there is room and the rail is not folded. */
const Word = chakra('span', {
  base: { lgDown: hidden },
  variants: { folded: { true: hidden, false: {} } },
});

/** The places of somebody who is signed in, at the side of the page; folded, their icons alone. */
export default function Rail() {
  const items = useOwnPlaces();
  const { t } = useTranslation(['common', 'frame']);
  const [width, setWidth] = useRailWidth();
  const folded = width === 'folded';
  const groups = (['learn', 'about'] as const)
    .map((group) => ({ group, own: items.filter((item) => item.group === group) }))
    .filter(({ own }) => own.length > 0);
  return (
    <RailSpace wide={!folded}>
      <Flex as="nav" aria-label={t('nav.label')} direction="column" minH="full">
        <Box ps="1.5" mb="4">
          <Box display={folded ? 'none' : { base: 'none', lg: 'block' }}>
            <Brand />
          </Box>
          <Box display={folded ? 'block' : { lg: 'none' }}>
            <Brand folded />
          </Box>
        </Box>
        <Flex direction="column" gap="5" flex="1">
          {groups.map(({ group, own }) => (
            <Flex
              as="ul"
              key={group}
              aria-label={t(`frame:group.${group}`)}
              direction="column"
              gap="0.5"
              listStyleType="none"
            >
              {own.map(({ label, to, icon, within = false }) => (
                <li key={to}>
                  <RailLink to={to} end={!within} {...(folded ? { title: t(`nav.${label}`) } : {})}>
                    <Icon name={icon} />
                    <Word folded={folded}>{t(`nav.${label}`)}</Word>
                  </RailLink>
                </li>
              ))}
            </Flex>
          ))}
        </Flex>
        <FoldButton
          type="button"
          hideBelow="lg"
          aria-expanded={!folded}
          onClick={() => setWidth(folded ? 'wide' : 'folded')}
        >
          <Icon name="fold" />
          <Word folded={folded}>{t(folded ? 'frame:rail.unfold' : 'frame:rail.fold')}</Word>
        </FoldButton>
      </Flex>
    </RailSpace>
  );
}
