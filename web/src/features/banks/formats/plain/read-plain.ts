import type { Item } from '../assemble.ts';
import { behindKeyTitle, keyIn, type Line, lineOf, partsOf } from './lines.ts';
import { itemOf, type Open } from './item-of.ts';

/**
 * Whether a text has questions as people type them: options with letters one below the other, or numbers with answers.
 */
export function isPlain(text: string): boolean {
  const lines = text.split('\n').flatMap(partsOf).map(lineOf);
  const letters = lines.flatMap((line) => (line.is === 'option' ? line.letter : []));
  if (letters.some((letter, at) => letter === 'a' && letters[at + 1] === 'b')) return true;
  const says = (is: Line['is']) => lines.some((line) => line.is === is);
  return says('answer') && (says('number') || says('option'));
}

/** Whether its questions have numbers: then nothing else begins one. */
function isNumbered(lines: readonly Line[]): boolean {
  const numbers = lines.filter(({ is }) => is === 'number').length;
  const asked = lines.filter((line) => line.is === 'option' && line.letter === 'a').length;
  return numbers > 0 && numbers * 2 >= asked;
}

type Written = { at: number; line: Line; written: string };

/** The lines of a text, each with what stands side by side in it, and the key behind all questions. */
function parted(text: string): { lines: Written[]; key: Map<number, string> } {
  const written = text.split('\n');
  const key = new Map<number, string>();
  const lines: Written[] = [];
  let isKey = false;
  for (const [at, one] of written.entries()) {
    const behind = behindKeyTitle(one);
    if (behind !== null) {
      const below = behind || (written.slice(at + 1, at + 5).find((next) => next.trim()) ?? '');
      isKey = keyIn(below).length > 0;
      if (isKey && behind === '') continue;
    }
    const answers = isKey ? keyIn(behind || one) : [];
    if (answers.length > 0) {
      // Numbers that begin again name no question.
      for (const [number, said] of answers) key.set(number, key.has(number) ? '' : said);
      continue;
    }
    if (one.trim() !== '') isKey = false;
    for (const part of partsOf(one))
      lines.push({ at: at + 1, line: lineOf(part), written: part.trim() });
  }
  return { lines, key };
}

class Reading {
  readonly #isNumbered: boolean;
  readonly found: Open[] = [];
  #open: Open | null = null;
  #isBehindBlank = false;
  #last = 0;

  constructor(numbered: boolean) {
    this.#isNumbered = numbered;
  }

  #begin(line: number, number: number | null): Open {
    this.#open = {
      line,
      number,
      stem: [],
      options: [],
      said: null,
      feedback: null,
      isUnclear: false,
    };
    this.found.push(this.#open);
    return this.#open;
  }

  /** Whether a number begins a question, and is no line of a list that belongs to one. */
  #begins(number: number): boolean {
    const open = this.#open;
    if (!this.#isNumbered) return false;
    const isOver = !open || open.number === null || open.options.length > 0 || open.said !== null;
    return isOver || number === this.#last + 1;
  }

  /** Takes words that no sign tells apart. */
  #text(at: number, text: string): void {
    const open = this.#open;
    if (!open) {
      this.#begin(at, null).stem.push(text);
    } else if (open.feedback !== null && this.#goesOn(open.feedback)) {
      open.feedback = `${open.feedback}\n${text}`.trim();
    } else if (open.said === '' && open.feedback === null) {
      open.said = text;
    } else if (open.said !== null || open.feedback !== null) {
      // In words without a label, directly below the answer, people say why.
      if (this.#goesOn(null) && open.feedback === null) open.feedback = text;
      else this.#begin(at, null).stem.push(text);
    } else if (open.options.length > 0) {
      const option = open.options.at(-1);
      // Without numbers, words behind options begin the next question: the one before never said what is right.
      if (option && this.#goesOn(null)) option.text = `${option.text} ${text}`.trim();
      else this.#begin(at, null).stem.push(text);
    } else open.stem.push(text);
  }

  #goesOn(before: string | null): boolean {
    return before === '' || (this.#isNumbered && !this.#isBehindBlank);
  }

  #option(at: number, option: Extract<Line, { is: 'option' }>, written: string): void {
    const { letter, text, isMarked } = option;
    const open = this.#open;
    const begun = open !== null && (open.said === null || this.#isNumbered);
    // Without numbers, what begins with a letter and a dot may be a name.
    if (!begun && !(this.#isNumbered && letter === 'a')) {
      this.#begin(at, null).stem.push(written);
      return;
    }
    const before = open?.options.at(-1)?.letter;
    if (before === undefined && letter !== 'a') return this.#text(at, written);
    const owner = !open || (open.said !== null && letter === 'a') ? this.#begin(at, null) : open;
    owner.options.push({ letter, text, isMarked });
  }

  take(at: number, line: Line, written: string): void {
    const open = this.#open;
    if (line.is === 'blank') {
      this.#isBehindBlank = true;
      return;
    }
    if (line.is === 'number' && this.#begins(line.number)) {
      this.#last = line.number;
      const begun = this.#begin(at, line.number);
      if (line.text !== '') begun.stem.push(line.text);
    } else if (line.is === 'option') this.#option(at, line, written);
    else if (line.is === 'answer' && open) {
      if (open.said !== null && open.said !== '') open.isUnclear = true;
      else open.said = /^_+$/.test(line.text) ? '' : line.text;
    } else if (line.is === 'explanation' && open) open.feedback = line.text;
    else this.#text(at, line.is === 'text' ? line.text : written);
    this.#isBehindBlank = false;
  }
}

/**
 * The questions of a plain text, as people type them and assistants write them: with numbers or without, options with
 * letters, and what is right in a line of its own, as a sign at its option or in a key behind all of them. Aiken
 * (https://docs.moodle.org/en/Aiken_format) is one of its forms.
 */
export function readPlain(text: string): Item[] {
  const { lines, key } = parted(text);
  const numbered = isNumbered(lines.map(({ line }) => line));
  const reading = new Reading(numbered);
  for (const { at, line, written } of lines) reading.take(at, line, written);
  return reading.found.map((open) => itemOf(open, { key, isNumbered: numbered }));
}
