import type { ContentOf } from '#shared/schemas/blocks.ts';
import { type BlockDraft, usualDraft } from '../draft/block-draft.ts';
import { writtenText } from '../draft/written-text.ts';
import { written } from '../draft/written.ts';
import { mergeQuizzes } from './merge-quizzes.ts';

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
