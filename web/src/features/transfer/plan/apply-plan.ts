import { api } from '#web/lib/api.ts';
import { type ErrorKey, errorKey } from '#web/lib/error-key.ts';
import { write } from '#web/lib/write.ts';
import { same } from '#web/lib/same.ts';
import type { ReadCourse } from '../format/read-course.ts';
import { arranged } from './arranged.ts';
import { isWritten } from './is-written.ts';
import { createPlaces, type Places } from './places.ts';
import { wantedOrder } from './plan-import.ts';
import type { Target } from './target.ts';
import type { Plan, Step } from './types.ts';

/** The most rows that one change of the outline names. */
const atOnce = 40;

export type Failure = { key: string; error: ErrorKey };

const unanswered = new Set<ErrorKey | undefined>(['offline', 'no_response']);

/** @param places where the files have what is new */
async function carryOut(step: Step, places: Places, idOf: Target['idOf']): Promise<void> {
  switch (step.id) {
    case 'courses.update':
      await write('courses.update', step);
      return;
    case 'lessons.createModule': {
      const after = places.ofModule(idOf(step.body.source ?? '') ?? '');
      const { moduleId } = await write('lessons.createModule', {
        ...step,
        body: { ...step.body, after },
      });
      places.noteModule(moduleId);
      return;
    }
    case 'lessons.updateModule':
      await write('lessons.updateModule', step);
      return;
    case 'lessons.createBlock': {
      const { moduleId } = step.params;
      const after = places.ofLesson(moduleId, idOf(step.body.source ?? '') ?? '');
      const { blockId } = await write('lessons.createBlock', {
        ...step,
        body: { ...step.body, after },
      });
      places.noteLesson(moduleId, blockId);
      return;
    }
    default:
      await write('lessons.updateBlock', step);
  }
}

/** Pieces of a list with the id before each: what a move goes behind. */
function* pieces(ids: string[]): Generator<{ some: string[]; after: string | null }> {
  for (let at = 0; at < ids.length; at += atOnce)
    yield { some: ids.slice(at, at + atOnce), after: ids[at - 1] ?? null };
}

/** Puts what is there in the order of the files, and what they do not have where it stood among it. */
async function arrange(read: ReadCourse, target: Target, courseId: string) {
  const params = { courseId };
  const { modules, blocks } = await api('lessons.getStructure', { params });
  const known = new Set([
    ...modules.map(({ moduleId }) => moduleId),
    ...blocks.map(({ blockId }) => blockId),
  ]);
  const wanted = wantedOrder(read, target).filter(({ moduleId }) => known.has(moduleId));
  const order = modules.map(({ moduleId }) => moduleId);
  const shallBe = arranged(
    wanted.map(({ moduleId }) => moduleId),
    order,
  );
  if (!same(order, shallBe))
    for (const { some, after } of pieces(shallBe))
      await write('lessons.changeModules', {
        params,
        body: { moduleIds: some, change: { do: 'move', after } },
      });
  const elsewhere = new Set(wanted.flatMap(({ ids }) => ids));
  for (const { moduleId, ids } of wanted) {
    const now = blocks.flatMap((row) => (row.moduleId === moduleId ? [row.blockId] : []));
    const staying = now.filter((id) => ids.includes(id) || !elsewhere.has(id));
    const next = arranged(
      ids.filter((id) => known.has(id)),
      staying,
    );
    if (!same(now, next))
      for (const { some, after } of pieces(next))
        await write('lessons.changeBlocks', {
          params,
          body: { blockIds: some, change: { do: 'move', moduleId, after } },
        });
  }
}

/**
 * Writes what a plan says, one thing after the other, each new one where the files have it. What fails is told and
 * the rest goes on: bringing the same files in again does what is left.
 */
export async function applyPlan(
  { plan, read, target }: { plan: Plan; read: ReadCourse; target: Target },
  chosen: ReadonlySet<string>,
  onProgress: (done: number, total: number) => void,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  const attempt = async (key: string, act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      failures.push({ key, error: errorKey(error) });
    }
  };
  const places = createPlaces(read, target);
  const { platform, idOf } = target;
  const work = plan.items.flatMap((item) => {
    const { key, step } = item;
    return step && isWritten(item, chosen)
      ? [{ key, act: () => carryOut(step, places, idOf) }]
      : [];
  });
  if (platform && chosen.has('order'))
    work.push({ key: 'order', act: () => arrange(read, target, platform.course.courseId) });
  for (const [at, { key, act }] of work.entries()) {
    onProgress(at, work.length);
    await attempt(key, act);
    // Nobody knows whether it is there, and where the next one goes: who goes on looks first.
    if (unanswered.has(failures.at(-1)?.error)) return failures;
  }
  onProgress(work.length, work.length);
  return failures;
}
