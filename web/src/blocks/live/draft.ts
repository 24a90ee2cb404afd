import { type BlockDraft, usualDraft } from '../draft/block-draft.ts';

export const liveDraft: BlockDraft<'live'> = {
  ...usualDraft,
  stored: (content) => ({ ...content, joinAddress: content.joinAddress?.trim() || null }),
};
