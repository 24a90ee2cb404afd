import type { TFunction } from 'i18next';
import { courseDate } from '#shared/policies/course-instant.ts';
import type { Language } from '#shared/policies/languages.ts';
import { formatDay } from '#web/lib/i18n/format.ts';
import type { BlockRow, ModuleRow } from '../types.ts';

type Say = {
  t: TFunction<'structure'>;
  language: Language;
  /** The course's first day; null where everybody begins when they come in. */
  startsOn: string | null;
  /** The title of a row. */
  titleOf: (id: string) => string;
};

/** The time when something opens, as a sentence without its full stop. */
export function releaseWords(
  release: ModuleRow['release'],
  { t, language, startsOn }: Pick<Say, 't' | 'language' | 'startsOn'>,
): string {
  if (release === null) return t('release.now');
  const { from, days } = release;
  if (from === 'courseStart' && startsOn !== null) {
    const date = formatDay(courseDate(startsOn, days), language);
    return days === 0 ? t('release.firstDay', { date }) : t('release.day', { count: days, date });
  }
  return days === 0 ? t('release.enrolled') : t('release.afterEnrollment', { count: days });
}

/** The time when a row opens and for whom, as a sentence without its full stop. */
export function availabilityWords(
  row: Pick<ModuleRow, 'release' | 'prerequisites'> & { preview?: boolean },
  say: Say,
): string {
  const { t, language, titleOf } = say;
  if (row.preview) return t('release.preview');
  const opens = releaseWords(row.release, say);
  if (row.prerequisites.length === 0) return opens;
  const titles = row.prerequisites.map((one) =>
    t('quoted', { title: titleOf(one.kind === 'block' ? one.blockId : one.moduleId) }),
  );
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(titles);
  return row.release === null
    ? t('release.after', { titles: list })
    : t('release.andAfter', { opens, titles: list });
}

/** The condition for a block to be done. */
export const completionWords = (
  completion: BlockRow['completion'],
  t: TFunction<'structure'>,
): string =>
  'percent' in completion
    ? t(`completion.${completion.rule}To`, { percent: completion.percent })
    : t(`completion.${completion.rule}`);
