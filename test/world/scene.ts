import { type MadeCourse, makeCourse } from './courses.ts';
import type { Person, World } from './world.ts';

/**
 * What most requests name: a published course with two lessons, and somebody else. A request that names more makes it,
 * since hundreds of scenes are made and few of them need it.
 */
export type Scene = MadeCourse & {
  /** The caller; somebody with an account stands in if there is none. */
  person: Person;
  other: { userId: string; version: number };
  /** The owner of the course. */
  ownerId: string;
};

const editors = new WeakMap<World, Promise<Person>>();

/**
 * Has somebody else change the second lesson of a scene, which its owner wrote, so that its first state is kept. Where
 * that was done before, it stays as it is.
 */
export async function editByAnother(world: World, scene: Scene) {
  const editor = editors.get(world) ?? world.newPerson('admins');
  editors.set(world, editor);
  const { email } = await editor;
  const params = { ...inModule(scene).params, blockId: scene.blockIds[1] ?? '' };
  await world.call(await world.signIn(email), 'lessons.updateBlock', {
    params,
    body: { version: 1, minutes: 7 },
  });
  return params;
}

/** A scene of its own, so that what one request does another cannot meet. */
export async function makeScene(world: World, owner: Person, person?: Person): Promise<Scene> {
  const course = await makeCourse(world, owner, { blocks: 2 });
  const somebody = await world.newPerson();
  return {
    ...course,
    person: person ?? somebody,
    other: { userId: somebody.userId, version: 1 },
    ownerId: owner.userId,
  };
}

export const contactMessage = () => ({
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  topic: 'courses' as const,
  message: 'When does the next one start?',
  context: null,
});

export const inCourse = ({ courseId }: { courseId: string }) => ({ params: { courseId } });
export const inModule = ({ courseId, moduleId }: MadeCourse) => ({
  params: { courseId, moduleId },
});
export const inBlock = ({
  courseId,
  moduleId,
  blockId,
}: Pick<MadeCourse, 'courseId' | 'moduleId' | 'blockId'>) => ({
  params: { courseId, moduleId, blockId },
});
export const onOther = ({ other }: Scene) => ({ params: { userId: other.userId } });
