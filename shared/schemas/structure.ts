import * as z from 'zod';
import {
  blockFactsSchema,
  blockFaults,
  blockKindSchema,
  editableBlock,
  editableModule,
} from './blocks.ts';
import { outlineBlockSchema, outlineModuleSchema } from './outline.ts';
import { instantSchema, ulidSchema, versionSchema } from './primitives.ts';
import { personSummarySchema } from './account-parts.ts';

const binned = {
  /** The instant when it was moved to the trash; null: it was not. 30 days later it is gone. */
  binnedAt: instantSchema.nullable(),
};

const written = {
  /** The id that it had where it was first written: its own, unless it was copied or brought in. */
  source: ulidSchema,
};

/** A block's row for those who arrange the course. */
export const structureBlockSchema = z
  .strictObject({
    blockId: ulidSchema,
    moduleId: ulidSchema,
    ...written,
    kind: blockKindSchema,
    ...editableBlock,
    facts: blockFactsSchema,
    ...binned,
    version: versionSchema,
  })
  .meta({ id: 'StructureBlock' });

/** A module's row for those who arrange the course. */
export const structureModuleSchema = z
  .strictObject({
    moduleId: ulidSchema,
    ...written,
    ...editableModule,
    ...binned,
    /** It is a copy, and its lessons are on their way. */
    copying: z.boolean(),
    version: versionSchema,
  })
  .meta({ id: 'StructureModule' });

/** What keeps everybody from beginning a quiz, and lies in its questions: too few for its draws, or one that cannot be asked. */
export const quizFindingCodes = ['too_few_questions', 'missing_question'] as const;
export type QuizFindingCode = (typeof quizFindingCodes)[number];

/** The findings that stand between a course and its publication, or should at least be looked at. */
export const findingCodes = [
  'no_blocks',
  'no_cover',
  'no_summary',
  'more_than_hours',
  'nothing_graded',
  'empty_block',
  'picture_without_alt',
  'video_without_captions',
  'audio_without_transcript',
  ...blockFaults,
  'no_access_code',
  ...quizFindingCodes,
  'broken_link',
  'no_first_day',
  'date_outside_course',
  'unreachable',
  'missing_translation',
  'not_playable_yet',
] as const;
export type FindingCode = (typeof findingCodes)[number];

export const findingSchema = z
  .strictObject({
    code: z.enum(findingCodes),
    /** Whether publishing waits for it. */
    blocking: z.boolean(),
    /** The place of the finding; both null: the course itself. */
    moduleId: ulidSchema.nullable(),
    blockId: ulidSchema.nullable(),
  })
  .meta({ id: 'Finding' });
export type Finding = z.infer<typeof findingSchema>;

/** Once one can be done with many blocks. */
export const blockChangeSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('publish') }),
  z.strictObject({ do: z.literal('unpublish') }),
  z.strictObject({ do: z.literal('bin') }),
  z.strictObject({ do: z.literal('restore') }),
  /** Behind `after`, in the order given; null: first in the module. */
  z.strictObject({ do: z.literal('move'), moduleId: ulidSchema, after: ulidSchema.nullable() }),
  z.strictObject({ do: z.literal('copy') }),
]);

export const moduleChangeSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('publish') }),
  z.strictObject({ do: z.literal('unpublish') }),
  z.strictObject({ do: z.literal('bin') }),
  z.strictObject({ do: z.literal('restore') }),
  z.strictObject({ do: z.literal('move'), after: ulidSchema.nullable() }),
  /** Its lessons follow: a module may hold more of them than one transaction takes. */
  z.strictObject({ do: z.literal('copy') }),
]);

/** The release of a block, or its condition to be done, over the version that this was made from. */
export const blockEditSchema = z.strictObject({
  blockId: ulidSchema,
  version: versionSchema,
  release: editableBlock.release.optional(),
  completion: editableBlock.completion.optional(),
});

/** A module as some learner has it; how far they are in each lesson is theirs. */
export const previewModuleSchema = z
  .strictObject({
    moduleId: ulidSchema,
    title: outlineModuleSchema.shape.title,
    blocks: z.array(outlineBlockSchema.omit({ state: true })),
  })
  .meta({ id: 'PreviewModule' });

/** A kept state of a block. */
export const blockVersionSchema = z
  .strictObject({
    version: versionSchema,
    title: editableBlock.title,
    savedAt: instantSchema,
    savedBy: personSummarySchema,
  })
  .meta({ id: 'BlockVersion' });
