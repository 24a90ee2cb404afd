import { useTranslation } from 'react-i18next';
import type { LocalizedText } from '#shared/policies/languages.ts';
import type { GradingScheme } from '#shared/schemas/grading.ts';
import type { TotalStep } from '#shared/schemas/total-trace.ts';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPercent } from '#web/lib/percent.ts';
import { formatPoints } from '#web/lib/points.ts';
import { byCategory, type CategoryPart, type Item } from './by-category.ts';
import './texts.ts';

type Titled = Item & { title: LocalizedText };

/** Says how marks became a total, step by step, and why an item counts as it does. */
export function useGradeWords() {
  const { t } = useTranslation('gradeWords');
  const { language, local } = useLanguage();
  const percent = (value: number) => formatPercent(value, language);
  const points = (value: number) => formatPoints(value, language);
  const list = (names: string[]) =>
    new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(names);
  const nameOf = ({ category }: Pick<CategoryPart<Titled>, 'category'>, alone: boolean) =>
    category ? local(category.title).text : t(alone ? 'category.all' : 'category.none');

  function categoryLines(part: CategoryPart<Titled>, alone: boolean): string[] {
    const { step } = part;
    const name = nameOf(part, alone);
    if (!step) return [t('category.nothing', { name })];
    const titleOf = new Map(part.items.map(({ item }) => [item.itemId, local(item.title).text]));
    const dropped = (because: 'lowest' | 'highest') => {
      const gone = step.dropped.filter((one) => one.because === because);
      const names = list(gone.map(({ itemId }) => titleOf.get(itemId) ?? ''));
      return gone.length === 0 ? [] : [t(`category.dropped.${because}`, { name, names })];
    };
    const made = { name, earned: points(step.earned), most: points(step.most) };
    const extra = part.items.filter(({ step: own }) => own?.step === 'item' && own.isExtra).length;
    const isOnTop = step.itemsCount === 'equally' && extra > 0;
    return [
      ...dropped('lowest'),
      ...dropped('highest'),
      step.percent === null
        ? t('category.extraPoints', made)
        : t(`category.${isOnTop ? 'equallyExtra' : step.itemsCount}`, {
            ...made,
            count: step.counted.length - (isOnTop ? extra : 0),
            percent: percent(step.percent),
          }),
      ...(step.isCapped && (step.percent ?? 0) === 10_000 ? [t('category.capped', { name })] : []),
      ...(step.isExtra ? [t('category.extra', { name })] : []),
    ];
  }

  function weightLines(parts: CategoryPart<Titled>[], step: TotalOf): string[] {
    if (step.by === 'points') return [t('total.points')];
    const counted = parts.filter(({ step: own }) => own && own.percent !== null && !own.isExtra);
    if (counted.length === 0) return [];
    const onTop = parts.filter(({ step: own, share }) => own?.isExtra && share !== null);
    const terms = (some: CategoryPart<Titled>[]) =>
      list(
        some.map((part) =>
          t('total.term', {
            name: nameOf(part, false),
            percent: percent(part.step?.percent ?? 0),
            share: percent(part.share ?? 0),
          }),
        ),
      );
    const isShared = step.weight !== 10_000;
    return [
      t('total.weights', { terms: terms(counted) }),
      ...(onTop.length > 0 ? [t('total.extra', { terms: terms(onTop) })] : []),
      ...(isShared ? [t('total.shared', { weight: percent(step.weight ?? 0) })] : []),
    ];
  }

  return {
    percent,
    points,
    nameOf,
    /** Each step from the items to what is shown; with why and when a total was set, where that is known. */
    totalLines(
      scheme: GradingScheme,
      items: readonly Titled[],
      trace: readonly TotalStep[],
      setByHand: { reason: string; at: string } | null = null,
    ): string[] {
      const parts = byCategory(scheme, items, trace);
      const alone = parts.length === 1;
      const lines = parts.flatMap((part) => categoryLines(part, alone));
      for (const step of trace) {
        if (step.step === 'total') {
          if (parts.length > 1) lines.push(...weightLines(parts, step));
          lines.push(
            step.percent === null
              ? t('total.nothing')
              : t('total.made', { percent: percent(step.percent) }),
          );
          if (step.isCapped && step.percent === 10_000) lines.push(t('total.capped'));
        }
        if (step.step === 'override' && !setByHand)
          lines.push(t('total.override', { percent: percent(step.to) }));
        if (step.step === 'override' && setByHand)
          lines.push(
            t('total.overrideOn', {
              percent: percent(step.to),
              when: formatMinute(setByHand.at, language),
              reason: setByHand.reason,
            }),
          );
        if (step.step === 'shown' && step.percent !== null) {
          const { decimals, mode, letter } = step;
          if (decimals < 2)
            lines.push(t(`total.rounded.${mode}`, { percent: percent(step.percent) }));
          const from = scheme.letters.find((one) => one.letter === letter)?.from;
          if (letter !== null && from !== undefined)
            lines.push(t('total.letter', { letter, from: percent(from) }));
          if (step.isPassed !== null && scheme.passFrom !== null)
            lines.push(
              t(step.isPassed ? 'total.passed' : 'total.notPassed', {
                from: percent(scheme.passFrom),
              }),
            );
        }
      }
      return lines;
    },
    /** As what an item counts, or why it does not. */
    itemLine({ step, dropped, isWeightless }: CategoryPart<Titled>['items'][number]): string {
      if (dropped) return t(`item.dropped.${dropped}`);
      if (!step) return t('item.leftOut.open');
      if (step.step === 'leftOut') return t(`item.leftOut.${step.because}`);
      if (isWeightless)
        return t(`item.weightless.${step.categoryId === null ? 'rest' : 'category'}`);
      if (step.isExtra) return t('item.extra');
      return t(step.because === 'zero' ? 'item.zero' : 'item.counts');
    },
  };
}

type TotalOf = Extract<TotalStep, { step: 'total' }>;
