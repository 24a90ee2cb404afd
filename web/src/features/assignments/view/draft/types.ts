import type * as z from 'zod';
import type { draftSchema } from '#shared/schemas/assignments.ts';

export type Draft = z.infer<typeof draftSchema>;
export type DraftFile = Draft['files'][number];
export type Choice = Draft['selfAssessment'][number];

/** What somebody writes and attaches. */
export type DraftFields = Pick<Draft, 'text' | 'link' | 'files' | 'selfAssessment'>;
export type DraftField = keyof DraftFields;

/** A draft as the server has it; version 0: it has none. */
export type SavedDraft = DraftFields & { version: number };

/** What the server does not have yet, as this device keeps it. */
export type KeptDraft = {
  /** What its writer saw when they began to change it. */
  seen: SavedDraft;
  fields: DraftFields;
};
