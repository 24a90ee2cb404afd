import type { SavedBlock } from '#shared/schemas/outline.ts';
import { mergeContents } from './merge-contents.ts';
import { prepare } from './prepare.ts';

/** The way in which `createDraft` saves the content of a block. */
export const lessonWays = {
  prepare,
  merge: mergeContents,
  newer: (current: unknown) => current as SavedBlock,
};
