import type { Language } from '#shared/policies/languages.ts';
import { lacksOf } from '#shared/questions/registry.ts';
import {
  questionContentSchema,
  type QuestionContent,
  type QuestionFinding,
} from '#shared/schemas/questions.ts';
import { decoded } from '#web/lib/decoded.ts';
import { sourceOfPath } from '#web/lib/derived-ulid.ts';
import { languageOfText } from '#web/lib/language-of-text.ts';
import { contentOf, textsOf } from './build/content-of.ts';
import { Kit } from './build/kit.ts';
import type { RawQuestion } from './build/raw-question.ts';
import { beside, type Carried, pictureOf, takeOut } from './embedded.ts';
import { Notes } from './notes.ts';
import type { DropReason } from './reasons.ts';
import { settledTags } from './tags-of.ts';
import { cleanLine, plainOf, Texts } from './text/texts.ts';
import type {
  DroppedQuestion,
  EmbeddedFile,
  Format,
  Head,
  Place,
  ReadFile,
  ReadOptions,
  ReadQuestion,
} from './types.ts';

/** A question of a file, as far as its reader came; `categories` are the tags that it has by where it stands. */
export type Item = { line: number } & (
  | { raw: RawQuestion; notes: Notes; categories: readonly string[]; carried: readonly Carried[] }
  | { why: DropReason; title: string; detail?: string }
);

/** What a bank holds. */
const mostQuestions = 10_000;
const most = { name: 120, points: 10_000_000 };
const isUlid = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

function headOf(raw: RawQuestion, categories: readonly string[], notes: Notes): Head {
  const name = cleanLine(raw.name);
  if (name.length > most.name) notes.add('name_cut');
  const points = raw.points === null ? 10_000 : Math.round(Number(raw.points) * 10_000);
  const fits = Math.max(0, Math.min(most.points, points));
  if (fits !== points) notes.add('points_changed', raw.points ?? '');
  return {
    name: name.slice(0, most.name).toWellFormed().trim() || null,
    tags: settledTags([...categories, ...raw.tags], notes),
    difficulty: raw.difficulty,
    points: fits,
    status: raw.isHidden ? 'retired' : 'draft',
  };
}

/** Says what a question is called in a list of those that did not come in. */
const titleOf = (raw: RawQuestion): string =>
  (cleanLine(raw.name) || plainOf(raw.stem.text)).slice(0, 80).toWellFormed();

/** Finds a question again in another file, or the same file later. */
function keyOf(raw: RawQuestion): string {
  if (raw.id !== null) return `id ${raw.id}`;
  return `${cleanLine(raw.name)}\n${plainOf(raw.stem.text)}`;
}

const isFull = (content: QuestionContent): DropReason | null => {
  const says = Object.values(content.stem).some((document) => (document?.content.length ?? 0) > 0);
  return says ? null : 'no_stem';
};

/** Tells what keeps a question from being ready, but for what was told where it was read. */
function noteLacks(lacks: readonly QuestionFinding[], notes: Notes): void {
  const hasNoRight = notes.changes.some(({ reason }) => reason === 'no_right_answer');
  for (const { code } of lacks)
    if (code !== 'no_right_answer' || !hasNoRight) notes.add('incomplete', code);
}

class Assembly {
  readonly #language: Language;
  readonly #keys = new Map<string, number>();
  readonly files = new Map<string, EmbeddedFile>();

  constructor(language: Language) {
    this.#language = language;
  }

  /** Questions that nothing tells apart are told apart by their order. */
  async #sourceOf(raw: RawQuestion): Promise<string> {
    const key = keyOf(raw);
    const count = (this.#keys.get(key) ?? 0) + 1;
    this.#keys.set(key, count);
    if (raw.id !== null && isUlid.test(raw.id) && count === 1) return raw.id;
    return sourceOfPath(`question ${key}${count > 1 ? `\n${count}` : ''}`);
  }

  async #pictures(carried: readonly Carried[]): Promise<Map<string, EmbeddedFile>> {
    const found = new Map<string, EmbeddedFile>();
    for (const one of carried) {
      const picture = await pictureOf(one);
      if (picture) found.set(decoded(one.name), picture);
    }
    return found;
  }

  /** A question of ours, or the reason why there is none. */
  async question(
    item: Extract<Item, { raw: RawQuestion }>,
    place: Place,
  ): Promise<ReadQuestion | DroppedQuestion> {
    const { raw, notes } = item;
    const title = titleOf(raw);
    const pictures = await this.#pictures([...item.carried, ...takeOut(textsOf(raw))]);
    const used = new Set<EmbeddedFile>();
    const mediaOf = (address: string): string | null => {
      const name = decoded(address).replace(beside, '').replace(/^\/+/, '').replace(/\?.*$/, '');
      const picture = pictures.get(name) ?? pictures.get(name.replace(/^.*\//, ''));
      if (picture) used.add(picture);
      return picture?.mediaId ?? null;
    };
    const kit = new Kit(new Texts(raw.language ?? this.#language, mediaOf, notes), notes);
    const head = headOf(raw, item.categories, notes);
    const made = questionContentSchema.safeParse(contentOf(raw, kit));
    if (!made.success) {
      const [issue] = made.error.issues;
      const isTooLarge = issue?.message === 'too_large';
      const detail = issue?.path.join('.');
      return { place, title, why: isTooLarge ? 'too_large' : 'invalid', ...(detail && { detail }) };
    }
    const why = isFull(made.data);
    if (why) return { place, title, why };
    for (const picture of used) this.files.set(picture.mediaId, picture);
    const lacks = lacksOf(made.data);
    if (head.status !== 'retired' && lacks.length === 0) head.status = 'ready';
    if (head.status === 'draft') noteLacks(lacks, notes);
    const { changes } = notes;
    const fate = changes.length > 0 ? 'changed' : 'kept';
    return { head, content: made.data, source: await this.#sourceOf(raw), place, fate, changes };
  }
}

/** The language of a file by its words. */
const guessed = (items: readonly Item[]): Language =>
  languageOfText(
    items
      .flatMap((item) => ('raw' in item ? [item.raw.stem.text.replace(/<[^<>]*>/g, ' ')] : []))
      .join('\n')
      .slice(0, 60_000),
  );

/** Makes questions of what a reader found: each of them comes out once, kept, changed or dropped. */
export async function assemble(
  format: Format,
  items: readonly Item[],
  options: ReadOptions,
): Promise<Omit<ReadFile, 'isGuessed'>> {
  const language = options.language ?? guessed(items);
  const assembly = new Assembly(language);
  const questions: ReadQuestion[] = [];
  const dropped: DroppedQuestion[] = [];
  for (const [index, item] of items.entries()) {
    const place: Place = {
      index,
      line: item.line,
      ...(format === 'workbook' && { isRow: true }),
    };
    options.onRead?.(index, items.length);
    if ('why' in item) {
      const { title, why, detail } = item;
      dropped.push({ place, title, why, ...(detail !== undefined && { detail }) });
    } else if (questions.length >= mostQuestions) {
      dropped.push({ place, title: titleOf(item.raw), why: 'bank_full' });
    } else {
      const made = await assembly.question(item, place).catch((error: unknown) => {
        // What is nested deeper than a parser of ours can follow is left out, and nothing else with it.
        if (!(error instanceof RangeError)) throw error;
        return { place, title: titleOf(item.raw), why: 'unreadable' as const };
      });
      if ('why' in made) dropped.push(made);
      else questions.push(made);
    }
  }
  return {
    format,
    refused: null,
    language,
    questions,
    dropped,
    files: [...assembly.files.values()],
  };
}
