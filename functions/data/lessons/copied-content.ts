import { blockContentSchema, type BlockContent } from '#shared/schemas/blocks.ts';

type IdOf = (id: string) => string;

const lesson = /^\/courses\/([^/?#]+)(?:\/modules\/([^/?#]+)\/content\/([^/?#]+))?(?=[/?#]|$)/;

/** A path into the copied course leads into the copy; every other one stays. */
function pathOf(path: string, from: string, to: string, idOf: IdOf): string {
  return path.replace(lesson, (whole, courseId: string, moduleId?: string, blockId?: string) => {
    if (courseId !== from) return whole;
    const place = moduleId && blockId ? `/modules/${idOf(moduleId)}/content/${idOf(blockId)}` : '';
    return `/courses/${to}${place}`;
  });
}

/**
 * A block's content for a copy of its course: the media that it names are the copy's, its links stay
 * within the course that they are in.
 * @param idOf the id that a part of the course has in the copy
 */
export function copiedContent(
  content: BlockContent,
  from: string,
  to: string,
  idOf: IdOf,
): BlockContent {
  const copied: unknown = JSON.parse(JSON.stringify(content), (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (key === 'mediaId' || key === 'recordingMediaId') return idOf(value);
    return key === 'href' ? pathOf(value, from, to, idOf) : value;
  });
  return blockContentSchema.parse(copied);
}
