import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import type { Slot } from '#shared/blocks/quiz/slots.ts';
import { mediaOf } from '#shared/blocks/registry.ts';
import { mediaOf as shownBy } from '#shared/questions/registry.ts';
import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import type { BlockContent, ContentOf } from '#shared/schemas/blocks.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';
import type { BlockSheet } from '#web/blocks/sheet/block-sheet.ts';
import { sheets } from '#web/blocks/sheets.ts';
import type { BlockRow, ModuleRow, Platform } from '../types.ts';
import type { Files } from './files.ts';
import { writeSheet } from './front-matter.ts';
import { pathOf, withLinks } from './links.ts';
import { mediaNames, numbered, slugOf, withFileNames } from './names.ts';
import { slotWriter } from '../questions/write-slot.ts';
import { contentsOf, writeQuestions } from '../questions/write-questions.ts';

/** Writes a text as Markdown that reads back as the same: what takes a parser is done by whoever has one. */
export type Write = (document: RichText, nameOf: (mediaId: string) => string) => Promise<string>;

type Names = {
  nameOf: (mediaId: string) => string;
  /** The source of a module or block by its id. */
  sourceOf: (id: string) => string;
  /** A place of a quiz as its file has it. */
  slotOf: (slot: Slot) => unknown;
  courseId: string;
};

const rulesOf = ({ published, release, prerequisites }: ModuleRow | BlockRow, names: Names) => ({
  published,
  release,
  prerequisites: prerequisites.map((one) =>
    one.kind === 'block'
      ? { block: names.sourceOf(one.blockId) }
      : { module: names.sourceOf(one.moduleId) },
  ),
});

/** The content of a block, files and questions by their names. */
function fieldsOf(content: BlockContent, { nameOf, slotOf }: Names): unknown {
  const quiz = contentOfKind('quiz', content);
  const sections = quiz?.sections.map((one) => ({ ...one, slots: one.slots.map(slotOf) }));
  const { kind: _, ...fields } = content;
  return withFileNames({ ...fields, ...(sections && { sections }) }, nameOf);
}

/** The text below the head of a lesson's file; null for a kind whose fields stand in the head. */
function textOf<K extends BlockKind>(
  kind: K,
  content: ContentOf<K>,
  write: (document: RichText) => Promise<string>,
): Promise<string> | null {
  const sheet: BlockSheet<K> = sheets[kind];
  return sheet.as === 'text' ? sheet.write(content, write) : null;
}

/** A lesson as one file. */
async function writeLesson(
  row: BlockRow,
  content: BlockContent,
  names: Names,
  write: Write,
  { alone = false } = {},
): Promise<string> {
  const { courseId, sourceOf } = names;
  const head = {
    source: row.source,
    version: row.version,
    ...(alone && { course: courseId }),
    kind: row.kind,
    title: row.title,
    minutes: row.minutes,
    preview: row.preview,
    ...rulesOf(row, names),
    completion: row.completion,
  };
  const lead = (path: string) => pathOf(path, courseId, courseId, sourceOf);
  const linked = withLinks(content, lead);
  const text = await textOf<BlockKind>(linked.kind, linked, (document) =>
    write(document, names.nameOf),
  );
  if (text !== null) return writeSheet(head, text);
  const fields = fieldsOf(linked, names);
  const says = Object.keys(fields as object).length > 0;
  return writeSheet({ ...head, ...(says && { content: fields }) });
}

/** The names of the files, modules and lessons of a course outside. */
function namesOf({ course, modules, blocks, contents, media, questions }: Platform) {
  const asked = questions.flatMap((one) => contentsOf(one).map(({ content }) => content));
  const named = new Set([...[...contents.values()].flatMap(mediaOf), ...asked.flatMap(shownBy)]);
  if (course.cover) named.add(course.cover.mediaId);
  const entries = mediaNames(media.filter(({ mediaId }) => named.has(mediaId)));
  const fileNames = new Map(entries.map(({ mediaId, name }) => [mediaId, name]));
  const sources = new Map([
    ...modules.map(({ moduleId, source }) => [moduleId, source] as const),
    ...blocks.map(({ blockId, source }) => [blockId, source] as const),
  ]);
  const names: Names = {
    nameOf: (mediaId) => fileNames.get(mediaId) ?? `media/${mediaId}`,
    sourceOf: (id) => sources.get(id) ?? id,
    slotOf: slotWriter(course, questions),
    courseId: course.courseId,
  };
  return { names, entries };
}

const isThere = ({ binnedAt }: ModuleRow | BlockRow) => binnedAt === null;

/** A whole course as files; what is in the bin stays there. */
export async function writeCourse(platform: Platform, write: Write): Promise<Files> {
  const { course, modules, blocks, contents, questions } = platform;
  const { names, entries } = namesOf(platform);
  const {
    courseId,
    version,
    state: _,
    ownerId: __,
    createdAt: ___,
    publishedAt: ____,
    ...said
  } = course;
  const cover = said.cover && { file: names.nameOf(said.cover.mediaId), alt: said.cover.alt };
  const files: Files = new Map([
    ['course.md', writeSheet({ course: courseId, version, ...said, cover })],
    ['media.json', `${JSON.stringify({ files: entries }, null, 2)}\n`],
  ]);
  for (const [at, module] of modules.filter(isThere).entries()) {
    const folder = numbered(at, slugOf(module.title));
    const { source, title } = module;
    const head = { source, version: module.version, title, ...rulesOf(module, names) };
    files.set(`${folder}/module.md`, writeSheet(head));
    const own = blocks.filter((row) => row.moduleId === module.moduleId && isThere(row));
    for (const [place, row] of own.entries()) {
      const content = contents.get(row.blockId);
      if (!content) continue;
      const path = `${folder}/${numbered(place, slugOf(row.title))}.md`;
      files.set(path, await writeLesson(row, content, names, write));
    }
  }
  const lead = (path: string) => pathOf(path, courseId, courseId, names.sourceOf);
  const asked = await writeQuestions(questions, { nameOf: names.nameOf, lead, courseId }, write);
  return new Map([...files, ...asked]);
}

/** One lesson of a course as a file; null where it is gone. */
export async function writeOneLesson(platform: Platform, blockId: string, write: Write) {
  const row = platform.blocks.find((one) => one.blockId === blockId);
  const content = platform.contents.get(blockId);
  if (!row || !content) return null;
  // A lesson that goes alone takes no questions along: its places keep their ids.
  const names = { ...namesOf(platform).names, slotOf: (slot: Slot) => slot };
  return {
    path: `${slugOf(row.title)}.md`,
    text: await writeLesson(row, content, names, write, { alone: true }),
  };
}
