import * as z from 'zod';
import type { personSummarySchema } from './account-parts.ts';
import {
  blockContentSchema,
  blockKindSchema,
  completionSchema,
  editableBlock,
  editableModule,
  learningStateSchema,
} from './blocks.ts';
import { lockSchema } from './lock.ts';
import { mediaLinkSchema } from './media.ts';
import { ulidSchema, versionSchema } from './primitives.ts';

export const moduleSchema = z
  .strictObject({
    moduleId: ulidSchema,
    courseId: ulidSchema,
    ...editableModule,
    version: versionSchema,
  })
  .meta({ id: 'Module' });

/** A row of a learner's outline. `state` is the reader's own; `notStarted` for those who are not enrolled. */
export const outlineBlockSchema = z
  .strictObject({
    blockId: ulidSchema,
    moduleId: ulidSchema,
    kind: blockKindSchema,
    title: editableBlock.title,
    minutes: editableBlock.minutes,
    preview: editableBlock.preview,
    completion: completionSchema,
    state: learningStateSchema,
    /** Empty: open. */
    locks: z.array(lockSchema),
  })
  .meta({ id: 'OutlineBlock' });

export const outlineModuleSchema = z
  .strictObject({
    moduleId: ulidSchema,
    title: editableModule.title,
    version: versionSchema,
    blocks: z.array(outlineBlockSchema),
  })
  .meta({ id: 'OutlineModule' });

/** A block as its editor and its reader get it; `links` hold the addresses of the media it names. */
export const blockSchema = z
  .strictObject({
    blockId: ulidSchema,
    moduleId: ulidSchema,
    courseId: ulidSchema,
    ...editableBlock,
    content: blockContentSchema,
    links: z.array(mediaLinkSchema),
    state: learningStateSchema,
    /** The second at which a video was left. */
    positionSeconds: z.number().min(0).max(86_400),
    /** The part of it that was played, as far as the server counted, in whole percent; 0 for what does not play. */
    watchedPercent: z.int().min(0).max(100),
    can: z.strictObject({ edit: z.boolean(), recordProgress: z.boolean() }),
    version: versionSchema,
  })
  .meta({ id: 'Block' });

/** The answer to a stale edit of a block: as it is now, and who saved it so. */
export type SavedBlock = z.infer<typeof blockSchema> & {
  savedBy: z.infer<typeof personSummarySchema>;
};
