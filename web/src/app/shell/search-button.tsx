import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/ui/icon.tsx';
import type { OpenOverlay } from './overlay.ts';

const Field = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '10',
    px: '3',
    color: 'fg.muted',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'l2',
    cursor: 'pointer',
    fontSize: 'sm',
    _hover: { bg: 'bg.muted', color: 'fg' },
  },
  variants: {
    look: {
      field: {
        bg: 'bg.panel',
        borderColor: 'border',
        minW: '18rem',
        _hover: { bg: 'bg.panel', borderColor: 'border.emphasized' },
      },
      icon: {},
    },
  },
  defaultVariants: { look: 'icon' },
});

const Keys = chakra('kbd', {
  base: {
    ms: 'auto',
    fontFamily: 'body',
    fontSize: 'xs',
    borderWidth: '1px',
    borderRadius: 'l1',
    px: '1.5',
    py: '0.5',
  },
});

type Props = { look?: 'field' | 'icon'; open: OpenOverlay };

/** Opens the palette: a field to look at where there is room, else its sign. */
export function SearchButton({ look = 'icon', open }: Props) {
  const { t } = useTranslation(['shell', 'frame']);
  return (
    <Field
      type="button"
      look={look}
      aria-keyshortcuts="Control+K Meta+K"
      {...(look === 'icon' ? { 'aria-label': t('search') } : {})}
      onClick={() => open('palette')}
    >
      <Icon name="search" />
      {look === 'field' && (
        <>
          {t('frame:searchLong')}
          <Keys aria-hidden>{t('frame:keys.palette')}</Keys>
        </>
      )}
    </Field>
  );
}
