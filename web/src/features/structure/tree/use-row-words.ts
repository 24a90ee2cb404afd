import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { availabilityWords, completionWords } from '../rules/rule-words.ts';
import type { BlockRow, ModuleRow, Structure } from '../types.ts';
import { languagesOf, nameOf } from '../words-of.ts';
import '../texts.ts';

export type RowWords = { facts: string; warnings: number; languages: string };

/** The languages that the course has: `en+` where a row is written in one, `es-` where it is not. */
function writtenIn(course: Structure, row: ModuleRow | BlockRow): string {
  const facts = 'facts' in row ? row.facts : null;
  return languagesOf(course)
    .map((language) => {
      const written = facts === null || facts.empty || facts.languages.includes(language);
      return language + (row.title[language] !== undefined && written ? '+' : '-');
    })
    .join(' ');
}

/** What each row says of itself beside its title, by its id; worked out once for each state of the course. */
export function useRowWords(course: Structure): ReadonlyMap<string, RowWords> {
  const { t } = useTranslation('structure');
  const { language } = useLanguage();
  return useMemo(() => {
    const say = {
      t,
      language,
      startsOn: course.course.startsOn,
      titleOf: (id: string) => nameOf(course, id, language),
    };
    const found = new Map<string, number>();
    for (const { moduleId, blockId } of course.findings) {
      const id = blockId ?? moduleId;
      if (id !== null) found.set(id, (found.get(id) ?? 0) + 1);
    }
    const words = (id: string, row: ModuleRow | BlockRow, facts: string[]) =>
      [
        id,
        {
          facts: facts.join(' · '),
          warnings: found.get(id) ?? 0,
          languages: writtenIn(course, row),
        },
      ] as const;
    return new Map([
      ...course.modules.map((row) => words(row.moduleId, row, [availabilityWords(row, say)])),
      ...course.blocks.map((row) =>
        words(row.blockId, row, [
          t('minutes', { count: row.minutes }),
          availabilityWords(row, say),
          completionWords(row.completion, t),
        ]),
      ),
    ]);
  }, [course, t, language]);
}
