import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Fact } from '#web/components/ui/fact-list.tsx';
import { ownGradeQueries } from '#web/course/own-grade-queries.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { OwnGrades } from '../types.ts';
import { byCategory } from '../words/by-category.ts';
import { useGradeWords } from '../words/use-grade-words.ts';
import './texts.ts';
import { weightOf } from './weight-of.ts';

type Props = { courseId: string; itemId: string };

/** How much an item counts in the total of its course, as one of its facts; nothing where the course says nothing of it. */
export default function ItemWeight({ courseId, itemId }: Props) {
  const { t } = useTranslation('ownGrades');
  const lines = useLines();
  const { data } = useQuery(ownGradeQueries.ofCourse(courseId));
  const shown = data ? lines(data, itemId) : [];
  return shown.length > 0 ? <Fact name={t('weight.label')} lines={shown} /> : null;
}

function useLines() {
  const { t } = useTranslation('ownGrades');
  const { local } = useLanguage();
  const words = useGradeWords();
  return ({ scheme, items, trace }: OwnGrades, itemId: string): string[] => {
    const weight = weightOf(scheme, items, itemId);
    if (!weight) return [];
    const { counts, category, ofCategory, ofItem } = weight;
    if (counts === 'keptOut') return [t('weight.keptOut')];
    const name = category && local(category.title).text;
    const place =
      name === null
        ? []
        : [
            ofCategory === null
              ? t('weight.category', { name })
              : t('weight.ofCategory', { name, percent: words.percent(ofCategory) }),
          ];
    if (counts === 'extra') return [t('weight.extra'), ...place];
    const { dropLowest = 0, dropHighest = 0 } = category ?? {};
    // Of one's own mark, as far as it is released.
    const own = byCategory(scheme, items, trace)
      .flatMap((part) => part.items)
      .find((one) => one.item.itemId === itemId);
    const isOut = own?.step?.step === 'leftOut' && own.step.because === 'excused';
    return [
      ...(ofItem === null ? [] : [t('weight.ofItem', { percent: words.percent(ofItem) })]),
      ...place,
      ...(dropLowest > 0 ? [t('weight.drops.lowest', { count: dropLowest })] : []),
      ...(dropHighest > 0 ? [t('weight.drops.highest', { count: dropHighest })] : []),
      ...(own && (own.dropped || isOut) ? [words.itemLine(own)] : []),
    ];
  };
}
