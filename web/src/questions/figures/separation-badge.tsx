import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { fewAnswers, type Figures, separationOf } from './figure-words.ts';
import './texts.ts';

const palettes = {
  unknown: 'gray',
  reversed: 'red',
  none: 'orange',
  some: 'blue',
  good: 'green',
} as const;

/** How well a question separates, in a few words; nothing is said of it from few answers. */
export function SeparationBadge({ figures }: { figures: Figures }) {
  const { t } = useTranslation('questionFigures');
  if (figures.scored < fewAnswers) return <Badge variant="outline">{t('notEnough')}</Badge>;
  const separation = separationOf(figures);
  return <Badge colorPalette={palettes[separation]}>{t(`short.${separation}`)}</Badge>;
}
