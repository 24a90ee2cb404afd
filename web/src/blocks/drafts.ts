import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import { assignmentDraft } from './assignment/draft.ts';
import { audioDraft } from './audio/draft.ts';
import { type BlockDraft, usualDraft } from './draft/block-draft.ts';
import { imageDraft } from './image/draft.ts';
import { linkDraft } from './link/draft.ts';
import { liveDraft } from './live/draft.ts';
import { quizDraft } from './quiz/draft.ts';
import { textDraft } from './text/draft.ts';

/** The way in which drafts of each kind of block are stored, merged and compared. */
export const drafts: { [K in BlockKind]: BlockDraft<K> } = {
  text: textDraft,
  video: usualDraft,
  file: usualDraft,
  image: imageDraft,
  audio: audioDraft,
  link: linkDraft,
  embed: usualDraft,
  live: liveDraft,
  quiz: quizDraft,
  assignment: assignmentDraft,
};
