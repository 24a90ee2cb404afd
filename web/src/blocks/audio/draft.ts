import { type BlockDraft, usualDraft } from '../draft/block-draft.ts';
import { written } from '../draft/written.ts';

export const audioDraft: BlockDraft<'audio'> = {
  ...usualDraft,
  inBothLanguages: true,
  stored: (content) => ({ ...content, transcript: written(content.transcript) }),
};
