import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '#web/components/ui/icon.tsx';
import '#web/features/courses/texts.ts';
import { paths } from '#web/lib/paths.ts';

export type Door = 'blank' | 'template';

const DoorLink = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '3',
    alignItems: 'start',
    h: 'full',
    p: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l3',
    _hover: { bg: 'bg.subtle' },
    '&[aria-current=page]': {
      borderColor: 'gold.500',
      boxShadow: 'inset 0 0 0 1px {colors.gold.500}',
    },
    '& strong': { display: 'block' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
  },
});

const doors = [
  { door: 'blank', icon: 'plus', to: paths.createCourse },
  { door: 'template', icon: 'grid', to: `${paths.createCourse}?from=template` },
  { door: 'files', icon: 'list', to: paths.importCourse },
] as const;

/** The three ways to a new course, side by side: none of them lies at the end of another. */
export function Doors({ open }: { open: Door }) {
  const { t } = useTranslation('courses');
  return (
    <nav aria-label={t('doors.label')}>
      <Grid
        as="ul"
        templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
        gap="4"
        listStyleType="none"
        mb="10"
      >
        {doors.map(({ door, icon, to }) => (
          <li key={door}>
            <DoorLink to={to} aria-current={door === open ? 'page' : undefined} preventScrollReset>
              <Icon name={icon} />
              <span>
                <strong>{t(`doors.${door}.title`)}</strong>
                <small>{t(`doors.${door}.text`)}</small>
              </span>
            </DoorLink>
          </li>
        ))}
      </Grid>
    </nav>
  );
}
