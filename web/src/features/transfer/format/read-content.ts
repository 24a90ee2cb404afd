import { languages, type Language, type LocalizedText } from '#shared/policies/languages.ts';
import { blockContentSchema, type BlockContent } from '#shared/schemas/blocks.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';
import type { RootContent } from 'mdast';
import { carefulTree, documentOf, RefusedText } from '#web/lib/markdown/from-markdown.ts';
import { Tally } from '#web/lib/markdown/losses.ts';
import type { FileReason, ReadLesson } from './read-course.ts';

export type MediaOf = (name: string) => string | null;
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

/** The blocks of each language; what stands before the first such line is in the title's. */
function byLanguage(nodes: RootContent[], title: LocalizedText): Map<Language, RootContent[]> {
  let language: Language = title.en === undefined ? 'es' : 'en';
  const found = new Map<Language, RootContent[]>();
  for (const node of nodes) {
    const begins = languageOf(node);
    if (begins) language = begins;
    const own = found.get(language) ?? [];
    if (!begins) own.push(node);
    if (begins || node.type !== 'definition') found.set(language, own);
  }
  return found;
}

function readText({ sheet, body }: ReadLesson, mediaOf: MediaOf): ReadContent {
  const tally = new Tally();
  try {
    const { children } = carefulTree(body, tally);
    const texts = [...byLanguage(children, sheet.title)].map(
      ([language, nodes]): [Language, RichText] => [language, documentOf(nodes, tally, mediaOf)],
    );
    const empty: RichText = { type: 'doc', content: [] };
    const language: Language = sheet.title.en === undefined ? 'es' : 'en';
    const all = texts.length > 0 ? texts : [[language, empty] as const];
    return { content: { kind: 'text', body: Object.fromEntries(all) }, tally };
  } catch (error) {
    if (!(error instanceof RefusedText || error instanceof RangeError)) throw error;
    const long = error instanceof RefusedText && error.reason === 'too_long';
    return { reason: long ? 'text_too_long' : 'text_too_deep' };
  }
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Captions whose file is there; the others are noted. */
function captionsOf(captions: unknown, mediaOf: MediaOf, tally: Tally): unknown {
  if (!Array.isArray(captions)) return captions;
  return captions.flatMap((one: unknown) => {
    const mediaId = isFields(one) && typeof one['file'] === 'string' ? mediaOf(one['file']) : null;
    if (mediaId === null) tally.lose('media_missing');
    return isFields(one) && mediaId !== null ? [{ language: one['language'], mediaId }] : [];
  });
}

/** What a block that is no text holds: its fields, files by their names. */
function readFields({ sheet, body }: ReadLesson, mediaOf: MediaOf): ReadContent {
  const tally = new Tally();
  tally.seen += 1;
  if (body.trim()) tally.lose('text_ignored');
  const { file, recording, captions, ...fields } = sheet.content ?? {};
  const given: Fields = { kind: sheet.kind, ...fields };
  if (typeof file === 'string') {
    const mediaId = mediaOf(file);
    if (mediaId === null) return { reason: 'media_missing', detail: file };
    given['mediaId'] = mediaId;
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
export const readContent = (lesson: ReadLesson, mediaOf: MediaOf): ReadContent =>
  lesson.sheet.kind === 'text' ? readText(lesson, mediaOf) : readFields(lesson, mediaOf);
