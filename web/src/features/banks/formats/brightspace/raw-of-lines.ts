import { type RawBody, type RawOption, type RawQuestion, unsaid } from '../build/raw-question.ts';
import { inert, sharesOf, withImage } from '../csv/raw-of-row.ts';
import { toDecimal } from '../decimals.ts';
import type { Notes } from '../notes.ts';
import type { DropReason } from '../reasons.ts';
import { html, plain, type RawText } from '../text/raw-text.ts';

type Failure = { why: DropReason; title: string; detail?: string };
type Made = RawBody | { why: DropReason; detail?: string };

/** What is said of a question: by the first cell of a line what the others are about. */
class Lines {
  readonly #lines: { key: string; cells: string[] }[];
  readonly #asked = new Set<string>();

  constructor(rows: readonly (readonly string[])[]) {
    this.#lines = rows.map(([key = '', ...cells]) => ({
      key: key.trim().toLowerCase(),
      cells: cells.map((cell) => inert(cell).trim()),
    }));
  }

  all(key: string): string[][] {
    this.#asked.add(key);
    return this.#lines.filter((line) => line.key === key).map(({ cells }) => cells);
  }

  /** The first line of a kind; empty where there is none. */
  first = (key: string): string[] => this.all(key)[0] ?? [];

  /** The kinds of lines that nobody asked for. */
  get others(): string[] {
    const keys = this.#lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
    return [...new Set(keys.map(({ key }) => key))].filter((key) => !this.#asked.has(key));
  }
}

/** A text, which is HTML where the cell behind it says so. */
const textOf = (text = '', form = ''): RawText => (/^html$/i.test(form) ? html(text) : plain(text));
const textOrNone = (text = '', form = ''): RawText | null =>
  text === '' ? null : textOf(text, form);

/** A share in percent, in hundredths of one. */
const weightOf = (percent = ''): number => {
  const number = toDecimal(percent.replace(/%$/, ''));
  return number === null ? 0 : Math.round(Number(number) * 100);
};

const optionsOf = (lines: Lines): RawOption[] =>
  lines.all('option').map(([weight, text, form, feedback]) => ({
    text: textOf(text, form),
    weight: weightOf(weight),
    feedback: textOrNone(feedback, form),
  }));

function severalOf(lines: Lines): Made {
  const options = optionsOf(lines);
  const shares = sharesOf(options.filter(({ weight }) => weight > 0).length || 1);
  const scoring = lines.first('scoring')[0] ?? '';
  return {
    type: 'choice',
    isSingle: false,
    // Of its right answers each counts that is chosen, and each wrong one that is not.
    scheme: /^all/i.test(scoring)
      ? 'allOrNothing'
      : /minus/i.test(scoring)
        ? 'rightMinusWrong'
        : 'eachStatement',
    shuffle: true,
    options: options.map((option) => ({
      ...option,
      isRight: option.weight > 0,
      weight: option.weight > 0 ? (shares.shift() ?? 0) : 0,
    })),
  };
}

function truthOf(lines: Lines): Made {
  const [whenTrue, whenFalse] = [lines.first('true'), lines.first('false')];
  const [right, wrong] = [weightOf(whenTrue[0]), weightOf(whenFalse[0])];
  if (right === wrong) return { why: 'no_right_answer' };
  return {
    type: 'trueFalse',
    isTrue: right > wrong,
    whenTrue: textOrNone(whenTrue[1], whenTrue[2]),
    whenFalse: textOrNone(whenFalse[1], whenFalse[2]),
  };
}

function shortTextOf(lines: Lines, notes: Notes): Made {
  lines.all('inputbox');
  const said = lines.all('answer');
  const answers = said.flatMap(([weight, text = '', how = '']) => {
    // A pattern that is a word is that word; what others stand for, no list of answers says.
    if (/^regexp$/i.test(how) && /[\\^$.|?*+()[\]{}]/.test(text)) {
      notes.add('options_dropped', text);
      return [];
    }
    return text === '' ? [] : [{ text: plain(text), weight: weightOf(weight), feedback: null }];
  });
  if (answers.length === 0) return { why: 'no_right_answer' };
  const matchCase = said.some(([, , how]) => /^sensitive$/i.test(how ?? ''));
  return { type: 'shortText', answers, matchCase, matchAccents: true };
}

/** What is matched has the number of the choice that belongs to it; one choice may belong to several. */
function matchingOf(lines: Lines, notes: Notes): Made {
  const choices = lines.all('choice').map(([number, text, form]) => ({
    number,
    right: textOf(text, form),
  }));
  const matches = lines.all('match');
  const pairs = matches.flatMap(([number, text, form]) => {
    const choice = choices.find((one) => one.number === number);
    return choice ? [{ left: textOf(text, form), right: choice.right }] : [];
  });
  if (pairs.length < matches.length || pairs.length === 0) return { why: 'no_answer' };
  const scoring = lines.first('scoring')[0] ?? '';
  if (/minus/i.test(scoring)) notes.add('scoring_changed');
  return {
    type: 'matching',
    pairs,
    distractors: choices
      .filter(({ right }) => !pairs.some((pair) => pair.right === right))
      .map(({ right }) => ({ right })),
    allOrNothing: /^all/i.test(scoring),
  };
}

function orderingOf(lines: Lines, notes: Notes): Made {
  const items = lines.all('item');
  if (items.length === 0) return { why: 'no_answer' };
  if (items.some(([, , feedback = '']) => feedback !== '')) notes.add('feedback_dropped');
  const scoring = lines.first('scoring')[0] ?? '';
  if (/minus/i.test(scoring)) notes.add('scoring_changed', 'positions');
  return {
    type: 'ordering',
    items: items.map(([text, form]) => ({ text: textOf(text, form) })),
    scheme: /^all/i.test(scoring) ? 'allOrNothing' : 'positions',
  };
}

const bodies: Partial<Record<string, (lines: Lines, notes: Notes) => Made>> = {
  WR: (lines) => ({
    type: 'essay',
    lines: null,
    minWords: null,
    maxWords: null,
    template: textOrNone(...lines.first('initialtext')),
    guide: null,
    sample: textOrNone(...lines.first('answerkey')),
  }),
  SA: shortTextOf,
  M: matchingOf,
  MC: (lines) => {
    const options = optionsOf(lines);
    return options.length === 0
      ? { why: 'no_answer' }
      : { type: 'choice', isSingle: true, scheme: 'weights', shuffle: true, options };
  },
  TF: truthOf,
  MS: (lines) => (lines.all('option').length === 0 ? { why: 'no_answer' } : severalOf(lines)),
  O: orderingOf,
};

/** From one, the easiest, to five. */
const difficultyOf = (said = ''): RawQuestion['difficulty'] =>
  /^[12]$/.test(said) ? 'easy' : said === '3' ? 'medium' : /^[45]$/.test(said) ? 'hard' : null;

/** Reads the lines of one question, of which the first says its type. */
export function rawOfLines(
  rows: readonly (readonly string[])[],
  notes: Notes,
): RawQuestion | Failure {
  const lines = new Lines(rows);
  const [type = ''] = lines.first('newquestion');
  const [name = ''] = lines.first('title');
  const [stem = '', form] = lines.first('questiontext');
  const title = (name || stem.replace(/<[^<>]*>/g, ' ')).trim().slice(0, 80);
  const body = bodies[type.toUpperCase()];
  if (!body) return { why: 'type_unsupported', title, detail: type.slice(0, 40) };
  if (stem === '') return { why: 'no_stem', title };
  const made = body(lines, notes);
  if ('why' in made) return { ...made, title };
  const [points = ''] = lines.first('points');
  const [hint, hintForm] = lines.first('hint');
  // People leave those of the template, so that many questions have one: they tell nothing apart.
  lines.all('id');
  const raw: RawQuestion = {
    ...unsaid,
    name,
    stem: withImage(textOf(stem, form), lines.first('image')[0] ?? ''),
    feedback: textOrNone(...lines.first('feedback')),
    hints: [textOrNone(hint, hintForm)].filter((text) => text !== null),
    tags: [],
    points: toDecimal(points),
    difficulty: difficultyOf(lines.first('difficulty')[0]),
    ...made,
  };
  for (const other of lines.others) notes.add('settings_dropped', other);
  return raw;
}
