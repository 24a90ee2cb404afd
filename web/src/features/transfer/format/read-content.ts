import { languages, type Language } from '#shared/policies/languages.ts';
import { blockContentSchema, type BlockContent } from '#shared/schemas/blocks.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';
import type { RootContent } from 'mdast';
import { documentOf } from '#web/lib/markdown/document-of.ts';
import { Tally } from '#web/lib/markdown/losses.ts';
import type { FileReason, ReadLesson } from './read-course.ts';

/** Finds a file of the target by its name in a text, or by its path in the folder. */
export type MediaOf = (name: string, from: string) => string | null;
/** What is known of the course that a lesson goes to. */
export type Place = {
  mediaOf: MediaOf;
  /** Where an address of the folder leads. */
  linkOf: (address: string, from: string) => string | null;
  /** How long a file plays, in seconds. */
  lengthOf: (mediaId: string) => number;
};
export type ReadContent =
  | { content: BlockContent; tally: Tally }
  | { reason: FileReason; detail?: string };

const isLanguage = (value: unknown): value is Language => languages.some((one) => one === value);

/** The language that a line of its own begins, or null. */
function languageOf(node: RootContent): Language | null {
  if (node.type !== 'leafDirective' || node.name !== 'language') return null;
  const code = node.attributes?.['code'];
  return isLanguage(code) ? code : null;
}

/** The blocks of each language; what stands before the first such line is in the file's own. Addresses that links refer to are in all. */
function byLanguage(nodes: RootContent[], first: Language): Map<Language, RootContent[]> {
  let language = first;
  const found = new Map<Language, RootContent[]>();
  const definitions = nodes.filter(({ type }) => type === 'definition');
  for (const node of nodes) {
    if (node.type === 'definition') continue;
    const begins = languageOf(node);
    if (begins) language = begins;
    const own = found.get(language) ?? [...definitions];
    if (!begins) own.push(node);
    found.set(language, own);
  }
  return found;
}

function readText({ sheet, parts, losses }: ReadLesson, { mediaOf, linkOf }: Place): ReadContent {
  const tally = new Tally();
  tally.losses.push(...losses);
  const ofTitle: Language = sheet.title.en === undefined ? 'es' : 'en';
  const body: Partial<Record<Language, RichText>> = {};
  for (const { path, language, tree } of parts) {
    const near = {
      mediaOf: (name: string) => mediaOf(name, path),
      linkOf: (address: string) => linkOf(address, path),
    };
    for (const [said, nodes] of byLanguage(tree.children, language ?? ofTitle))
      body[said] ??= documentOf(nodes, tally, near);
  }
  if (Object.keys(body).length === 0) body[ofTitle] = { type: 'doc', content: [] };
  return { content: { kind: 'text', body }, tally };
}

type Fields = Record<string, unknown>;
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

/** What a block that is no text holds: its fields, files by their names. */
function readFields({ sheet, parts, path, losses }: ReadLesson, place: Place): ReadContent {
  const mediaOf = (name: string) => place.mediaOf(name, path);
  const tally = new Tally();
  tally.losses.push(...losses);
  tally.seen += 1;
  if (parts.some(({ tree }) => tree.children.length > 0)) tally.lose('text_ignored');
  const { file, recording, captions, ...fields } = sheet.content ?? {};
  const given: Fields = { kind: sheet.kind, ...fields };
  if (typeof file === 'string') {
    const mediaId = mediaOf(file);
    if (mediaId === null) return { reason: 'media_missing', detail: file };
    given['mediaId'] = mediaId;
    // Whoever made this by hand cannot know it: the file says it.
    const plays = sheet.kind === 'video' || sheet.kind === 'audio';
    if (plays) given['durationSeconds'] ??= place.lengthOf(mediaId);
  }
  if (captions !== undefined) given['captions'] = captionsOf(captions, mediaOf, tally);
  if (sheet.kind === 'live') {
    given['recordingMediaId'] = typeof recording === 'string' ? mediaOf(recording) : null;
    if (typeof recording === 'string' && given['recordingMediaId'] === null)
      tally.lose('media_missing');
  }
  const parsed = blockContentSchema.safeParse(given);
  if (parsed.success) return { content: parsed.data, tally };
  const detail = [...new Set(parsed.error.issues.map(({ path }) => path.join('.')))].join(', ');
  return { reason: 'content', detail };
}

/** What a lesson's file says that it holds, for a course that has these files. */
export const readContent = (lesson: ReadLesson, place: Place): ReadContent =>
  lesson.sheet.kind === 'text' ? readText(lesson, place) : readFields(lesson, place);
