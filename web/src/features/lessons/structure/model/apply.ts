import type { BlockRow, ModuleRow, Step, Structure } from '../types.ts';

type Row = { published: boolean; binnedAt: string | null };

/** The result of a change for a row in its place. */
const marks = {
  publish: () => ({ published: true }),
  unpublish: () => ({ published: false }),
  bin: ({ binnedAt }: Row, now: string) => ({ binnedAt: binnedAt ?? now }),
  restore: () => ({ binnedAt: null }),
};

/** The rows with the named ones, in the order named, right behind another; null: first of all. */
function behind<T>(rows: readonly T[], named: readonly T[], anchor: T | null | undefined): T[] {
  const others = rows.filter((row) => !named.includes(row));
  const at = anchor ? others.indexOf(anchor) + 1 : 0;
  return [...others.slice(0, at), ...named, ...others.slice(at)];
}

const pick = <T>(ids: readonly string[], rows: readonly T[], idOf: (row: T) => string): T[] =>
  ids.flatMap((id) => rows.find((row) => idOf(row) === id) ?? []);

const idOfBlock = ({ blockId }: BlockRow) => blockId;
const idOfModule = ({ moduleId }: ModuleRow) => moduleId;

/** A course as it will be once a step is done; rows that it does not touch stay the same objects. */
export function apply(course: Structure, step: Step, now: string): Structure {
  const { modules, blocks } = course;
  // Their ids come with the answer.
  if (step.on === 'newBlocks' || step.on === 'newModule') return course;
  if (step.on === 'block')
    return {
      ...course,
      blocks: blocks.map((row) => (row.blockId === step.id ? { ...row, ...step.edit } : row)),
    };
  if (step.on === 'blockRules') {
    const edits = new Map(step.edits.map(({ id, edit }) => [id, edit]));
    return {
      ...course,
      blocks: blocks.map((row) =>
        edits.has(row.blockId) ? { ...row, ...edits.get(row.blockId) } : row,
      ),
    };
  }
  if (step.on === 'module')
    return {
      ...course,
      modules: modules.map((row) => (row.moduleId === step.id ? { ...row, ...step.edit } : row)),
    };
  if (step.on === 'modules') {
    const { change } = step;
    if (change.do === 'copy') return course;
    if (change.do === 'move') {
      const anchor = modules.find(({ moduleId }) => moduleId === change.after);
      return { ...course, modules: behind(modules, pick(step.ids, modules, idOfModule), anchor) };
    }
    const mark = marks[change.do];
    return {
      ...course,
      modules: modules.map((row) =>
        step.ids.includes(row.moduleId) ? { ...row, ...mark(row, now) } : row,
      ),
    };
  }
  const { change } = step;
  // The answer brings the title and the place of a copy.
  if (change.do === 'copy') return course;
  if (change.do !== 'move') {
    const mark = marks[change.do];
    return {
      ...course,
      blocks: blocks.map((row) =>
        step.ids.includes(row.blockId) ? { ...row, ...mark(row, now) } : row,
      ),
    };
  }
  const { moduleId, after } = change;
  const named = pick(step.ids, blocks, idOfBlock);
  const others = blocks.filter((row) => !named.includes(row));
  const moved = named.map((row) => (row.moduleId === moduleId ? row : { ...row, moduleId }));
  const anchor = others.findIndex(({ blockId }) => blockId === after);
  const first = others.findIndex((row) => row.moduleId === moduleId);
  const at = anchor >= 0 ? anchor + 1 : first >= 0 ? first : others.length;
  return { ...course, blocks: [...others.slice(0, at), ...moved, ...others.slice(at)] };
}
