import * as z from 'zod';
import type { Key } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import { keepUnlessLater } from './keep-unless-later.ts';
import { blockRecord, type BlockHead, type Module, moduleRecord } from './outline.ts';

const rules = { release: true, prerequisites: true } as const;

/** The part of a block that lists of one kind show of each, beside what is of the kind alone. */
export const listedBlock = blockRecord.pick({
  blockId: true,
  moduleId: true,
  title: true,
  preview: true,
  ...rules,
}).shape;

/** What the locks of listed blocks follow from. */
export const aroundListed = {
  /** The modules that they are in, or wait for. */
  modules: z.array(moduleRecord.pick({ moduleId: true, ...rules })),
  /** The lessons that they wait for, each with its module. */
  before: z.array(z.tuple([z.string(), z.string()])),
};

/** The part of an outline, as learners have it, that is kept for lists. */
export type Rows = {
  modules: Pick<Module, 'moduleId' | keyof typeof rules>[];
  blocks: BlockHead[];
};

/** The most blocks of a kind in one course that lists show: an item holds them with room to spare. */
export const mostListed = 200;

export function aroundOf(
  listed: Pick<BlockHead, 'moduleId' | 'prerequisites'>[],
  { modules, blocks }: Rows,
) {
  const own = new Set(listed.map(({ moduleId }) => moduleId));
  const named = [...listed, ...modules.filter(({ moduleId }) => own.has(moduleId))].flatMap(
    ({ prerequisites }) => prerequisites,
  );
  const namedModules = new Set(
    named.flatMap((one) => (one.kind === 'module' ? [one.moduleId] : [])),
  );
  const namedBlocks = new Set(named.flatMap((one) => (one.kind === 'block' ? [one.blockId] : [])));
  return {
    modules: modules.filter(({ moduleId }) => own.has(moduleId) || namedModules.has(moduleId)),
    before: blocks
      .filter(({ blockId, moduleId }) => namedBlocks.has(blockId) || namedModules.has(moduleId))
      .map(({ blockId, moduleId }): [string, string] => [blockId, moduleId]),
  };
}

/** As one text: lists read those of a course in a fraction of its outline. */
export const keptRowsRecord = z.object({ courseId: z.string(), rows: z.string() });
type Kept = z.infer<typeof keptRowsRecord>;

/** The blocks of one kind as the stream keeps them, beside the outline; seconds behind. */
export function keptRows<S extends z.ZodType>(kind: {
  entity: string;
  keyOf: (courseId: string) => Key;
  rows: S;
  rowsOf: (outline: Rows) => z.output<S>;
}) {
  const { entity, keyOf, rows, rowsOf } = kind;
  const of = (courseId: string, outline: Rows) => ({
    entity,
    courseId,
    rows: JSON.stringify(rows.parse(rowsOf(outline))),
  });
  return {
    rowsOf: (kept: Kept | undefined): z.output<S> =>
      kept ? rows.parse(JSON.parse(kept.rows)) : rowsOf({ modules: [], blocks: [] }),

    /**
     * Keeps those of an outline, unless somebody has read it later.
     * @param outline as students have it
     * @param recounts how often the course has been counted, this time included
     */
    put: (table: Table, courseId: string, outline: Rows, recounts: number): Promise<void> =>
      keepUnlessLater(table, keyOf(courseId), { ...of(courseId, outline), recounts }),

    /** The same as an item, for a course that nobody has counted. */
    first: (courseId: string, outline: Rows): Item => ({
      ...keyOf(courseId),
      ...of(courseId, outline),
      recounts: 0,
    }),
  };
}
