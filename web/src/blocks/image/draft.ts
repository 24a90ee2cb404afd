import { type BlockDraft, usualDraft } from '../draft/block-draft.ts';
import { written } from '../draft/written.ts';

export const imageDraft: BlockDraft<'image'> = {
  ...usualDraft,
  inBothLanguages: true,
  stored: (content) => ({
    ...content,
    alt: written(content.alt),
    caption: written(content.caption),
  }),
};
