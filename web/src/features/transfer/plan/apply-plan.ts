import { api } from '#web/lib/api.ts';
import { type ErrorKey, errorKey } from '#web/lib/error-key.ts';
import { sameData } from '#web/lib/markdown/same-data.ts';
import type { ReadCourse } from '../format/read-course.ts';
import { arranged } from './arranged.ts';
import { wantedOrder } from './plan-import.ts';
import type { Target } from './target.ts';
import { isWritten } from './is-written.ts';
import type { Plan, Step } from './types.ts';

/** The most rows that one change of the outline names. */
const atOnce = 40;

export type Failure = { key: string; error: ErrorKey };

async function write(step: Step): Promise<void> {
  switch (step.id) {
    case 'courses.update':
      await api('courses.update', step);
      return;
    case 'courses.createModule':
      await api('courses.createModule', step);
      return;
    case 'courses.updateModule':
      await api('courses.updateModule', step);
      return;
    case 'courses.createBlock':
      await api('courses.createBlock', step);
      return;
    default:
      await api('courses.updateBlock', step);
  }
}

/** Pieces of a list with the id before each: what a move goes behind. */
function* pieces(ids: string[]): Generator<{ some: string[]; after: string | null }> {
  for (let at = 0; at < ids.length; at += atOnce)
    yield { some: ids.slice(at, at + atOnce), after: ids[at - 1] ?? null };
}

/**
 * Puts what came in where the files have it, among what is there.
 * @param anew whether what was there already is put in the order of the files too
 */
async function arrange(read: ReadCourse, target: Target, courseId: string, anew: boolean) {
  const params = { courseId };
  const { modules, blocks } = await api('structure.get', { params });
  const known = new Set([
    ...modules.map(({ moduleId }) => moduleId),
    ...blocks.map(({ blockId }) => blockId),
  ]);
  const wasThere = new Set([
    ...(target.platform?.modules.map(({ moduleId }) => moduleId) ?? []),
    ...(target.platform?.blocks.map(({ blockId }) => blockId) ?? []),
  ]);
  const wanted = wantedOrder(read, target).filter(({ moduleId }) => known.has(moduleId));
  /** The order that a list shall have: the files' where that was chosen, else new ones among those that were there. */
  const ordered = (now: string[], files: string[]) =>
    anew
      ? arranged(files, now)
      : arranged(
          now.filter((id) => wasThere.has(id)),
          files.filter((id) => now.includes(id)),
        );
  const order = modules.map(({ moduleId }) => moduleId);
  const shallBe = ordered(
    order,
    wanted.map(({ moduleId }) => moduleId),
  );
  if (!sameData(order, shallBe))
    for (const { some, after } of pieces(shallBe))
      await api('structure.changeModules', {
        params,
        body: { moduleIds: some, change: { do: 'move', after } },
      });
  const elsewhere = new Set(wanted.flatMap(({ ids }) => ids));
  for (const { moduleId, ids } of wanted) {
    const now = blocks.flatMap((row) => (row.moduleId === moduleId ? [row.blockId] : []));
    const staying = anew ? now.filter((id) => ids.includes(id) || !elsewhere.has(id)) : now;
    const next = ordered(
      staying,
      ids.filter((id) => known.has(id)),
    );
    if (!sameData(now, next))
      for (const { some, after } of pieces(next))
        await api('structure.changeBlocks', {
          params,
          body: { blockIds: some, change: { do: 'move', moduleId, after } },
        });
  }
}

/**
 * Writes what a plan says, one thing after the other. What fails is told and the rest goes on: bringing
 * the same files in again does what is left.
 */
export async function applyPlan(
  { plan, read, target }: { plan: Plan; read: ReadCourse; target: Target },
  chosen: ReadonlySet<string>,
  onProgress: (done: number, total: number) => void,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  const steps = plan.items.filter((item) => item.step && isWritten(item, chosen));
  const total = steps.length + 1;
  const attempt = async (key: string, act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      failures.push({ key, error: errorKey(error) });
    }
  };
  for (const [at, { key, step }] of steps.entries()) {
    onProgress(at, total);
    if (step) await attempt(key, () => write(step));
    // Without a line, every further try would fail the same way.
    if (failures.at(-1)?.error === 'offline') return failures;
  }
  onProgress(steps.length, total);
  const { platform } = target;
  if (platform)
    await attempt('order', () =>
      arrange(read, target, platform.course.courseId, chosen.has('order')),
    );
  onProgress(total, total);
  return failures;
}
