import type { RouteById } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import type { Key } from '#functions/data/keys.ts';
import { createBlock, makeCourse, type NewBlock, textBlock } from './courses.ts';
import { openRawTable } from './raw-table.ts';
import { startWorld, type Person } from './world.ts';

type BlockChange = SentBody<RouteById<'lessons.changeBlocks'>>['change'];
type ModuleChange = SentBody<RouteById<'lessons.changeModules'>>['change'];
type BlockEdit = SentBody<RouteById<'lessons.editBlocks'>>['edits'][number];

const dayMs = 86_400_000;
export const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

/** A platform with a teacher who arranges courses, and a clock that can be put forward. */
export async function startArranging() {
  let ahead = 0;
  const world = await startWorld({ now: () => Date.now() + ahead });
  const { call, newPerson, ok, signIn } = world;
  const table = openRawTable(world);
  const teacher = await newPerson('teachers', 'Grace');

  /** Time goes by, and whoever is there signs in again. */
  async function pass(ms: number, ...people: Person[]): Promise<void> {
    ahead += ms;
    for (const person of [teacher, ...people])
      person.headers = (await signIn(person.email)).headers;
  }

  /** Lays an item back into the table with some attributes that only time would have changed. */
  async function alter({ pk, sk }: Key, changes: object): Promise<void> {
    const item = (await table.dump()).get(`${pk} ${sk}`);
    await table.put({ ...item, pk, sk, ...changes });
  }

  /** A course with `blocks` lessons in a first module and an empty second one. */
  async function scene(blocks = 3, publish = true) {
    const course = await makeCourse(world, teacher, { blocks, publish });
    const { courseId } = course;
    const params = { courseId };
    const second = await ok(teacher, 'lessons.createModule', {
      params,
      body: { title: { en: 'A second module' } },
    });
    return {
      ...course,
      params,
      secondId: second.moduleId,
      get: () => ok(teacher, 'lessons.getStructure', { params }),
      blocks: (blockIds: string[], change: BlockChange) =>
        ok(teacher, 'lessons.changeBlocks', { params, body: { blockIds, change } }),
      modules: (moduleIds: string[], change: ModuleChange) =>
        ok(teacher, 'lessons.changeModules', { params, body: { moduleIds, change } }),
      edit: (...edits: BlockEdit[]) =>
        call(teacher, 'lessons.editBlocks', { params, body: { edits } }),
      add: (fields: Partial<NewBlock>, moduleId = course.moduleId) =>
        createBlock({ ok }, teacher, {
          params: { courseId, moduleId },
          body: { ...textBlock(), ...fields },
        }),
    };
  }
  type Scene = Awaited<ReturnType<typeof scene>>;

  const orderOf = async ({ get }: Scene) => (await get()).blocks.map(({ blockId }) => blockId);

  async function learnerIn({ params }: Pick<Scene, 'params'>) {
    const learner = await newPerson();
    await ok(learner, 'enrollments.enroll', { params, body: {} });
    const place = (blockId: string, moduleId: string) => ({
      params: { ...params, moduleId, blockId },
    });
    return {
      learner,
      sees: async () =>
        (await ok(learner, 'catalog.getCourse', { params })).outline.flatMap(({ blocks }) =>
          blocks.map(({ blockId }) => blockId),
        ),
      open: (blockId: string, moduleId: string) =>
        call(learner, 'lessons.getBlock', place(blockId, moduleId)),
      report: (
        blockId: string,
        moduleId: string,
        state: 'started' | 'done' = 'done',
        positionSeconds = 0,
      ) =>
        call(learner, 'progress.record', {
          ...place(blockId, moduleId),
          body: { state, positionSeconds },
        }),
    };
  }

  return { world, table, teacher, pass, alter, scene, orderOf, learnerIn };
}
