import type { Item } from '../assemble.ts';
import { type RawOption, unsaid } from '../build/raw-question.ts';
import { Notes } from '../notes.ts';
import { plain } from '../text/raw-text.ts';

const option = /^\s*([A-Za-z])\s*[.)]\s+(.*)$/;
const answer = /^\s*(?:ANSWER|RESPUESTA)\s*:\s*(.*)$/i;

/** The format has none, but generators write one behind the answer. */
const explanation =
  /^\s*(?:EXPLANATION|FEEDBACK|EXPLICACI[OÓ]N|RETROALIMENTACI[OÓ]N)\s*:\s*(\S.*)$/i;

type Open = { line: number; stem: string[]; options: { letter: string; text: string }[] };

/** Whether a text is in Aiken's format: options with letters, and a line that names the right one. */
export const isAiken = (text: string): boolean =>
  /^\s*[A-Z]\s*[.)]\s+\S/m.test(text) && /^\s*(?:ANSWER|RESPUESTA)\s*:\s*[A-Z]/im.test(text);

function itemOf({ line, stem, options }: Open, said: string | null): Item {
  const title = stem.join(' ').trim().slice(0, 80);
  const letters: string[] = (said ?? '').toUpperCase().match(/\b[A-Z]\b/g) ?? [];
  const right = options.filter(({ letter }) => letters.includes(letter));
  if (stem.length === 0) return { line, title: options[0]?.text ?? '', why: 'no_stem' };
  if (options.length === 0) return { line, title, why: 'no_answer' };
  if (right.length === 0) return { line, title, why: 'no_right_answer' };
  const isSingle = right.length === 1;
  const share = Math.floor(10_000 / right.length);
  const made = options.map((one): RawOption => ({
    text: plain(one.text),
    weight: right.includes(one) ? share : 0,
    feedback: null,
  }));
  return {
    line,
    notes: new Notes(),
    categories: [],
    carried: [],
    raw: {
      ...unsaid,
      hints: [],
      tags: [],
      stem: plain(stem.join('\n')),
      type: 'choice',
      isSingle,
      scheme: 'allOrNothing',
      shuffle: true,
      options: made,
    },
  };
}

/** The questions of a text in Aiken's format (https://docs.moodle.org/en/Aiken_format). */
export function readAiken(text: string): Item[] {
  const items: Item[] = [];
  const begin = (line: number): Open => ({ line, stem: [], options: [] });
  let open = begin(1);
  const isBegun = () => open.stem.length > 0 || open.options.length > 0;
  const end = (said: string | null, next: number) => {
    if (isBegun()) items.push(itemOf(open, said));
    open = begin(next);
  };
  const lines = text.split('\n');
  for (const [at, line] of lines.entries()) {
    const [, said] = answer.exec(line) ?? [];
    if (said !== undefined) {
      end(said, at + 2);
      continue;
    }
    if (line.trim() === '') continue;
    const [, why] = explanation.exec(line) ?? [];
    const before = items.at(-1);
    if (why !== undefined && !isBegun() && before && 'raw' in before) {
      before.raw.feedback = plain(why.trim());
      continue;
    }
    const [, letter, words = ''] = option.exec(line) ?? [];
    // A line of words behind options begins the next question: the one before never said what is right.
    if (letter === undefined && open.options.length > 0) end(null, at + 1);
    if (!isBegun()) open.line = at + 1;
    if (letter !== undefined && open.stem.length > 0)
      open.options.push({ letter: letter.toUpperCase(), text: words.trim() });
    else open.stem.push(line.trim());
  }
  end(null, lines.length);
  return items;
}
