import * as z from 'zod';
import { usualFacts } from '#shared/blocks/usual-facts.ts';
import { blockFactsSchema, blockKindSchema, newBlock, newModule } from '#shared/schemas/blocks.ts';
import { courseRecord, type Course } from '#functions/data/courses/courses.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import { seatsRecord, uncounted, type Seats } from '#functions/data/courses/seats.ts';
import type { Table } from '#functions/data/table/table.ts';

/** The table holds only what is unusual about a block's facts: an outline is read whole, and often. */
const leanFacts = z
  .object({
    ...blockFactsSchema.shape,
    languages: blockFactsSchema.shape.languages.default(usualFacts.languages),
    empty: blockFactsSchema.shape.empty.default(usualFacts.empty),
    picturesWithoutAlt: blockFactsSchema.shape.picturesWithoutAlt.default(0),
    withoutCaptions: blockFactsSchema.shape.withoutCaptions.default(false),
    internalLinks: blockFactsSchema.shape.internalLinks.default([]),
    day: blockFactsSchema.shape.day.default(null),
    starts: blockFactsSchema.shape.starts.default(null),
    faults: blockFactsSchema.shape.faults.default([]),
    quiz: blockFactsSchema.shape.quiz.default(null),
    assignment: blockFactsSchema.shape.assignment.default(null),
  })
  .prefault({});

const placed = {
  /** Orders a row among its neighbours (fractional indexing: a move writes one item). */
  rank: z.string(),
  binnedAt: z.string().nullable().default(null),
  /** The id that it had where it was first written; null: its own. */
  source: z.string().nullable().default(null),
  /** Counts edits: what an editor's save is compared with. */
  version: z.number(),
  /** Counts every change, moves and the bin too: what a write is conditional on. */
  revision: z.number().default(1),
  /** The instant when students last came to have it: published, or restored. null: at the instant of its id. */
  shownAt: z.string().nullable().default(null),
};

export const moduleRecord = z.object({
  moduleId: z.string(),
  courseId: z.string(),
  ...newModule,
  ...placed,
  /** The original of a copy whose lessons are on their way, and who began it. */
  copyOf: z.object({ moduleId: z.string(), madeBy: z.string(), madeAt: z.string() }).optional(),
});
export type Module = z.infer<typeof moduleRecord>;

/** The dates of a live session, a quiz or an assignment, as instants, that held until they were moved. */
export const movedDatesRecord = z.object({
  at: z.string(),
  starts: z.string().nullable().default(null),
  opens: z.string().nullable(),
  due: z.string().nullable(),
  closes: z.string().nullable(),
});
export type MovedDates = z.infer<typeof movedDatesRecord>;

/** The head of a block: all that an outline shows. What it holds is an item of its own. */
export const blockRecord = z.object({
  blockId: z.string(),
  moduleId: z.string(),
  courseId: z.string(),
  kind: blockKindSchema,
  ...newBlock,
  /** The media that its content names, so that both are read in one request. */
  mediaIds: z.array(z.string()).default([]),
  facts: leanFacts,
  ...placed,
  /** The instant when its content was last changed in more than its dates; null: it is as it was first written. */
  revisedAt: z.string().nullable().default(null),
  /** The dates that its learners had before, the earliest first. */
  movedDates: z.array(movedDatesRecord).default([]),
});
export type BlockHead = z.infer<typeof blockRecord>;

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
const byRank = <T extends Identified & Pick<Module, 'rank'>>(a: T, b: T) =>
  a.rank === b.rank ? (idOf(a) < idOf(b) ? -1 : 1) : a.rank < b.rank ? -1 : 1;

type Identified = Pick<Module, 'moduleId'> | Pick<BlockHead, 'moduleId' | 'blockId'>;

export const idOf = (one: Identified) => ('blockId' in one ? one.blockId : one.moduleId);

/** The id that a row had where it was first written. */
export const sourceOf = (one: Identified & Pick<Module, 'source'>) => one.source ?? idOf(one);

export const inOrder = <T extends Identified & Pick<Module, 'rank'>>(rows: T[]): T[] =>
  rows.sort(byRank);

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
    return course ? { course, modules: inOrder(modules), blocks: inOrder(blocks), seats } : null;
  },

  module: (table: Table, courseId: string, moduleId: string) =>
    table.get(moduleRecord, keys.module(courseId, moduleId)),

  block: (table: Table, courseId: string, blockId: string) =>
    table.get(blockRecord, keys.block(courseId, blockId)),
};
