import type { Item } from '../assemble.ts';
import { type Column, indexOf, type Role } from '../csv/columns.ts';
import { rawOfRow, rightOf } from '../csv/raw-of-row.ts';
import { truthOf } from '../csv/types.ts';
import { Notes } from '../notes.ts';
import type { DropReason } from '../reasons.ts';

/** A question of a plain text, as far as its lines tell. */
export type Open = {
  line: number;
  /** null: it has none. */
  number: number | null;
  stem: string[];
  options: { letter: string; text: string; isMarked: boolean }[];
  /** What its line of an answer names; null: it has no such line. */
  said: string | null;
  feedback: string | null;
  /** It has two lines of an answer. */
  isUnclear: boolean;
};

type Whole = {
  /** The answers that stand behind all questions, by number. */
  key: ReadonlyMap<number, string>;
  isNumbered: boolean;
};

const wordsBehind = /^\(?([a-z])(?:\s?[.)\]:]+|\s[-–—](?=\s))\s*\S.*$/i;
const letterOf = (said: string) => said.replace(wordsBehind, '$1');

/** The places of the options that an answer names, by letters, by words or by both; null: it names none of them. */
function named(said: string, { options }: Open): Set<number> | null {
  const known = options.map(({ letter, text }) => ({
    index: indexOf(letter) ?? 0,
    text,
    weight: null,
    feedback: '',
    isTicked: false,
  }));
  const find = (text: string) => rightOf(text, known, { isLettered: true, byWords: false });
  const bare = said.replace(/^\(([a-z])\)$/i, '$1').replace(/^(?:letter|letra)\s+/i, '');
  const parts = bare.split(/[,;]\s*|\s(?:and|y)\s/);
  const [, letter = '', words = ''] = /^([a-z])\s+(.+)$/i.exec(bare) ?? [];
  const isBoth = find(words)?.has(indexOf(letter) ?? -1) === true;
  return (
    find(bare) ??
    (parts.every((part) => wordsBehind.test(part)) ? find(parts.map(letterOf).join(', ')) : null) ??
    find(isBoth ? letter : letterOf(bare))
  );
}

const areSame = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  one.size === other.size && [...one].every((index) => other.has(index));

const places = (options: Open['options']) =>
  new Set(options.map(({ letter }) => indexOf(letter) ?? 0));

/** What is right, in letters or words, and what its answer says beside that; or the reason why nothing is. */
function rightIn(
  open: Open,
  key: Whole['key'],
): { right: string; beside: string | null } | { why: DropReason; detail?: string } {
  const { options, isUnclear, number } = open;
  const said = open.said || (number === null ? '' : (key.get(number) ?? ''));
  const marks = options.filter(({ isMarked }) => isMarked);
  // A sign at all of them is one of a list, or bold.
  const marked = places(marks.length < options.length || options.length === 1 ? marks : []);
  if (isUnclear) return { why: 'answers_differ' };
  const lettersOf = (found: ReadonlySet<number>) =>
    [...found].map((index) => String.fromCharCode(97 + index)).join(', ');
  if (options.length === 0) {
    const isLetter = /^\(?[a-z]\)?\.?$/i.test(said) && truthOf(said) === null;
    return said === '' || isLetter
      ? { why: 'no_answer', ...(said && { detail: said }) }
      : { right: said, beside: null };
  }
  if (said === '')
    return marked.size > 0
      ? { right: lettersOf(marked), beside: null }
      : { why: 'no_right_answer' };
  const found = named(said, open);
  if (!found)
    return marked.size > 0
      ? { right: lettersOf(marked), beside: said }
      : { why: 'no_answer', detail: said.slice(0, 80) };
  return marked.size > 0 && !areSame(found, marked)
    ? { why: 'answers_differ' }
    : { right: lettersOf(found), beside: null };
}

const bold = /(?<![\w*])\*\*(?=\S)([^*]{1,500})(?<=\S)\*\*(?![\w*])/g;

/** A question, read as a table would be that says the same. */
export function itemOf(open: Open, { key, isNumbered }: Whole): Item {
  const { line, options } = open;
  const written = open.stem.join('\n').trim();
  const title = (open.stem.join(' ').trim() || (options[0]?.text ?? '')).slice(0, 80);
  const drop = (why: DropReason, detail?: string): Item => ({
    line,
    title,
    why,
    ...(detail !== undefined && { detail }),
  });
  // What stands between questions with numbers is a title, or an instruction.
  if (isNumbered && open.number === null && options.length === 0 && open.said === null)
    return drop('description');
  if (written === '') return drop('no_stem');
  const letters = options.map(({ letter }) => letter);
  const isBroken = new Set(letters).size < letters.length || options.some(({ text }) => !text);
  if (isBroken) return drop('unreadable');
  const known = rightIn(open, key);
  if ('why' in known) return drop(known.why, known.detail);
  const notes = new Notes();
  const words = (text: string) => {
    const unsigned = text.replace(bold, '$1');
    if (unsigned !== text) notes.add('text_changed');
    return unsigned;
  };
  const columns: Column[] = [];
  const row: string[] = [];
  const add = (role: Role, text: string, index = 0) => {
    columns.push({ at: row.length, role, index, isLettered: true, language: null });
    row.push(text);
  };
  add('question', words(written));
  for (const { letter, text } of options) add('option', words(text), indexOf(letter) ?? 0);
  add('right', words(known.right));
  add('feedback', words(open.feedback || (known.beside ?? '')));
  const raw = rawOfRow({ columns, byWords: false, areWords: true }, row, notes);
  return 'why' in raw ? { line, ...raw } : { line, raw, notes, categories: [], carried: [] };
}
