import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import '#web/blocks/quiz/texts.ts';

/** A question in the map of an attempt. */
export type Spot = { slotId: string; answered: boolean; begun: boolean; flagged: boolean };

const Place = chakra('button', {
  base: {
    position: 'relative',
    minW: '10',
    minH: '10',
    px: '2',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    bg: 'bg.panel',
    cursor: 'pointer',
    '&[data-begun]': { borderColor: 'fg.gold', borderStyle: 'dashed', borderWidth: '2px' },
    '&[data-answered]': { bg: 'bg.gold', borderColor: 'fg.gold' },
    '&[aria-current]': { outline: '2px solid {colors.fg}', outlineOffset: '1px' },
  },
});

type Props = {
  spots: readonly Spot[];
  current: number | null;
  onGo: (at: number) => void;
};

/** All questions of an attempt by number, each with its state in words too. */
export function AttemptMap({ spots, current, onGo }: Props) {
  const { t } = useTranslation('quizzes');
  return (
    <chakra.nav aria-label={t('map.label')}>
      <chakra.ol display="flex" flexWrap="wrap" gap="2" listStyleType="none">
        {spots.map(({ slotId, answered, begun, flagged }, at) => {
          const state = t(answered ? 'map.answered' : begun ? 'map.begun' : 'map.empty');
          const name = t('question.nth', { number: at + 1 });
          return (
            <li key={slotId}>
              <Place
                type="button"
                aria-label={[name, state, ...(flagged ? [t('map.flagged')] : [])].join(', ')}
                aria-current={current === at ? 'step' : undefined}
                data-answered={answered || undefined}
                data-begun={begun || undefined}
                onClick={() => onGo(at)}
              >
                {at + 1}
                {flagged && (
                  <chakra.span aria-hidden color="fg.error" fontWeight="bold">
                    {' ⚑'}
                  </chakra.span>
                )}
              </Place>
            </li>
          );
        })}
      </chakra.ol>
    </chakra.nav>
  );
}
