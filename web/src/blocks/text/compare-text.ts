import { languages } from '#shared/policies/languages.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import { diffLists } from '#web/lib/merge/diff-lists.ts';
import { same } from '#web/lib/same.ts';
import type { Comparison } from '../draft/compare-fields.ts';

/** The change of each paragraph, by language. */
export const compareText = (before: ContentOf<'text'>, after: ContentOf<'text'>): Comparison[] =>
  languages.flatMap((language) => {
    const of = ({ body }: ContentOf<'text'>) => body[language]?.content ?? [];
    if (same(of(before), of(after))) return [];
    return [{ of: 'text' as const, language, rows: diffLists(of(before), of(after)) }];
  });
