import { useTranslation } from 'react-i18next';
import { languages } from '#shared/policies/languages.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useOutlineContext } from '../outline-context.ts';
import type { BlockRow, ModuleRow } from '../types.ts';
import { nameOf } from '../words-of.ts';
import '../texts.ts';
import { availabilityWords, completionWords, releaseWords } from './rule-words.ts';

export const ruleFields = [
  'title',
  'published',
  'release',
  'prerequisites',
  'completion',
  'preview',
  'minutes',
] as const;
export type RuleField = (typeof ruleFields)[number];

/** The words for the value of a row's field, by which two versions of it can be told apart. */
export function useFieldWords() {
  const { t } = useTranslation('structure');
  const { language } = useLanguage();
  const { course } = useOutlineContext();
  const say = {
    t,
    language,
    startsOn: course.course.startsOn,
    titleOf: (id: string) => nameOf(course, id, language),
  };
  return (name: RuleField, row: Partial<BlockRow> & Omit<ModuleRow, 'copying'>): string => {
    switch (name) {
      case 'title':
        return languages.flatMap((one) => row.title[one] ?? []).join(' / ');
      case 'published':
        return t(row.published ? 'state.published' : 'state.unpublished');
      case 'release':
        return releaseWords(row.release, say);
      case 'prerequisites':
        return row.prerequisites.length === 0
          ? t('prerequisites.none')
          : availabilityWords({ release: null, prerequisites: row.prerequisites }, say);
      case 'completion':
        return row.completion ? completionWords(row.completion, t) : '';
      case 'preview':
        return t(row.preview ? 'preview.on' : 'preview.off');
      default:
        return t('minutes', { count: row.minutes ?? 0 });
    }
  };
}
