import { type BlockDraft, usualDraft } from '../draft/block-draft.ts';
import { written } from '../draft/written.ts';

export const linkDraft: BlockDraft<'link'> = {
  ...usualDraft,
  inBothLanguages: true,
  stored: (content) => ({ ...content, description: written(content.description) }),
};
