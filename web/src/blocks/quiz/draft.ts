import { languages } from '#shared/policies/languages.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { LocalizedRichText } from '#shared/schemas/rich-text.ts';
import { type BlockDraft, usualDraft } from '../draft/block-draft.ts';
import { written } from '../draft/written.ts';
import { says } from '../text/says.ts';
import { mergeQuizzes } from './merge-quizzes.ts';

/** A text without the languages that nothing was written in; null where that is both. */
function writtenText(text: LocalizedRichText | null): LocalizedRichText | null {
  const there = languages.filter((language) => says(text?.[language]));
  return there.length === 0
    ? null
    : Object.fromEntries(there.map((language) => [language, text?.[language]]));
}

const stored = (quiz: ContentOf<'quiz'>): ContentOf<'quiz'> => ({
  ...quiz,
  instructions: writtenText(quiz.instructions),
  sections: quiz.sections.map((section) => ({
    ...section,
    title: written(section.title),
    instructions: writtenText(section.instructions),
  })),
});

export const quizDraft: BlockDraft<'quiz'> = {
  ...usualDraft,
  inBothLanguages: true,
  stored,
  merge: mergeQuizzes,
};
