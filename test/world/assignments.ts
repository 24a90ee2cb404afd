import type * as z from 'zod';
import type { newDraft } from '#shared/schemas/assignments.ts';
import { mediaTypeSchema } from '#shared/schemas/media.ts';
import { type Assignment, assignmentOf } from '../support/assignment-of.ts';
import { createBlock, type MadeCourse, type NewBlock } from './courses.ts';
import type { Person, World } from './open-world.ts';

type Completion = NewBlock['completion'];

/** A text of one paragraph. */
const documentOf = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});

type Place = Pick<MadeCourse, 'courseId' | 'moduleId'>;

/** An assignment of a course, as it begins but for some changes. */
export async function createAssignment(
  { ok }: Pick<World, 'ok'>,
  teacher: Person,
  { courseId, moduleId }: Place,
  { completion, ...changes }: Partial<Assignment> & { completion?: Completion } = {},
): Promise<string> {
  const { blockId } = await createBlock({ ok }, teacher, {
    params: { courseId, moduleId },
    body: {
      title: { en: 'An assignment' },
      minutes: 5,
      preview: false,
      ...(completion && { completion }),
      content: assignmentOf({ instructions: { en: documentOf('Hand it in.') }, ...changes }),
    },
  });
  return blockId;
}

/** One that takes files of every type. */
export function createFilesAssignment(
  world: Pick<World, 'ok'>,
  teacher: Person,
  place: Place,
  changes: Partial<Assignment> = {},
): Promise<string> {
  const files = { accepts: mediaTypeSchema.options, most: 3, mostBytes: 50_000_000 };
  const handIn = { text: null, files, link: false, recording: null };
  return createAssignment(world, teacher, place, { handIn, ...changes });
}

/** One that takes a text. */
export function createTextAssignment(
  world: Pick<World, 'ok'>,
  teacher: Person,
  place: Place,
  changes: Parameters<typeof createAssignment>[3] = {},
): Promise<string> {
  const handIn = { text: { mostWords: null }, files: null, link: false, recording: null };
  return createAssignment(world, teacher, place, { handIn, ...changes });
}

/** A draft of a text, and of files. */
export const workOf = (text: string, files: string[] = []): z.input<typeof newDraft> => ({
  text: documentOf(text),
  link: null,
  files,
  selfAssessment: [],
});
