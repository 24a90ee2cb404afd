import type { Root } from 'mdast';
import { type QuestionContent, questionContentSchema } from '#shared/schemas/questions.ts';
import type { Place } from '#web/blocks/sheet/sheet-reader.ts';
import { documentOf } from '#web/lib/markdown/document-of.ts';
import type { Tally } from '#web/lib/markdown/losses.ts';
import { isFields, mapTexts } from './rich-fields.ts';

const isTree = (value: unknown): value is Root => isFields(value) && value['type'] === 'root';

/** The id of a file that a question names outside of its texts; null: it is not there, and that is noted. */
function fileOf(name: unknown, mediaOf: (name: string) => string | null, tally: Tally) {
  if (typeof name !== 'string') return name ?? null;
  const mediaId = mediaOf(name);
  if (mediaId === null) tally.lose('media_missing', null, name);
  return mediaId;
}

/** What a question of a file asks, for a course that has these files; else the fields at fault. */
export function contentOf(
  written: Record<string, unknown>,
  { path, place, tally }: { path: string; place: Pick<Place, 'mediaOf' | 'linkOf'>; tally: Tally },
): { content: QuestionContent } | { detail: string } {
  const near = {
    mediaOf: (name: string) => place.mediaOf(name, path),
    linkOf: (address: string) => place.linkOf(address, path),
  };
  tally.seen += 1;
  const texts = mapTexts(written, (both) =>
    Object.fromEntries(
      Object.entries(both).map(([language, tree]) => [
        language,
        isTree(tree) ? documentOf(tree.children, tally, near) : tree,
      ]),
    ),
  );
  const content: Record<string, unknown> = { ...(texts as Record<string, unknown>) };
  if ('audio' in content) content['audio'] = fileOf(content['audio'], near.mediaOf, tally);
  const { image } = content;
  if (isFields(image) && 'file' in image) {
    const { file, ...said } = image;
    const mediaId = fileOf(file, near.mediaOf, tally);
    content['image'] = mediaId === null ? null : { mediaId, ...said };
  }
  const parsed = questionContentSchema.safeParse(content);
  if (parsed.success) return { content: parsed.data };
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || issue.message);
  return { detail: [...new Set(fields)].slice(0, 5).join(', ') };
}
