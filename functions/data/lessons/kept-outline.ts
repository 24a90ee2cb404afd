import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import { keepUnlessLater } from './keep-unless-later.ts';
import { blockRecord, moduleRecord } from './outline.ts';

const rules = { release: true, prerequisites: true } as const;

const rows = z.object({
  modules: z.array(moduleRecord.pick({ moduleId: true, ...rules })),
  blocks: z.array(
    blockRecord.pick({
      blockId: true,
      moduleId: true,
      kind: true,
      title: true,
      minutes: true,
      preview: true,
      ...rules,
    }),
  ),
});
type Rows = z.infer<typeof rows>;

/** The size that an item holds with room to spare; a longer outline is not kept, and is read row by row. */
const mostBytes = 300_000;

/** The outline of a course as its students have it, as one text: that is read in a fraction of the time that its rows take. */
export const keptOutlineRecord = z.object({
  courseId: z.string(),
  rows: z.string().nullable(),
});
export type KeptOutline = z.infer<typeof keptOutlineRecord>;

function textOf(outline: Rows): string | null {
  const text = JSON.stringify(rows.parse(outline));
  return Buffer.byteLength(text) > mostBytes ? null : text;
}

/** The outline as the stream keeps it, so that a list needs one key of it; seconds behind. */
export const keptOutlines = {
  /** null where nothing is kept. */
  rowsOf: (kept: KeptOutline | null): Rows | null =>
    kept?.rows ? rows.parse(JSON.parse(kept.rows)) : null,

  /**
   * Keeps an outline, unless somebody has read it later.
   * @param outline as students have it
   * @param recounts how often the course has been counted, this time included
   */
  put: (table: Table, courseId: string, outline: Rows, recounts: number): Promise<void> =>
    keepUnlessLater(table, keys.keptOutline(courseId), {
      entity: 'KeptOutline',
      courseId,
      rows: textOf(outline),
      recounts,
    }),

  /** The same as an item, for a course that nobody has counted. */
  first: (courseId: string, outline: Rows): Item => ({
    ...keys.keptOutline(courseId),
    entity: 'KeptOutline',
    courseId,
    rows: textOf(outline),
    recounts: 0,
  }),
};
