import type { BlockRow, ModuleRow, Structure } from '../types.ts';

/** A course with rows as an answer brought them. */
export const withBlocks = (course: Structure, rows: readonly BlockRow[]): Structure => ({
  ...course,
  blocks: course.blocks.map((row) => rows.find(({ blockId }) => blockId === row.blockId) ?? row),
});

export const withModules = (course: Structure, rows: readonly ModuleRow[]): Structure => ({
  ...course,
  modules: course.modules.map(
    (row) => rows.find(({ moduleId }) => moduleId === row.moduleId) ?? row,
  ),
});

/** Rows with a copy behind each of which there is one. */
export const withCopies = <Row>(
  rows: readonly Row[],
  copyOf: (row: Row) => Row | undefined,
): Row[] =>
  rows.flatMap((row) => {
    const copy = copyOf(row);
    return copy === undefined ? [row] : [row, copy];
  });
