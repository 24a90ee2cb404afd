import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/ui/icon.tsx';
import '../texts.ts';

export const SmallButton = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minW: '9',
      minH: '9',
      borderRadius: 'l1',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted', color: 'fg' },
      '&[aria-disabled=true]': { opacity: '0.4', cursor: 'default' },
    },
  },
  { defaultProps: { type: 'button' } },
);

type Props = {
  /** The id of the element that names what is moved. */
  labelledBy: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
};

/** Moves a row up or down. At an end the button stays, and with it the focus. */
export function MoveButtons({ labelledBy, at, count, onMove }: Props) {
  const { t } = useTranslation('questions');
  const id = useId();
  const way = (step: -1 | 1) => {
    const able = at + step >= 0 && at + step < count;
    return (
      <SmallButton
        id={`${id}${step}`}
        aria-label={t(step < 0 ? 'list.up' : 'list.down')}
        aria-labelledby={`${id}${step} ${labelledBy}`}
        title={t(step < 0 ? 'list.upKey' : 'list.downKey')}
        aria-keyshortcuts={step < 0 ? 'Alt+ArrowUp' : 'Alt+ArrowDown'}
        aria-disabled={!able}
        onClick={() => able && onMove(at + step)}
      >
        <Icon name={step < 0 ? 'chevronUp' : 'chevronDown'} />
      </SmallButton>
    );
  };
  return (
    <>
      {way(-1)}
      {way(1)}
    </>
  );
}
