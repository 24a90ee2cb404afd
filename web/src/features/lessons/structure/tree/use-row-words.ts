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

/** The words of each row beside its title, by its id; worked out once for each state of the course. */
export function useRowWords(course: Structure): ReadonlyMap<string, RowWords> {
  const { t } = useTranslation('structure');
  const { language } = useLanguage();
  const { startsOn } = course.course;
  /** The words of rows by what they tell, which most of three hundred have in common: asked for once. */
  const said = useMemo(
    () => ({ t, language, startsOn, facts: new Map<string, string>() }),
    [t, language, startsOn],
  );
  return useMemo(() => {
    const say = {
      t,
      language,
      startsOn,
      titleOf: (id: string) => nameOf(course, id, language),
    };
    const found = new Map<string, number>();
    for (const { moduleId, blockId } of course.findings) {
      const id = blockId ?? moduleId;
      if (id !== null) found.set(id, (found.get(id) ?? 0) + 1);
    }
    const factsOf = (row: ModuleRow | BlockRow) => {
      const block = 'blockId' in row ? row : null;
      const told = JSON.stringify([
        row.release,
        row.prerequisites.map((one) => say.titleOf('blockId' in one ? one.blockId : one.moduleId)),
        block && [block.minutes, block.preview, block.completion],
      ]);
      const known = said.facts.get(told);
      if (known !== undefined) return known;
      const facts = [
        ...(block ? [t('minutes', { count: block.minutes })] : []),
        availabilityWords(row, say),
        ...(block ? [completionWords(block.completion, t)] : []),
      ].join('\n');
      said.facts.set(told, facts);
      return facts;
    };
    const words = (id: string, row: ModuleRow | BlockRow) =>
      [
        id,
        {
          facts: factsOf(row),
          warnings: found.get(id) ?? 0,
          languages: writtenIn(course, row),
        },
      ] as const;
    return new Map([
      ...course.modules.map((row) => words(row.moduleId, row)),
      ...course.blocks.map((row) => words(row.blockId, row)),
    ]);
  }, [course, t, language, startsOn, said]);
}
