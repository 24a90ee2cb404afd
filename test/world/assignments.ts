import { mediaTypeSchema } from '#shared/schemas/media.ts';
import { createBlock, type MadeCourse } from './courses.ts';
import type { Person, World } from './open-world.ts';

const instruction = {
  type: 'doc' as const,
  content: [
    { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Hand it in.' }] },
  ],
};

/** An assignment of a course that takes files of every type. */
export async function createFilesAssignment(
  { ok }: Pick<World, 'ok'>,
  teacher: Person,
  params: Pick<MadeCourse, 'courseId' | 'moduleId'>,
  changes: object = {},
): Promise<string> {
  const files = { accepts: mediaTypeSchema.options, most: 3, mostBytes: 50_000_000 };
  const { blockId } = await createBlock({ ok }, teacher, {
    params,
    body: {
      title: { en: 'An assignment' },
      minutes: 5,
      preview: false,
      content: {
        kind: 'assignment',
        instructions: { en: instruction },
        handIn: { text: null, files, link: false, recording: null },
        ...changes,
      },
    },
  });
  return blockId;
}
