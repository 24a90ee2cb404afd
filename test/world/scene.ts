import { type MadeCourse, makeCourse } from './courses.ts';
import type { Person, World } from './world.ts';

/** Everything that a request may name: a published course with a block and a file, and somebody else. */
export type Scene = MadeCourse & {
  /** The caller; somebody with an account stands in if there is none. */
  person: Person;
  other: { userId: string; version: number };
  /** The owner of the course. */
  ownerId: string;
  mediaId: string;
  /** A lesson that somebody else has edited, so that its first state is kept. */
  keptBlockId: string;
};

const editors = new WeakMap<World, Promise<Person>>();

/** Has somebody else change a lesson that its owner wrote. */
async function editByAnother(world: World, params: Parameters<typeof inBlock>[0]): Promise<void> {
  const editor = editors.get(world) ?? world.newPerson('admins');
  editors.set(world, editor);
  const { email } = await editor;
  await world.ok(await world.signIn(email), 'lessons.updateBlock', {
    ...inBlock(params),
    body: { version: 1, minutes: 7 },
  });
}

/** A scene of its own, so that what one request does another cannot meet. */
export async function makeScene(world: World, owner: Person, person?: Person): Promise<Scene> {
  const course = await makeCourse(world, owner, { blocks: 2 });
  const { courseId, moduleId, blockIds } = course;
  const [, keptBlockId = ''] = blockIds;
  await editByAnother(world, { courseId, moduleId, blockId: keptBlockId });
  const { media } = await world.ok(owner, 'media.createUpload', {
    params: { courseId },
    body: { fileName: 'notes.pdf', contentType: 'application/pdf', bytes: 10 },
  });
  const somebody = await world.newPerson();
  return {
    ...course,
    person: person ?? somebody,
    other: { userId: somebody.userId, version: 1 },
    ownerId: owner.userId,
    mediaId: media.mediaId,
    keptBlockId,
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
