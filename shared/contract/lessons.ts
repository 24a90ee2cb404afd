import * as z from 'zod';
import {
  afterSchema,
  blockContentSchema,
  editableBlock,
  editableModule,
  newBlock,
  newModule,
  sourceSchema,
} from '#shared/schemas/blocks.ts';
import { blockSchema, moduleSchema, outlineModuleSchema } from '#shared/schemas/outline.ts';
import {
  categorySchema,
  courseSchema,
  courseStateSchema,
  coverLinkSchema,
} from '#shared/schemas/courses.ts';
import { ownEnrollmentSchema } from '#shared/schemas/enrollments.ts';
import { personSummarySchema } from '#shared/schemas/account-parts.ts';
import {
  count,
  dateSchema,
  instantSchema,
  pageOf,
  pageQuery,
  ulidSchema,
  userIdSchema,
  versionSchema,
} from '#shared/schemas/primitives.ts';
import {
  blockChangeSchema,
  blockEditSchema,
  blockVersionSchema,
  findingSchema,
  moduleChangeSchema,
  previewModuleSchema,
  structureBlockSchema,
  structureModuleSchema,
} from '#shared/schemas/structure.ts';
import { localizedLine } from '#shared/schemas/text.ts';
import { feature } from './route.ts';

const authors = ['teachers', 'admins'] as const;
const course = z.strictObject({ courseId: ulidSchema });
const courseModule = z.strictObject({ courseId: ulidSchema, moduleId: ulidSchema });
/** The place of a block; the caller may believe it in the module that it was in before. */
const block = z.strictObject({ courseId: ulidSchema, moduleId: ulidSchema, blockId: ulidSchema });

/** The course around a block: all that a page of it shows besides, in the same answer. */
const around = z.strictObject({
  courseId: ulidSchema,
  title: localizedLine(120),
  category: categorySchema,
  state: courseStateSchema,
  cover: coverLinkSchema.nullable(),
  startsOn: dateSchema.nullable(),
});

export const lessons = feature('lessons', {
  getStructure: {
    method: 'GET',
    path: '/courses/{courseId}/structure',
    access: authors,
    summary:
      'Get a course with all modules and blocks in order, the trash, and what blocks publication.',
    params: course,
    response: z.strictObject({
      course: courseSchema,
      modules: z.array(structureModuleSchema),
      blocks: z.array(structureBlockSchema),
      findings: z.array(findingSchema),
    }),
    errors: ['not_found'],
  },
  listContents: {
    method: 'GET',
    path: '/courses/{courseId}/contents',
    access: authors,
    summary: 'List the content of the blocks of a course, in order; at most 20 per page.',
    params: course,
    query: z.strictObject({
      ...pageQuery,
      /** `timed`: those alone that may name times of the course. */
      only: z.enum(['timed']).optional(),
    }),
    response: pageOf(z.strictObject({ blockId: ulidSchema, content: blockContentSchema })),
    errors: ['not_found', 'invalid_cursor'],
  },
  createModule: {
    method: 'POST',
    path: '/courses/{courseId}/modules',
    access: authors,
    summary: 'Create a module.',
    params: course,
    body: z.strictObject({ ...newModule, source: sourceSchema, after: afterSchema }),
    response: moduleSchema,
    status: 201,
    errors: ['not_found', 'stale_version'],
  },
  updateModule: {
    method: 'PATCH',
    path: '/courses/{courseId}/modules/{moduleId}',
    access: authors,
    summary: 'Update a module; omitted fields are unchanged.',
    params: courseModule,
    body: z.strictObject({
      version: versionSchema,
      ...z.strictObject(editableModule).partial().shape,
    }),
    response: moduleSchema,
    errors: ['not_found', 'stale_version'],
  },
  getBlock: {
    method: 'GET',
    path: '/courses/{courseId}/modules/{moduleId}/blocks/{blockId}',
    access: 'public',
    summary:
      'Get a block with its content and position: for enrolled students, the owner and admins, or for everyone if it is a preview.',
    params: block,
    response: z.strictObject({
      block: blockSchema,
      course: around,
      outline: z.array(outlineModuleSchema),
      enrollment: ownEnrollmentSchema.nullable(),
    }),
    errors: ['not_found', 'enrollment_required', 'block_locked'],
  },
  findBlock: {
    method: 'GET',
    path: '/blocks/{blockId}',
    access: authors,
    summary: 'Find a block by its id alone, with its content and its course, to edit it.',
    params: z.strictObject({ blockId: ulidSchema }),
    response: z.strictObject({
      block: blockSchema,
      /** With when it ends, and whether it is the caller's own course. */
      course: z.strictObject({
        ...around.shape,
        endsOn: dateSchema.nullable(),
        isOwn: z.boolean(),
      }),
    }),
    errors: ['not_found'],
  },
  createBlocks: {
    method: 'POST',
    path: '/courses/{courseId}/modules/{moduleId}/blocks',
    access: authors,
    summary: 'Create blocks in a module, in their order, all or none; the response is their rows.',
    params: courseModule,
    body: z.strictObject({
      blocks: z
        .array(z.strictObject({ ...newBlock, content: blockContentSchema, source: sourceSchema }))
        .min(1)
        .max(40),
      after: afterSchema,
    }),
    response: z.strictObject({ blocks: z.array(structureBlockSchema) }),
    status: 201,
    errors: ['not_found', 'media_not_ready', 'stale_version'],
  },
  updateBlock: {
    method: 'PATCH',
    path: '/courses/{courseId}/modules/{moduleId}/blocks/{blockId}',
    access: authors,
    summary:
      'Update a block; omitted fields are unchanged. The response is its row, without its content.',
    params: block,
    body: z.strictObject({
      version: versionSchema,
      ...z.strictObject({ ...editableBlock, content: blockContentSchema }).partial().shape,
    }),
    response: structureBlockSchema,
    errors: ['not_found', 'stale_version', 'media_not_ready', 'work_submitted'],
  },
  changeModules: {
    method: 'POST',
    path: '/courses/{courseId}/module-changes',
    access: authors,
    summary: 'Publish, unpublish, trash, restore, move or copy modules, all or none.',
    params: course,
    body: z.strictObject({
      moduleIds: z.array(ulidSchema).min(1).max(40),
      change: moduleChangeSchema,
    }),
    /** The modules as they stand now, or their copies. */
    response: z.strictObject({ modules: z.array(structureModuleSchema) }),
    errors: ['not_found'],
  },
  changeBlocks: {
    method: 'POST',
    path: '/courses/{courseId}/block-changes',
    access: authors,
    summary: 'Publish, unpublish, trash, restore, move or copy blocks, all or none.',
    params: course,
    body: z.strictObject({
      blockIds: z.array(ulidSchema).min(1).max(40),
      change: blockChangeSchema,
    }),
    /** The blocks as they stand now, or their copies. */
    response: z.strictObject({ blocks: z.array(structureBlockSchema) }),
    errors: ['not_found'],
  },
  editBlocks: {
    method: 'POST',
    path: '/courses/{courseId}/block-edits',
    access: authors,
    summary:
      'Set the release and completion rules of blocks, each against its version, all or none.',
    params: course,
    body: z.strictObject({ edits: z.array(blockEditSchema).min(1).max(40) }),
    response: z.strictObject({ blocks: z.array(structureBlockSchema) }),
    errors: ['not_found', 'stale_version'],
  },
  preview: {
    method: 'GET',
    path: '/courses/{courseId}/preview',
    access: authors,
    summary:
      'Preview a course as one of its students has it at an instant, with the reason for every lock; without a person, as a student who has done nothing yet.',
    params: course,
    query: z.strictObject({
      /** Now, where nothing is said. */
      at: instantSchema.optional(),
      userId: userIdSchema.optional(),
      /** The instant when an imagined student enrolled; by default, that very instant. */
      enrolledAt: instantSchema.optional(),
    }),
    response: z.strictObject({
      at: instantSchema,
      enrolledAt: instantSchema,
      person: z
        .strictObject({ ...personSummarySchema.shape, doneBlocks: count, lessons: count })
        .nullable(),
      modules: z.array(previewModuleSchema),
    }),
    errors: ['not_found'],
  },
  listBlockVersions: {
    method: 'GET',
    path: '/courses/{courseId}/modules/{moduleId}/blocks/{blockId}/versions',
    access: authors,
    summary: 'List the kept versions of a block, newest first.',
    params: block,
    query: z.strictObject(pageQuery),
    response: pageOf(blockVersionSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
  getBlockVersion: {
    method: 'GET',
    path: '/courses/{courseId}/modules/{moduleId}/blocks/{blockId}/versions/{version}',
    access: authors,
    summary: 'Get a kept version of a block with its content.',
    params: z.strictObject({
      ...block.shape,
      version: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .transform(Number),
    }),
    response: z.strictObject({ ...blockVersionSchema.shape, content: blockContentSchema }),
    errors: ['not_found'],
  },
});
