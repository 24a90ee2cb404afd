import * as z from 'zod';
import {
  blockContentSchema,
  blockKindSchema,
  newBlock,
  newModule,
} from '#shared/schemas/blocks.ts';
import { courseRecord, type Course } from './courses.ts';
import { keys, ranges } from './keys.ts';
import { seatsRecord, uncounted, type Seats } from './seats.ts';
import type { Item, Table } from './table.ts';
import type { TransactionItem } from './transaction.ts';
import { versioned } from './versioned.ts';

/** A module; `rank` orders it among its course's (fractional indexing: a move writes one item). */
export const moduleRecord = z.object({
  moduleId: z.string(),
  courseId: z.string(),
  ...newModule,
  rank: z.string(),
  version: z.number(),
});
export type Module = z.infer<typeof moduleRecord>;

/** The head of a block: all that an outline shows. What it holds is an item of its own. */
export const blockRecord = z.object({
  blockId: z.string(),
  moduleId: z.string(),
  courseId: z.string(),
  kind: blockKindSchema,
  ...newBlock,
  /** The media that its content names, so that both are read in one request. */
  mediaIds: z.array(z.string()).default([]),
  rank: z.string(),
  version: z.number(),
});
export type BlockHead = z.infer<typeof blockRecord>;

const blockIdRecord = blockRecord.pick({ blockId: true });

export const blockContentRecord = z.object({ blockId: z.string(), content: blockContentSchema });

const outlineRecord = z.discriminatedUnion('entity', [
  courseRecord.extend({ entity: z.literal('Course') }),
  moduleRecord.extend({ entity: z.literal('Module') }),
  blockRecord.extend({ entity: z.literal('Block') }),
  seatsRecord.extend({ entity: z.literal('Seats') }),
]);

export type Outline = {
  course: Course;
  modules: Module[];
  blocks: BlockHead[];
  seats: Seats;
};

/** By rank; two that were added at the same moment have the same one, and the older id goes first. */
const byRank = <T extends Module | BlockHead>(a: T, b: T) =>
  a.rank === b.rank ? (idOf(a) < idOf(b) ? -1 : 1) : a.rank < b.rank ? -1 : 1;

const idOf = (one: Module | BlockHead) => ('blockId' in one ? one.blockId : one.moduleId);

const moduleItem = (module: Module): Item => ({
  ...keys.module(module.courseId, module.moduleId),
  entity: 'Module',
  ...module,
});

const blockItem = (block: BlockHead): Item => ({
  ...keys.block(block.courseId, block.moduleId, block.blockId),
  entity: 'Block',
  ...block,
});

const contentItem = (blockId: string, content: unknown): Item => ({
  ...keys.blockContent(blockId),
  entity: 'BlockContent',
  blockId,
  content,
});

export const outlines = {
  /** A course with its modules and block heads in order and its seats: one query. */
  async get(table: Table, courseId: string): Promise<Outline | null> {
    const records = await table.queryAll(outlineRecord, ranges.outline(courseId));
    const outline: Partial<Outline> & Pick<Outline, 'modules' | 'blocks'> = {
      modules: [],
      blocks: [],
    };
    for (const { entity, ...record } of records) {
      if (entity === 'Course') outline.course = record as Course;
      else if (entity === 'Module') outline.modules.push(record as Module);
      else if (entity === 'Block') outline.blocks.push(record as BlockHead);
      else outline.seats = record as Outline['seats'];
    }
    const { course, modules, blocks, seats = uncounted } = outline;
    return course
      ? { course, modules: modules.sort(byRank), blocks: blocks.sort(byRank), seats }
      : null;
  },

  /** The blocks that a course has now, in no order. */
  async blockIds(table: Table, courseId: string): Promise<string[]> {
    const blocks = await table.queryAll(blockIdRecord, ranges.blocks(courseId));
    return blocks.map(({ blockId }) => blockId);
  },

  module: (table: Table, courseId: string, moduleId: string) =>
    table.get(moduleRecord, keys.module(courseId, moduleId)),

  createModule: (module: Module): TransactionItem => ({
    label: 'module',
    put: moduleItem(module),
    condition: 'attribute_not_exists(pk)',
  }),

  replaceModule(before: Module, changes: Partial<Module>) {
    const next = { ...before, ...changes, version: before.version + 1 };
    return { next, item: versioned(moduleItem(next), before.version, 'module') };
  },

  createBlock: (block: BlockHead, content: unknown): TransactionItem[] => [
    { label: 'block', put: blockItem(block), condition: 'attribute_not_exists(pk)' },
    { label: 'content', put: contentItem(block.blockId, content) },
  ],

  /** Replaces a block that is still at `before.version`: head and content are one object with one version. */
  replaceBlock(before: BlockHead, changes: Partial<BlockHead>, content: unknown) {
    const next = { ...before, ...changes, version: before.version + 1 };
    return {
      next,
      items: [
        versioned(blockItem(next), before.version, 'block'),
        { label: 'content', put: contentItem(next.blockId, content) },
      ] satisfies TransactionItem[],
    };
  },
};
