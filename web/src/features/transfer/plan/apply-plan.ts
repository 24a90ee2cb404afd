import { api } from '#web/lib/api.ts';
import { type ErrorKey, errorKey } from '#web/lib/error-key.ts';
import { write } from '#web/lib/write.ts';
import { same } from '#web/lib/same.ts';
import type { ReadCourse } from '../format/read-course.ts';
import { arranged } from './arranged.ts';
import { isWritten } from './is-written.ts';
import { createPlaces, type Places } from './places.ts';
import { wantedOrder } from './plan-import.ts';
import { bytesOf, mostBytes } from './request-size.ts';
import type { Target } from './target.ts';
import type { Plan, Step } from './types.ts';

/** The most rows that one change of the outline names. */
const atOnce = 40;
/** As many new lessons fit into a transaction with the files that they name, as a rule. */
const lessonsAtOnce = 20;

export type Failure = { key: string; error: ErrorKey };

const unanswered = new Set<ErrorKey | undefined>(['offline', 'no_response']);

type NewLessons = Extract<Step, { id: 'lessons.createBlocks' }>;

/** The id that a new lesson will have. */
const idOfNew = ({ body }: NewLessons, idOf: Target['idOf']): string =>
  idOf(body.blocks[0]?.source ?? '') ?? '';

/** Adds new lessons of one module, the first where the files have it and each other one right behind. */
async function addLessons(steps: NewLessons[], places: Places, idOf: Target['idOf']) {
  const [first] = steps;
  if (!first) return;
  const { moduleId } = first.params;
  const { blocks } = await write('lessons.createBlocks', {
    params: first.params,
    body: {
      blocks: steps.flatMap(({ body }) => body.blocks),
      after: places.ofLesson(moduleId, idOfNew(first, idOf)),
    },
  });
  for (const { blockId } of blocks) places.noteLesson(moduleId, blockId);
}

/** The steps from the first on that one request carries out: lessons that follow one another in a module. */
function inOneRequest(steps: Step[], places: Places, idOf: Target['idOf']): NewLessons[] {
  const batch: NewLessons[] = [];
  let bytes = 0;
  for (const step of steps) {
    if (step.id !== 'lessons.createBlocks') break;
    const { moduleId } = step.params;
    const before = batch.at(-1);
    if (before) {
      const behind = idOfNew(before, idOf);
      if (moduleId !== before.params.moduleId) break;
      if (places.ofLesson(moduleId, idOfNew(step, idOf), behind) !== behind) break;
    }
    bytes += bytesOf(step.body);
    if (batch.length === lessonsAtOnce || (before && bytes > mostBytes)) break;
    batch.push(step);
  }
  return batch;
}

/**
 * Adds lessons in one request. Where it is refused none of them is there, and each can be tried by itself, so that
 * only those are left out that cannot come in.
 * @throws where no answer came
 */
async function areAdded(...all: Parameters<typeof addLessons>): Promise<boolean> {
  try {
    await addLessons(...all);
    return true;
  } catch (error) {
    if (unanswered.has(errorKey(error))) throw error;
    return false;
  }
}

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
    case 'lessons.createBlocks':
      await addLessons([step], places, idOf);
      return;
    case 'lessons.updateBlock':
      await write('lessons.updateBlock', step);
      return;
    default:
      throw new TypeError('Questions come before everything else');
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
  const places = createPlaces(read, target);
  const { platform, idOf } = target;
  const work = plan.items.flatMap((item) =>
    item.step && item.what !== 'question' && isWritten(item, chosen)
      ? [{ key: item.key, step: item.step }]
      : [],
  );
  const orders = platform !== null && chosen.has('order');
  const total = work.length + (orders ? 1 : 0);
  /** @returns whether to go on: where no answer came, nobody knows what is there, and who goes on looks first */
  const attempt = async (key: string, act: () => Promise<void>): Promise<boolean> => {
    try {
      await act();
    } catch (thrown) {
      const error = errorKey(thrown);
      failures.push({ key, error });
      return !unanswered.has(error);
    }
    return true;
  };
  while (work.length > 0) {
    onProgress(total - work.length - (orders ? 1 : 0), total);
    const batch = inOneRequest(
      work.map(({ step }) => step),
      places,
      idOf,
    );
    const some = work.splice(0, Math.max(1, batch.length));
    let together = some.length > 1;
    if (together) {
      const add = async () => {
        together = await areAdded(batch, places, idOf);
      };
      if (!(await attempt(some[0]?.key ?? '', add))) return failures;
    }
    if (together) continue;
    for (const { key, step } of some)
      if (!(await attempt(key, () => carryOut(step, places, idOf)))) return failures;
  }
  if (orders) {
    onProgress(total - 1, total);
    if (!(await attempt('order', () => arrange(read, target, platform.course.courseId))))
      return failures;
  }
  onProgress(total, total);
  return failures;
}
