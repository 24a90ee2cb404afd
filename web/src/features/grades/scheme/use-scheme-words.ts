import { useTranslation } from 'react-i18next';
import type { ItemPlace } from '#shared/schemas/grades.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPercent } from '#web/lib/percent.ts';
import type { Book } from '../types.ts';
import { fieldOf, type Fields } from './draft.ts';
import './texts.ts';

type Name = keyof Fields;

/** Says what a field of a scheme is called, and what it says: for changes that are told, and for those that meet. */
export function useSchemeWords({ items }: Pick<Book, 'items'>) {
  const { t } = useTranslation('gradeScheme');
  const { language, local } = useLanguage();
  const percent = (value: number) => formatPercent(value, language);
  const list = (words: string[]) =>
    words.length === 0 ? t('nothing') : new Intl.ListFormat(language).format(words);
  const isOn = (on: boolean | undefined) => t(on ? 'on' : 'off');
  const itemOf = (name: Name) => items.find(({ itemId }) => fieldOf(itemId) === name);

  /** All that is unlike a plain category of points. */
  const rulesOf = (category: Fields['categories'][number]): string[] => {
    const { itemsCount, dropLowest, dropHighest, isExtra, isCapped } = category;
    return [
      ...(itemsCount === 'equally' ? [t('rule.equally')] : []),
      ...(dropLowest > 0 ? [t('rule.dropLowest', { count: dropLowest })] : []),
      ...(dropHighest > 0 ? [t('rule.dropHighest', { count: dropHighest })] : []),
      ...(isExtra ? [t('rule.extra')] : []),
      ...(isCapped ? [t('rule.capped')] : []),
    ];
  };

  function placeWords(place: ItemPlace | undefined, categories: Fields['categories'] = []): string {
    if (!place) return t('nothing');
    const category = categories.find(({ categoryId }) => categoryId === place.categoryId);
    return [
      category ? local(category.title).text : t('item.noCategory'),
      ...(place.isExtra ? [t('item.extra')] : []),
      ...(place.isKeptOut ? [t('item.keptOut')] : []),
    ].join(', ');
  }

  return {
    placeWords,
    nameOf(name: Name): string {
      const item = itemOf(name);
      if (item) return local(item.title).text;
      return t(`field.${name as 'by'}`);
    },
    /** @param categories by which the places of items are named */
    wordsOf(name: Name, fields: Partial<Fields>, categories = fields.categories): string {
      const { by, missing, rounding, letters, passFrom } = fields;
      if (itemOf(name)) return placeWords(fields[name as `item:${string}`], categories);
      if (name === 'by') return by ? t(`by.${by}`) : '';
      if (name === 'missing') return missing ? t(`missing.${missing}`) : '';
      if (name === 'rounding')
        return rounding
          ? `${t(`decimals.${`${rounding.decimals}` as '0'}`)}, ${t(`mode.${rounding.mode}`)}`
          : '';
      if (name === 'letters')
        return list((letters ?? []).map(({ letter, from }) => `${letter} ${percent(from)}`));
      if (name === 'categories')
        return list(
          (fields.categories ?? []).map((category) => {
            const { title, weight } = category;
            const rules = rulesOf(category);
            return [
              local(title).text,
              ...(weight > 0 ? [percent(weight)] : []),
              ...(rules.length > 0 ? [`(${rules.join(', ')})`] : []),
            ].join(' ');
          }),
        );
      if (name === 'passFrom')
        return passFrom === null || passFrom === undefined ? t('nothing') : percent(passFrom);
      return isOn(fields[name as 'isCapped']);
    },
  };
}
