import { useTranslation } from 'react-i18next';
import type { Tolerance } from '#shared/questions/numbers.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../texts.ts';
import { useWeightWords } from './use-weight-words.ts';

/** A list of texts or numbers that are right in whole or in part, as a line of words. */
export function useAcceptedWords() {
  const { t } = useTranslation('questions');
  const { language } = useLanguage();
  const weightWords = useWeightWords();
  const withWeight = (words: string, weight: number) =>
    weight === 10_000 ? words : `${words} (${weightWords(weight) ?? ''})`;
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  const decimal = (text: string) => (language === 'es' ? text.replace('.', ',') : text);
  const number = (value: string, tolerance: Tolerance) => {
    const words = decimal(value);
    if (tolerance.kind === 'significant')
      return t('review.digits', { value: words, count: tolerance.digits });
    if (!/[1-9]/.test(tolerance.by)) return words;
    return tolerance.kind === 'absolute'
      ? t('review.plusMinus', { value: words, by: decimal(tolerance.by) })
      : t('review.plusMinusPercent', {
          value: words,
          percent: new Intl.NumberFormat(language, {
            style: 'percent',
            maximumFractionDigits: 4,
          }).format(Number(tolerance.by)),
        });
  };
  const inUnits = (words: string, units: readonly string[] | null) =>
    units === null || units.length === 0
      ? words
      : t('review.inUnits', { value: words, units: list.format(units) });
  return {
    texts: (accepted: readonly { text: string; weight: number }[]) =>
      list.format(
        accepted
          .filter(({ weight }) => weight > 0)
          .map(({ text, weight }) => withWeight(text, weight)),
      ),
    numbers: (
      accepted: readonly { value: string; tolerance: Tolerance; weight: number }[],
      units: readonly string[] | null,
    ) =>
      inUnits(
        list.format(
          accepted
            .filter(({ weight }) => weight > 0)
            .map(({ value, tolerance, weight }) => withWeight(number(value, tolerance), weight)),
        ),
        units,
      ),
  };
}
