import { plays } from '#shared/blocks/registry.ts';
import { blockContentSchema, type BlockContent } from '#shared/schemas/blocks.ts';
import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import type { Fields, Place, SheetReader } from '#web/blocks/sheet/sheet-reader.ts';
import { sheetReaders } from '#web/blocks/sheet-readers.ts';
import { Tally } from '#web/lib/markdown/losses.ts';
import type { FileReason, ReadLesson } from './read-course.ts';

export type ReadContent =
  | { content: BlockContent; tally: Tally }
  | { reason: FileReason; detail?: string };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Captions whose file is there; the others are noted. */
function captionsOf(
  captions: unknown,
  mediaOf: (name: string) => string | null,
  tally: Tally,
): unknown {
  if (!Array.isArray(captions)) return captions;
  return captions.flatMap((one: unknown) => {
    const mediaId = isFields(one) && typeof one['file'] === 'string' ? mediaOf(one['file']) : null;
    if (mediaId === null) tally.lose('media_missing');
    return isFields(one) && mediaId !== null ? [{ language: one['language'], mediaId }] : [];
  });
}

/** Data with the pictures of its texts by their ids; one that is not there is left out, and noted. */
function withPictures(
  value: unknown,
  mediaOf: (name: string) => string | null,
  tally: Tally,
): unknown {
  if (Array.isArray(value))
    return value.flatMap((one: unknown) => {
      const made = withPictures(one, mediaOf, tally);
      return made === null && one !== null ? [] : [made];
    });
  if (!isFields(value)) return value;
  const { attrs } = value;
  const { file, ...said } = isFields(attrs) ? attrs : {};
  if (value['type'] === 'image' && typeof file === 'string') {
    const mediaId = mediaOf(file);
    if (mediaId !== null) return { ...value, attrs: { mediaId, ...said } };
    tally.lose('picture_missing', null, file);
    return null;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withPictures(part, mediaOf, tally)]),
  );
}

type OfFields = Extract<SheetReader<BlockKind>, { from: 'fields' }>;

/** The content of a block that is no text: its fields, files by their names. */
function readFields(
  { sheet, parts, path }: ReadLesson,
  { complete }: OfFields,
  place: Place,
  tally: Tally,
): ReadContent {
  const mediaOf = (name: string) => place.mediaOf(name, path);
  tally.seen += 1;
  if (parts.some(({ tree }) => tree.children.length > 0)) tally.lose('text_ignored');
  const { file, recording, captions, ...fields } = sheet.content ?? {};
  const shown = withPictures(fields, mediaOf, tally) as Fields;
  const given: Fields = { kind: sheet.kind, ...shown };
  if (typeof file === 'string') {
    const mediaId = mediaOf(file);
    if (mediaId === null) return { reason: 'media_missing', detail: file };
    given['mediaId'] = mediaId;
    // Whoever made this by hand cannot know it: the file says it.
    if (plays(sheet.kind)) given['durationSeconds'] ??= place.lengthOf(mediaId);
  }
  if (captions !== undefined) given['captions'] = captionsOf(captions, mediaOf, tally);
  const parsed = blockContentSchema.safeParse(
    complete(given, { recording, mediaOf, slotOf: place.slotOf, tally }),
  );
  if (parsed.success) return { content: parsed.data, tally };
  const detail = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))].join(', ');
  return { reason: 'content', detail };
}

/** The content of a lesson's file, for a course that has these files. */
export function readContent(lesson: ReadLesson, place: Place): ReadContent {
  const { sheet, parts, losses } = lesson;
  const tally = new Tally();
  tally.losses.push(...losses);
  const reader = sheetReaders[sheet.kind];
  if (reader.from === 'fields') return readFields(lesson, reader, place, tally);
  const ofTitle = sheet.title.en === undefined ? 'es' : 'en';
  return { content: reader.read(parts, ofTitle, place, tally), tally };
}
