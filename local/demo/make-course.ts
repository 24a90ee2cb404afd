import { playsFor } from '#shared/blocks/registry.ts';
import { blockContentSchema } from '#shared/schemas/blocks.ts';
import type { CourseSheet } from '#web/features/transfer/format/sheets.ts';
import { isWritten } from '#web/features/transfer/plan/is-written.ts';
import { newCourseOf } from '#web/features/transfer/plan/plan-course.ts';
import { planImport } from '#web/features/transfer/plan/plan-import.ts';
import { targetOf } from '#web/features/transfer/plan/target.ts';
import type { MediaFile } from '#web/features/transfer/types.ts';
import { Tally } from '#web/lib/markdown/losses.ts';
import type { ClientAt } from '../signed-in-client.ts';
import type { DemoCourse } from './courses.ts';
import { readCourse } from './read-course.ts';
import { uploadAll } from './upload.ts';

const dayMs = 86_400_000;

export type MadeBlock = { moduleId: string; blockId: string; videoSeconds: number };
export type MadeCourse = {
  courseId: string;
  version: number;
  /** The facts in its folder. */
  sheet: CourseSheet;
  blocks: MadeBlock[];
};

/**
 * Makes a draft of a course's folder, as its teacher would bring it in: the course, its files, then modules and blocks
 * in their order. @throws Error where something of the folder does not come in as it is
 */
export async function makeCourse(
  clientAt: ClientAt,
  { folder, startsInDays }: Pick<DemoCourse, 'folder' | 'startsInDays'>,
  { now, begunAt }: { now: number; begunAt: number },
): Promise<MadeCourse> {
  const client = clientAt(begunAt);
  const { read, entries, sheet } = await readCourse(folder);
  const startsOn =
    startsInDays === undefined
      ? null
      : new Date(now + startsInDays * dayMs).toISOString().slice(0, 10);
  // Invitations and closed doors come last: the demo's own people enroll through the open door.
  read.course = { ...sheet, startsOn, enrollmentMode: 'open' };

  const nowhere = await targetOf(read, null, new Set());
  const body = { ...newCourseOf(read.course, nowhere, new Tally()), cover: null };
  const course = await client('courses.create', { body });
  const { courseId } = course;
  const look = async (media: MediaFile[], awaited: boolean) => {
    const empty = { course, modules: [], blocks: [], contents: new Map(), media, questions: [] };
    return planImport(read, await targetOf(read, empty, new Set(), { awaited }), null);
  };
  const files = (await look([], true)).uploads.map(async (asset) => {
    const content = await entries.get(asset.path)?.load();
    return { ...asset, content: content ?? new Uint8Array() };
  });
  // Files come today: what is sent is looked at by the machine's clock.
  const media = await uploadAll(clientAt(), courseId, await Promise.all(files));

  let { version } = course;
  const blocks: MadeBlock[] = [];
  for (const item of (await look(media, false)).items) {
    const { path, state, losses, step } = item;
    if (losses.length > 0 || !(state === 'unchanged' || isWritten(item, new Set())))
      throw new Error(`${folder}/${path} is ${state}: ${JSON.stringify(losses)}`);
    if (step?.id === 'courses.update') ({ version } = await client(step.id, step));
    if (step?.id === 'lessons.createModule') await client(step.id, step);
    if (step?.id !== 'lessons.createBlocks') continue;
    const { moduleId } = step.params;
    const { blocks: rows } = await client(step.id, step);
    for (const [at, { blockId }] of rows.entries()) {
      const content = blockContentSchema.parse(step.body.blocks[at]?.content);
      blocks.push({ moduleId, blockId, videoSeconds: playsFor(content) ?? 0 });
    }
  }
  return { courseId, version, sheet, blocks };
}
