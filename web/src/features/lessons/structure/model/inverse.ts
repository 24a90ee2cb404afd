import type { BlockRow, ModuleRow, Step, Structure } from '../types.ts';

const opposite = {
  publish: 'unpublish',
  unpublish: 'publish',
  bin: 'restore',
  restore: 'bin',
} as const;

/** Whether a change would change a row at all. */
const matters = {
  publish: ({ published }: BlockRow | ModuleRow) => !published,
  unpublish: ({ published }: BlockRow | ModuleRow) => published,
  bin: ({ binnedAt }: BlockRow | ModuleRow) => binnedAt === null,
  restore: ({ binnedAt }: BlockRow | ModuleRow) => binnedAt !== null,
};

/** Runs of neighbours that move back together, each behind what stood before it, from the first on. */
function runsOf<T>(
  rows: readonly T[],
  named: ReadonlySet<string>,
  idOf: (row: T) => string,
  together: (row: T, other: T) => boolean,
): { rows: T[]; before: T | null }[] {
  const runs: { rows: T[]; before: T | null }[] = [];
  rows.forEach((row, at) => {
    if (!named.has(idOf(row))) return;
    const neighbour = rows[at - 1];
    const before = neighbour !== undefined && together(neighbour, row) ? neighbour : null;
    const last = runs.at(-1);
    if (last && before !== null && last.rows.at(-1) === before) last.rows.push(row);
    else runs.push({ rows: [row], before });
  });
  return runs;
}

const fieldsOf = <Row extends object, Edit extends object>(row: Row, edit: Edit): Edit =>
  Object.fromEntries(
    Object.keys(edit).map((name) => [name, row[name as keyof Row] as unknown]),
  ) as Edit;

/**
 * The steps that lead back to a course from where a step has led.
 * @param before the course as the step found it
 * @returns the steps in their order; none where nothing was changed
 */
export function inverse(before: Structure, step: Step): Step[] {
  const { modules, blocks } = before;
  if (step.on === 'block') {
    const row = blocks.find(({ blockId }) => blockId === step.id);
    if (!row) return [];
    return [{ ...step, seen: { ...row, ...step.edit }, edit: fieldsOf(row, step.edit) }];
  }
  if (step.on === 'module') {
    const row = modules.find(({ moduleId }) => moduleId === step.id);
    if (!row) return [];
    return [{ ...step, seen: { ...row, ...step.edit }, edit: fieldsOf(row, step.edit) }];
  }
  if (step.on === 'blockRules') {
    const edits = step.edits.flatMap(({ id, edit }) => {
      const row = blocks.find(({ blockId }) => blockId === id);
      return row ? [{ id, seen: { ...row, ...edit }, edit: fieldsOf(row, edit) }] : [];
    });
    return edits.length === 0 ? [] : [{ on: 'blockRules', edits }];
  }
  // New rows are thrown away again, by the ids that the answer brought.
  if (step.on === 'newBlocks' || step.on === 'newModule') return [];
  const named = new Set(step.ids);
  if (step.on === 'modules') {
    const { change } = step;
    if (change.do === 'move')
      return runsOf(
        modules,
        named,
        ({ moduleId }) => moduleId,
        () => true,
      ).map((run) => ({
        on: 'modules',
        ids: run.rows.map(({ moduleId }) => moduleId),
        change: { do: 'move', after: run.before?.moduleId ?? null },
      }));
    if (change.do === 'copy') return [];
    const ids = modules
      .filter((row) => named.has(row.moduleId) && matters[change.do](row))
      .map(({ moduleId }) => moduleId);
    return ids.length === 0 ? [] : [{ on: 'modules', ids, change: { do: opposite[change.do] } }];
  }
  const { change } = step;
  if (change.do === 'move')
    return runsOf(
      blocks,
      named,
      ({ blockId }) => blockId,
      (one, other) => one.moduleId === other.moduleId,
    ).flatMap(({ rows, before: neighbour }): Step[] => {
      const [first] = rows;
      if (!first) return [];
      const { moduleId } = first;
      const after = neighbour?.blockId ?? null;
      const ids = rows.map(({ blockId }) => blockId);
      return [{ on: 'blocks', ids, change: { do: 'move', moduleId, after } }];
    });
  if (change.do === 'copy') return [];
  const ids = blocks
    .filter((row) => named.has(row.blockId) && matters[change.do](row))
    .map(({ blockId }) => blockId);
  return ids.length === 0 ? [] : [{ on: 'blocks', ids, change: { do: opposite[change.do] } }];
}
