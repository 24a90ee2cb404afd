import { useTranslation } from 'react-i18next';
import { languages } from '#shared/policies/languages.ts';
import { formatDay, formatMoney } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPercent } from '#web/lib/percent.ts';
import '#web/components/conflict/texts.ts';
import '#web/course/texts.ts';
import type { CourseFields, FieldName } from './course-fields.ts';
import '../texts.ts';

type Localized = CourseFields['title'];

const bothOf = (text: Localized) =>
  languages.flatMap((language) => text[language] ?? []).join(' / ');

/** The words for the value of a course's field, by which two versions of it can be told apart. */
export function useFieldWords() {
  const { t } = useTranslation(['courses', 'catalog', 'conflict']);
  const { language } = useLanguage();
  const day = (value: string | null) =>
    value === null ? t('conflict:nothing') : formatDay(value, language);
  const list = (items: Localized[]) =>
    items.length === 0 ? t('conflict:nothing') : items.map(bothOf).join(' · ');
  const words: { [Name in FieldName]: (value: CourseFields[Name]) => string } = {
    title: bothOf,
    summary: bothOf,
    description: bothOf,
    outcomes: list,
    requirements: list,
    category: (value) => t(`catalog:category.${value}`),
    level: (value) => t(`catalog:level.${value}`),
    code: (value) => value,
    effort: (value) => t('words.effort', value),
    price: (value) => (value === null ? t('words.free') : formatMoney(value, language)),
    startsOn: day,
    endsOn: day,
    seats: (value) => (value === null ? t('words.noLimit') : String(value)),
    enrollmentMode: (value) => t(`mode.${value}`),
    completeFrom: (value) =>
      value === null ? t('conflict:nothing') : formatPercent(value, language),
    enrollmentWindow: ({ opensOn, closesOn }) => `${day(opensOn)} – ${day(closesOn)}`,
  };
  return <Name extends FieldName>(name: Name, course: CourseFields): string =>
    words[name](course[name]);
}
