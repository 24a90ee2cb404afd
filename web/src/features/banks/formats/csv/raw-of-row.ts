import type { Language } from '#shared/policies/languages.ts';
import type { RawBody, RawOption, RawQuestion } from '../build/raw-question.ts';
import { twoReadings } from '#web/questions/numbers/two-readings.ts';
import { toDecimal } from '../decimals.ts';
import { numberOf } from '../gift/raw-of-block.ts';
import type { Notes } from '../notes.ts';
import type { DropReason } from '../reasons.ts';
import { plain, type RawText } from '../text/raw-text.ts';
import { type Column, indexOf, type Role } from './columns.ts';
import { isYesOrNo, truthOf, typeOf, type RowType } from './types.ts';

/** Cells that say the same in two languages, as one text. */
const spoken = (parts: { text: string; language: Language | null }[]): string =>
  parts.length === 1 || parts.every(({ language }) => language === null)
    ? (parts[0]?.text ?? '')
    : parts
        .map(({ text, language }) =>
          language === null ? text : `{mlang ${language}}${text}{mlang}`,
        )
        .join('');

/** A cell without the apostrophe by which a spreadsheet is kept from taking it for a formula. */
export const inert = (cell: string): string =>
  /^'[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/.test(cell) ? cell.slice(1) : cell;

const markup =
  /<\/?(p|div|br|span|b|strong|i|em|u|ul|ol|li|img|table|sub|sup|code|pre|a|h[1-6])(?=[\s>/])[^<>]*>|&(#\d+|#x[\da-f]+|[a-z]{2,8});/i;

/** A cell as a text: as HTML where it has any. */
export const textOf = (text: string): RawText => ({
  text,
  format: /^\s*</.test(text) && markup.test(text) ? 'html' : markup.test(text) ? 'moodle' : 'plain',
});
/** A text with a picture behind it, by its address; none where there is no address. */
export function withImage(shown: RawText, address: string): RawText {
  const image = address.replaceAll('"', '');
  if (image === '') return shown;
  const before =
    shown.format === 'plain'
      ? shown.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')
      : shown.text;
  return { format: 'html', text: `${before}<p><img src="${image}"></p>` };
}

/** The marks by which people tick the right option where no column names it. */
const tick = /^\s*(?:\*+|x\s|\[x\]|\(x\)|[\u2713\u2714\u2705])\s*/i;

type Option = { text: string; weight: number | null; feedback: string; isTicked: boolean };

/** The cells of a row by what their columns tell. */
class Cells {
  readonly #columns: readonly Column[];
  readonly #cells: readonly string[];
  readonly #areWords: boolean;
  readonly #numbers: ReadonlySet<number>;

  /**
   * @param areWords whether they hold words alone, and no signs of HTML or of spreadsheets
   * @param numbers the places of cells that hold numbers and no texts
   */
  constructor(
    columns: readonly Column[],
    cells: readonly string[],
    { areWords = false, numbers = new Set() }: Pick<Table, 'areWords' | 'numbers'> = {},
  ) {
    this.#columns = columns;
    this.#cells = cells;
    this.#areWords = areWords;
    this.#numbers = numbers;
  }

  /** What a role says as a text, where a number can be meant in two ways: as a number of a workbook it cannot. */
  typed(role: Role): string {
    const isNumber = this.all(role).some(
      ({ column, text }) => text !== '' && this.#numbers.has(column.at),
    );
    return isNumber ? '' : this.text(role);
  }

  /** What a cell says, as a text of a question. */
  written(text: string): RawText {
    return this.#areWords ? plain(text) : textOf(text);
  }

  writtenOrNone(text: string): RawText | null {
    return text.trim() === '' ? null : this.written(text);
  }

  all(role: Role): { column: Column; text: string }[] {
    return this.#columns
      .filter((column) => column.role === role)
      .map((column) => ({ column, text: this.#said(column.at) }));
  }

  #said(at: number): string {
    const cell = this.#cells[at] ?? '';
    return (this.#areWords ? cell : inert(cell)).trim();
  }

  /** The text of all columns of a role, in both languages where they have a column each. */
  text(role: Role, index?: number): string {
    const found = this.all(role)
      .filter(({ column, text }) => text !== '' && (index === undefined || column.index === index))
      .map(({ column, text }) => ({ text, language: column.language }));
    return spoken(found);
  }

  indexes(role: Role): number[] {
    const found = this.all(role).filter(({ text }) => text !== '');
    return [...new Set(found.map(({ column }) => column.index))].toSorted((a, b) => a - b);
  }

  isLettered(role: Role): boolean {
    return this.all(role).some(({ column }) => column.isLettered);
  }
}

const percent = (text: string): number | null => {
  const number = toDecimal(text.replace(/%$/, ''));
  return number === null ? null : Math.round(Number(number) * 100);
};

const optionsOf = (cells: Cells): (Option & { index: number })[] =>
  cells.indexes('option').map((index) => {
    const said = cells.text('option', index);
    const weight = cells.text('weight', index);
    return {
      index,
      text: said,
      weight: weight === '' ? null : percent(weight),
      feedback: cells.text('optionFeedback', index),
      isTicked: tick.test(said),
    };
  });

const partsOf = (text: string) =>
  text
    .split(/[,;|/\n]|\s(?:and|y)\s/)
    .map((part) => part.trim())
    .filter(Boolean);
/** Where the decimal sign is a comma, a spreadsheet makes a number of the places "1,3". */
const twoPlaces = /^\d\.\d$/;
const bare = (text: string) => text.trim().toLowerCase();

/** How a table names its right options: whether by letters, and whether a number is what one says. */
type Naming = { isLettered: boolean; byWords: boolean };

/** The options that a cell names as right, by their letters, numbers or words; null: it names none of them. */
export function rightOf(
  said: string,
  options: readonly (Option & { index: number })[],
  { isLettered, byWords: isWord }: Naming,
): Set<number> | null {
  const byWords = (text: string) => options.find((option) => bare(option.text) === bare(text));
  const byLabel = (text: string) => {
    const label = text
      .replace(/^(?:option|opci[oó]n|answer|respuesta)\s+/i, '')
      .replace(/[.)]$/, '');
    const index = indexOf(label);
    return index === null ? undefined : options.find((option) => option.index === index);
  };
  const isLabel = (text: string) => (isLettered ? /^[a-z]$/i : /^\d{1,2}$/).test(text);
  const find = (text: string) =>
    isLabel(text) && !isWord ? (byLabel(text) ?? byWords(text)) : (byWords(text) ?? byLabel(text));
  const whole = find(said);
  if (whole) return new Set([whole.index]);
  const isRun = isLettered && /^[a-j]{2,6}$/i.test(said);
  const isNumber = !isLettered && twoPlaces.test(said);
  const parts = isRun ? Array.from(said) : isNumber ? said.split('.') : partsOf(said);
  const found = parts.map(find);
  return found.length > 0 && found.every((one) => one !== undefined)
    ? new Set(found.map((one) => one.index))
    : null;
}

type Reading = 'place' | 'word' | 'either';

/** What stands for the right answer: the place of an option, or what one says; null: both say the same, or neither. */
function readingOf(
  said: string,
  options: readonly (Option & { index: number })[],
  isLettered: boolean,
): Reading | null {
  const word = options.find(({ text }) => bare(text) === bare(said));
  if (isLettered || !/^\d{1,2}$/.test(said)) return word ? 'word' : null;
  const place = options.find(({ index }) => index === indexOf(said));
  if (place === word) return null;
  if (place && word) return 'either';
  return place ? 'place' : 'word';
}

/**
 * Whether the numbers of a column of right answers are what options say, and not their places: where one of its rows
 * can only be read so, and none only the other way. Where all of it can be either, the numbers are places, as the
 * templates of other programs have them.
 */
export function namesByWords(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): boolean {
  const readings = new Set(
    rows.map((row) => {
      const cells = new Cells(columns, row);
      return readingOf(cells.text('right'), optionsOf(cells), cells.isLettered('option'));
    }),
  );
  return readings.has('word') && !readings.has('place');
}

type Made = { why: DropReason } | RawBody;
/** Whole weights for so many right options: their sum is exactly all. */
export const sharesOf = (count: number): number[] =>
  Array.from(
    { length: count },
    (_, at) => Math.floor(10_000 / count) + (at < 10_000 % count ? 1 : 0),
  );

function schemeOf(said: string) {
  if (/^(all|todo)/i.test(said)) return 'allOrNothing';
  if (/^(each|cada)/i.test(said)) return 'eachStatement';
  return /^(right|correct|aciertos)/i.test(said) ? 'rightMinusWrong' : null;
}

function choiceOf(cells: Cells, type: RowType | null, byWords: boolean, notes: Notes): Made {
  const wrong = cells.all('wrong').filter(({ text }) => text !== '');
  const given = optionsOf(cells);
  const said = cells.text('right');
  const options: (Option & { index: number })[] =
    given.length === 0 && wrong.length > 0
      ? [
          { index: 0, text: said, weight: null, feedback: '', isTicked: true },
          ...wrong.map(({ text }, at) => ({
            index: at + 1,
            text,
            weight: null,
            feedback: '',
            isTicked: false,
          })),
        ]
      : given;
  const isLettered = cells.isLettered('option');
  const weights = options.some(({ weight }) => weight !== null);
  const ticked = options.filter(({ isTicked }) => isTicked);
  // Beside columns of wrong ones, the right one is what its own column says, whatever number that is.
  const isBesideWrong = options !== given;
  const named = isBesideWrong
    ? new Set(said === '' ? [] : [0])
    : rightOf(said, options, { isLettered, byWords });
  if (!isBesideWrong && readingOf(said, options, isLettered) === 'either')
    notes.add(byWords ? 'answer_as_word' : 'answer_as_place', said);
  const isTicked = !named && !weights && ticked.length > 0;
  const right = named ?? (isTicked ? new Set(ticked.map(({ index }) => index)) : null);
  if (!right?.size && !weights) return { why: said === '' ? 'no_right_answer' : 'no_answer' };
  const texts = options.map(({ text }) => (isTicked ? text.replace(tick, '') : text));
  const truths = texts.map(truthOf);
  if (
    right?.size === 1 &&
    options.length === 2 &&
    truths.includes(true) &&
    truths.includes(false) &&
    type !== 'multiple' &&
    // Whoever names the type means it, and yes or no is no truth of a statement.
    type !== 'single' &&
    !texts.some(isYesOrNo) &&
    !options.some(({ feedback }) => feedback)
  )
    return {
      type: 'trueFalse',
      isTrue: truths[options.findIndex(({ index }) => right.has(index))] === true,
      whenTrue: null,
      whenFalse: null,
    };
  const isSingle = type === 'single' || (type !== 'multiple' && (right ? right.size === 1 : true));
  const shares = sharesOf(right?.size ?? 1);
  // A table that states no weights means exactly the right ones.
  const scheme = schemeOf(cells.text('scheme')) ?? (weights ? 'weights' : 'allOrNothing');
  const made = options.map((option): RawOption => {
    const isRight = right?.has(option.index) ?? false;
    return {
      text: cells.written(isTicked ? option.text.replace(tick, '') : option.text),
      weight: option.weight ?? (isRight ? (isSingle ? 10_000 : (shares.shift() ?? 0)) : 0),
      feedback: cells.writtenOrNone(option.feedback),
    };
  });
  if (isSingle && (right?.size ?? 0) > 1) notes.add('several_right');
  const shuffle = truthOf(cells.text('shuffle')) ?? true;
  return { type: 'choice', isSingle, scheme, shuffle, options: made };
}

const arrow = /\s*(?:->|=>|\u2192|\s=\s|::|\s:\s)\s*/;

/** A question about an opinion: where it offers nothing to choose, its answer is written. */
function surveyOf(cells: Cells, several: boolean, notes: Notes): Made {
  const options = optionsOf(cells);
  const isScored = options.some(({ weight }) => weight !== null && weight !== 0);
  if (isScored || cells.text('right') !== '') notes.add('key_dropped');
  if (options.some(({ feedback }) => feedback !== '')) notes.add('feedback_dropped');
  return {
    type: 'survey',
    options: options.map(({ text }) => cells.written(text)),
    several: several && options.length > 0,
    comment: options.length === 0,
  };
}

function bodyOf(cells: Cells, type: RowType | null, byWords: boolean, notes: Notes): Made {
  const options = cells.all('option').filter(({ text }) => text !== '');
  const said = cells.text('right');
  const isTrue = truthOf(said);
  const kind =
    type ??
    (options.length > 1 || cells.all('wrong').some(({ text }) => text !== '')
      ? 'choice'
      : isTrue !== null
        ? 'trueFalse'
        : toDecimal(said) !== null
          ? 'numeric'
          : said || options.length > 0
            ? 'shortText'
            : null);
  switch (kind) {
    case null:
      return { why: 'no_right_answer' };
    case 'trueFalse': {
      if (isTrue !== null) return { type: 'trueFalse', isTrue, whenTrue: null, whenFalse: null };
      return choiceOf(cells, type, byWords, notes);
    }
    case 'shortText': {
      const texts = optionsOf(cells);
      const more = cells
        .all('right')
        .flatMap(({ text }) => (text ? text.split(/\s*[|\n]\s*/) : []));
      const answers =
        texts.length > 0 && !more.some((one) => indexOf(one) === null)
          ? texts.map(({ text, weight, feedback }) => ({
              text: plain(text),
              weight: weight ?? 10_000,
              feedback: cells.writtenOrNone(feedback),
            }))
          : more.map((text) => ({ text: plain(text), weight: 10_000, feedback: null }));
      return answers.length > 0
        ? { type: 'shortText', answers, matchCase: false, matchAccents: false }
        : { why: 'no_right_answer' };
    }
    case 'numeric': {
      const tolerance = toDecimal(cells.text('tolerance') || '0');
      const texts = said || cells.text('option', 0);
      const number = numberOf(texts);
      if (!number || tolerance === null) return { why: texts ? 'bad_number' : 'no_right_answer' };
      const by = tolerance === '0' ? number.tolerance : tolerance;
      for (const text of [
        ...cells.typed(said ? 'right' : 'option').split(/\.\.|:/),
        cells.typed('tolerance'),
      ])
        if (twoReadings(text)) notes.add('number_as_decimal', text);
      return {
        type: 'numeric',
        answers: [
          { value: number.value, tolerance: by, kind: 'absolute', weight: 10_000, feedback: null },
        ],
        units: null,
      };
    }
    case 'matching': {
      const parts = options.map(({ text }) => text.split(arrow));
      const isRead = parts.every(({ length }) => length === 2);
      if (!isRead) return { why: 'unreadable' };
      const pairs = parts.map(([left = '', right = '']) => ({
        left: cells.written(left),
        right: cells.written(right),
      }));
      return {
        type: 'matching',
        pairs: pairs.filter(({ left }) => left.text !== ''),
        distractors: pairs.filter(({ left }) => left.text === ''),
        allOrNothing: schemeOf(cells.text('scheme')) === 'allOrNothing',
      };
    }
    case 'ordering':
      return {
        type: 'ordering',
        items: cells
          .indexes('option')
          .map((index) => ({ text: cells.written(cells.text('option', index)) })),
        scheme: /all|todo/i.test(cells.text('scheme'))
          ? 'allOrNothing'
          : /neigh|vecin/i.test(cells.text('scheme'))
            ? 'neighbors'
            : 'positions',
      };
    case 'essay':
      return {
        type: 'essay',
        lines: null,
        minWords: null,
        maxWords: null,
        template: null,
        guide: null,
        sample: null,
      };
    case 'survey':
    case 'surveyOfSeveral':
      return surveyOf(cells, kind === 'surveyOfSeveral', notes);
    default:
      return choiceOf(cells, kind, byWords, notes);
  }
}

const difficultyOf = (text: string): RawQuestion['difficulty'] => {
  if (/^(easy|f[aá]cil|baj[oa]|low|beginner|b[aá]sic[oa]?|1)/i.test(text)) return 'easy';
  if (/^(medium|medi[oa]|normal|moderate|intermedi[oa]|intermediate|2)/i.test(text))
    return 'medium';
  return /^(hard|dif[ií]cil|alt[oa]|high|advanced|avanzad[oa]|3)/i.test(text) ? 'hard' : null;
};

const languageOf = (text: string): Language | null =>
  /^(en|english|ingl[eé]s)\b/i.test(text)
    ? 'en'
    : /^(es|spanish|espa[nñ]ol)\b/i.test(text)
      ? 'es'
      : null;

/** As much of the name of a type as is told where it is not known. */
const longestType = 40;

type Table = {
  columns: readonly Column[];
  /** Whether a number in the place of the right answer is what an option says. */
  byWords: boolean;
  /** Whether its cells hold words alone, and no signs of HTML or of spreadsheets. */
  areWords?: boolean;
  /** The places of the row's cells that hold numbers and no texts. */
  numbers?: ReadonlySet<number> | undefined;
};

/** Reads a row of a table as a question. */
export function rawOfRow(
  { columns, byWords, ...of }: Table,
  row: readonly string[],
  notes: Notes,
): RawQuestion | { why: DropReason; title: string; detail?: string } {
  const cells = new Cells(columns, row, of);
  const stem = cells.text('question');
  const name = cells.text('name');
  const title = (name || stem.replace(/\{mlang[^}]*\}|<[^<>]*>/g, ' ')).trim().slice(0, 80);
  const typed = cells.text('type');
  const type = typed === '' ? null : typeOf(typed);
  if (typed !== '' && type === null)
    return { why: 'type_unsupported', title: title || typed, detail: typed.slice(0, longestType) };
  if (stem === '') return { why: 'no_stem', title };
  const made = bodyOf(cells, type, byWords, notes);
  if ('why' in made) return { ...made, title };
  if (cells.text('time') !== '') notes.add('time_limit');
  const worth = cells.text('points');
  const points = toDecimal(worth);
  if (points === null && worth !== '') notes.add('points_changed', worth);
  return {
    id: cells.text('id') || null,
    name,
    stem: withImage(cells.written(stem), cells.text('image')),
    feedback: cells.writtenOrNone(cells.text('feedback')),
    hints: cells.all('hint').flatMap(({ text }) => cells.writtenOrNone(text) ?? []),
    tags: cells.all('tags').flatMap(({ text }) => text.split(/\s*[,;|]\s*/).filter(Boolean)),
    points,
    isHidden: false,
    belowZero: false,
    difficulty: difficultyOf(cells.text('difficulty')),
    language: languageOf(cells.text('language')),
    ...made,
  };
}
