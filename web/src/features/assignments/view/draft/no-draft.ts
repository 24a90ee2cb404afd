import type { SavedDraft } from './types.ts';

/** A draft that nobody has begun. */
export const noDraft: SavedDraft = {
  text: null,
  link: null,
  files: [],
  selfAssessment: [],
  version: 0,
};
