import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import '#web/blocks/quiz/texts.ts';

/** What some states look like. */
export const looks = {
  begun: { borderColor: 'fg.gold', borderStyle: 'dashed', borderWidth: '2px' },
  answered: { bg: 'bg.gold', borderColor: 'fg.gold' },
} as const;

/** A question by its number, with its state in words, and in a look and a sign besides. */
export type MapPlace = {
  slotId: string;
  number: number;
  states: readonly string[];
  look?: (typeof looks)[keyof typeof looks] | { borderColor: 'fg.success' | 'fg.error' };
  sign?: string;
  color?: 'fg.success' | 'fg.warning' | 'fg.error';
};

const Place = chakra('button', {
  base: {
    minW: '10',
    minH: '10',
    px: '2',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    bg: 'bg.panel',
    cursor: 'pointer',
    '&[aria-current]': { outline: '2px solid {colors.fg}', outlineOffset: '1px' },
  },
});

type Props = {
  places: readonly MapPlace[];
  /** The place of the one that is shown; null: all are. */
  current: number | null;
  onGo: (at: number) => void;
};

/** Questions by number, each leading to it. */
export function QuestionMap({ places, current, onGo }: Props) {
  const { t } = useTranslation('quizzes');
  return (
    <chakra.nav aria-label={t('map.label')}>
      <chakra.ol display="flex" flexWrap="wrap" gap="2" listStyleType="none">
        {places.map(({ slotId, number, states, look, sign, color }, at) => (
          <li key={slotId}>
            <Place
              type="button"
              aria-label={[t('question.nth', { number }), ...states].join(', ')}
              aria-current={current === at ? 'step' : undefined}
              {...look}
              onClick={() => onGo(at)}
            >
              {number}
              {sign && (
                <chakra.span aria-hidden color={color} fontWeight="bold">
                  {` ${sign}`}
                </chakra.span>
              )}
            </Place>
          </li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}
