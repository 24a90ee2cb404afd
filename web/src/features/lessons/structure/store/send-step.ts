import { saveOver } from '#web/lib/save-over.ts';
import { write } from '#web/lib/write.ts';
import { apply } from '../model/apply.ts';
import { mostAtOnce, partsOf } from '../model/chunks.ts';
import type { BlockEdit, BlockRow, ModuleEdit, ModuleRow, Step, Structure } from '../types.ts';
import { withBlocks, withCopies, withModules } from './laid-onto.ts';
import { sendRules } from './send-rules.ts';
import type { Sent } from './sent.ts';

type Of<On extends Step['on']> = Extract<Step, { on: On }>;

const editableOf = (row: BlockRow) => {
  const { title, minutes, preview, published, release, prerequisites, completion, version } = row;
  return { title, minutes, preview, published, release, prerequisites, completion, version };
};

async function sendBlocks(step: Of<'blocks'>, courseId: string): Promise<Sent> {
  const { ids, change } = step;
  const { blocks: rows } = await write('lessons.changeBlocks', {
    params: { courseId },
    body: { blockIds: ids, change },
  });
  if (change.do !== 'copy')
    return { onto: (now) => withBlocks(apply(now, step, new Date().toISOString()), rows) };
  const made = rows.map(({ blockId }) => blockId);
  return {
    made,
    back: [{ on: 'blocks', ids: made, change: { do: 'bin' } }],
    onto: (now) => ({
      ...now,
      blocks: withCopies(now.blocks, (row) => rows[ids.indexOf(row.blockId)]),
    }),
  };
}

async function sendModules(step: Of<'modules'>, courseId: string): Promise<Sent> {
  const { modules: rows } = await write('lessons.changeModules', {
    params: { courseId },
    body: { moduleIds: step.ids, change: step.change },
  });
  if (step.change.do !== 'copy')
    return { onto: (now) => withModules(apply(now, step, new Date().toISOString()), rows) };
  const made = rows.map(({ moduleId }) => moduleId);
  return {
    made,
    back: [{ on: 'modules', ids: made, change: { do: 'bin' } }],
    onto: (now) => ({
      ...now,
      modules: withCopies(now.modules, (row) => rows[step.ids.indexOf(row.moduleId)]),
    }),
  };
}

async function sendBlock(step: Of<'block'>, course: Structure): Promise<Sent> {
  const { courseId } = course.course;
  const known = course.blocks.find(({ blockId }) => blockId === step.id) ?? step.seen;
  const outcome = await saveOver<BlockEdit, BlockRow>({
    fields: step.edit,
    seen: step.seen,
    known,
    send: (edit, version) =>
      write('lessons.updateBlock', {
        params: { courseId, moduleId: known.moduleId, blockId: step.id },
        body: { ...edit, version },
      }),
  });
  const { is } = outcome;
  const theirs = { ...known, ...editableOf(is === 'saved' ? outcome.saved : outcome.theirs) };
  return {
    onto: (now) => withBlocks(now, [theirs]),
    ...(is === 'conflict' ? { conflict: { step, theirs, names: outcome.names } } : {}),
  };
}

async function sendModule(step: Of<'module'>, course: Structure): Promise<Sent> {
  const { courseId } = course.course;
  const known = course.modules.find(({ moduleId }) => moduleId === step.id) ?? step.seen;
  const outcome = await saveOver<ModuleEdit, Omit<ModuleRow, 'binnedAt' | 'source' | 'copying'>>({
    fields: step.edit,
    seen: step.seen,
    known,
    send: (edit, version) =>
      write('lessons.updateModule', {
        params: { courseId, moduleId: step.id },
        body: { ...edit, version },
      }),
  });
  const { is } = outcome;
  const { title, published, release, prerequisites, version } =
    is === 'saved' ? outcome.saved : outcome.theirs;
  const theirs = { ...known, title, published, release, prerequisites, version };
  return {
    onto: (now) => withModules(now, [theirs]),
    ...(is === 'conflict' ? { conflict: { step, theirs, names: outcome.names } } : {}),
  };
}

/** Creates blocks in their order behind another one; null: first. */
async function createBlocks(
  blocks: Extract<Step, { on: 'newBlocks' }>['blocks'],
  params: { courseId: string; moduleId: string },
  after: string | null,
): Promise<BlockRow[]> {
  const rows: BlockRow[] = [];
  for (const part of partsOf(blocks, mostAtOnce)) {
    const body = { blocks: part, after: rows.at(-1)?.blockId ?? after };
    rows.push(...(await write('lessons.createBlocks', { params, body })).blocks);
  }
  return rows;
}

async function sendNewBlocks(step: Of<'newBlocks'>, course: Structure): Promise<Sent> {
  const { moduleId, after } = step.place;
  const { courseId } = course.course;
  const rows = await createBlocks(step.blocks, { courseId, moduleId }, after);
  const ids = rows.map(({ blockId }) => blockId);
  const place: Step = { on: 'blocks', ids, change: { do: 'move', moduleId, after } };
  return {
    onto: (now) => apply({ ...now, blocks: [...now.blocks, ...rows] }, place, ''),
    made: ids,
    back: [{ on: 'blocks', ids, change: { do: 'bin' } }],
  };
}

/** With lessons, if there are some. */
async function sendNewModule(step: Of<'newModule'>, course: Structure): Promise<Sent> {
  const { courseId } = course.course;
  const { title, after, lessons } = step;
  const module = await write('lessons.createModule', {
    params: { courseId },
    body: { title, after },
  });
  const { moduleId, published, release, prerequisites, version } = module;
  const made: ModuleRow = {
    moduleId,
    title,
    published,
    release,
    prerequisites,
    version,
    source: moduleId,
    binnedAt: null,
    copying: false,
  };
  const rows = await createBlocks(lessons, { courseId, moduleId }, null);
  const ids = [moduleId];
  const place: Step = { on: 'modules', ids, change: { do: 'move', after } };
  return {
    onto: (now) =>
      apply(
        { ...now, modules: [...now.modules, made], blocks: [...now.blocks, ...rows] },
        place,
        '',
      ),
    made: ids,
    back: [{ on: 'modules', ids, change: { do: 'bin' } }],
  };
}

/** Sends one step of a change, made to a course as it is now. */
export function sendStep(step: Step, course: Structure): Promise<Sent> {
  const { courseId } = course.course;
  switch (step.on) {
    case 'blocks':
      return sendBlocks(step, courseId);
    case 'modules':
      return sendModules(step, courseId);
    case 'block':
      return sendBlock(step, course);
    case 'module':
      return sendModule(step, course);
    case 'blockRules':
      return sendRules(step, course);
    case 'newBlocks':
      return sendNewBlocks(step, course);
    default:
      return sendNewModule(step, course);
  }
}
