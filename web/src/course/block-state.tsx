import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import type { OutlineBlock } from './types.ts';

const drawings: Record<OutlineBlock['state'], { d: string; filled: boolean }> = {
  notStarted: { d: '', filled: false },
  started: { d: 'M10 2.5a7.5 7.5 0 0 1 0 15z', filled: false },
  done: { d: 'm6 10.3 2.7 2.7L14 7.5', filled: true },
};

/** Whether a block is done, begun or untouched: a shape, and a word for those who do not see it. */
export function BlockState({ state }: { state: OutlineBlock['state'] }) {
  const { t } = useTranslation('catalog');
  const { d, filled } = drawings[state];
  return (
    <chakra.svg
      role="img"
      aria-label={t(`state.${state}`)}
      viewBox="0 0 20 20"
      w="5"
      h="5"
      flexShrink="0"
      alignSelf="center"
      color={filled ? 'fg.success' : 'fg.gold'}
    >
      <circle
        cx="10"
        cy="10"
        r="8"
        fill={filled ? 'currentcolor' : 'none'}
        stroke="currentcolor"
        strokeWidth="1.5"
      />
      <chakra.path
        d={d}
        fill={filled ? 'none' : 'currentcolor'}
        stroke={filled ? 'bg.panel' : 'none'}
        strokeWidth="2"
      />
    </chakra.svg>
  );
}
