import { useTranslation } from 'react-i18next';
import '#web/blocks/texts.ts';
import type { Outline } from '../types.ts';
import '../texts.ts';
import { countsByKind, minutesOf } from './outline-counts.ts';

/** Minutes and counts as a reader hears them. */
export function useOutlineWords() {
  const { t } = useTranslation(['courses', 'blocks']);
  const during = (minutes: number) =>
    minutes < 60
      ? t('minutes', { count: minutes })
      : minutes % 60 === 0
        ? t('hours', { count: minutes / 60 })
        : t('duringHours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return {
    during,
    /** "3 readings · 1 video · 45 min" */
    contents: (blocks: Outline[number]['blocks']) =>
      [
        ...countsByKind(blocks).map(([kind, count]) => t(`blocks:kinds.${kind}`, { count })),
        during(minutesOf(blocks)),
      ].join(' · '),
  };
}
