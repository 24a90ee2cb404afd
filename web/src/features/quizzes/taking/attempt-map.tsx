import { useTranslation } from 'react-i18next';
import '#web/blocks/quiz/texts.ts';
import { looks, type MapPlace, QuestionMap } from './question-map.tsx';

/** A question in the map of an attempt. */
export type Spot = { slotId: string; answered: boolean; begun: boolean; flagged: boolean };

type Props = {
  spots: readonly Spot[];
  current: number | null;
  onGo: (at: number) => void;
};

/** All questions of an attempt that runs, each with how far it is. */
export function AttemptMap({ spots, current, onGo }: Props) {
  const { t } = useTranslation('quizzes');
  const places = spots.map(({ slotId, answered, begun, flagged }, at): MapPlace => ({
    slotId,
    number: at + 1,
    states: [
      t(answered ? 'map.answered' : begun ? 'map.begun' : 'map.empty'),
      ...(flagged ? [t('map.flagged')] : []),
    ],
    ...(answered ? { look: looks.answered } : begun && { look: looks.begun }),
    ...(flagged && { sign: '⚑', color: 'fg.error' }),
  }));
  return <QuestionMap places={places} current={current} onGo={onGo} />;
}
