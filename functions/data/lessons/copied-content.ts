import type * as z from 'zod';
import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import { blockContentSchema, type BlockContent } from '#shared/schemas/blocks.ts';

type IdOf = (id: string) => string;

/** From which course to which, and the id that a part of the course has in the copy. */
type Copying = { from: string; to: string; idOf: IdOf };

const lesson = /^\/courses\/([^/?#]+)(?:\/modules\/([^/?#]+)\/content\/([^/?#]+))?(?=[/?#]|$)/;

/** A path into the copied course leads into the copy; every other one stays. */
function pathOf(path: string, { from, to, idOf }: Copying): string {
  return path.replace(lesson, (whole, courseId: string, moduleId?: string, blockId?: string) => {
    if (courseId !== from) return whole;
    const place = moduleId && blockId ? `/modules/${idOf(moduleId)}/content/${idOf(blockId)}` : '';
    return `/courses/${to}${place}`;
  });
}

/**
 * Something written for a copy of its course: the media that it names are the copy's, its links stay within the course
 * that they are in.
 * @param isMedia whether a text under a key is the id of a file
 */
export function copiedJson<S extends z.ZodType>(
  schema: S,
  written: z.output<S>,
  copying: Copying,
  isMedia: (text: string, key: string) => boolean,
): z.output<S> {
  const copied: unknown = JSON.parse(JSON.stringify(written), (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (isMedia(value, key)) return copying.idOf(value);
    return key === 'href' ? pathOf(value, copying) : value;
  });
  return schema.parse(copied);
}

/** A block's content for a copy of its course, or of its module. The groups of a course are no other's. */
export function copiedContent(
  content: BlockContent,
  from: string,
  to: string,
  idOf: IdOf,
): BlockContent {
  const copied = copiedJson(
    blockContentSchema,
    content,
    { from, to, idOf },
    (_, key) => key === 'mediaId' || key === 'recordingMediaId',
  );
  const assignment = contentOfKind('assignment', copied);
  return assignment?.groups && from !== to ? { ...assignment, groups: { setId: null } } : copied;
}
