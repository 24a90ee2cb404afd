import type { QuestionType } from '#shared/questions/question-types.ts';
import type { QuestionContent, QuestionContentOf } from '#shared/schemas/questions.ts';
import { toCsv } from '#web/lib/csv.ts';
import { Notes } from '../notes.ts';
import { cellOf, inPair } from './cells.ts';
import type { FileOf, OwnQuestion, Written } from './write-moodle.ts';
import { WrittenTexts } from './written-texts.ts';

type Writer = { texts: WrittenTexts; notes: Notes };
/** The cells of a question by the names of their columns. */
type Cells = Record<string, string>;
type Writers = {
  [T in QuestionType]: ((content: QuestionContentOf<T>, writer: Writer) => Cells) | null;
};

const letterOf = (at: number) => String.fromCharCode(65 + at);
const percent = (weight: number) => String(weight / 100);
const full = 10_000;

type Option = QuestionContentOf<'singleChoice'>['options'][number];

function choiceCells(
  options: readonly Option[],
  isRight: (option: Option) => boolean,
  hasWeights: boolean,
  { texts, notes }: Writer,
): Cells {
  if (options.some(({ keepLast }) => keepLast)) notes.add('settings_dropped');
  const right = options.flatMap((option, at) => (isRight(option) ? [letterOf(at)] : []));
  return Object.fromEntries([
    ['answer', right.join(', ')],
    ...options.flatMap(({ text, weight, feedback }, at) => [
      [`option ${letterOf(at)}`, cellOf(text, texts)],
      [`weight ${letterOf(at)}`, hasWeights ? percent(weight) : ''],
      [`feedback ${letterOf(at)}`, cellOf(feedback, texts)],
    ]),
  ]) as Cells;
}

const schemes = {
  allOrNothing: 'all or nothing',
  eachStatement: 'each statement',
  rightMinusWrong: 'right minus wrong',
  weights: '',
  each: '',
  positions: '',
  neighbors: 'neighbors',
} as const;

const optionCells = (texts: readonly string[]): Cells =>
  Object.fromEntries(texts.map((text, at) => [`option ${letterOf(at)}`, text]));

/** The types that a table can hold; null: it cannot. */
const writers: Writers = {
  singleChoice: ({ options, shuffle }, writer) => ({
    type: 'single choice',
    shuffle: String(shuffle),
    ...choiceCells(
      options,
      ({ weight }) => weight === full,
      options.some(({ weight }) => weight !== 0 && weight !== full),
      writer,
    ),
  }),
  multipleChoice: ({ options, scheme, shuffle }, writer) => {
    const right = new Set(options.filter(({ isRight }) => isRight).map((one) => one.optionId));
    return {
      type: 'multiple answers',
      shuffle: String(shuffle),
      scoring: schemes[scheme],
      ...choiceCells(options, ({ optionId }) => right.has(optionId), true, writer),
    };
  },
  trueFalse: ({ isTrue, whenTrue, whenFalse }, { notes }) => {
    if (whenTrue || whenFalse) notes.add('feedback_dropped');
    return { type: 'true/false', answer: isTrue ? 'True' : 'False' };
  },
  shortText: ({ accepted, matchCase, matchAccents }, { texts, notes }): Cells => {
    if (matchCase || matchAccents) notes.add('scoring_changed');
    const isPlain = accepted.every(
      ({ text, weight, feedback }) => weight === full && !feedback && !/[|\n]/.test(text),
    );
    const answers = accepted.map(({ text }) => text);
    if (isPlain) return { type: 'short answer', answer: answers.join('|') };
    return {
      type: 'short answer',
      ...optionCells(answers.slice(0, 20)),
      ...Object.fromEntries(
        accepted.flatMap(({ weight, feedback }, at) => [
          [`weight ${letterOf(at)}`, percent(weight)],
          [`feedback ${letterOf(at)}`, cellOf(feedback, texts)],
        ]),
      ),
    };
  },
  numeric: ({ accepted, unit }, { notes }): Cells => {
    const best = accepted.find(({ weight }) => weight === full) ?? accepted[0];
    if (unit) notes.add('unit_changed');
    if (accepted.length > 1) notes.add('options_dropped');
    if (best?.feedback) notes.add('feedback_dropped');
    if (!best) return { type: 'number', answer: '' };
    const { value, tolerance } = best;
    if (tolerance.kind !== 'absolute') notes.add('scoring_changed');
    const by =
      tolerance.kind === 'absolute'
        ? tolerance.by
        : tolerance.kind === 'relative'
          ? String(Math.abs(Number(value) * Number(tolerance.by)))
          : '0';
    return { type: 'number', answer: value, tolerance: by };
  },
  matching: ({ pairs, distractors, scheme }, { texts }) => ({
    type: 'matching',
    scoring: schemes[scheme],
    ...optionCells([
      ...pairs.map(
        ({ left, right }) => `${inPair(cellOf(left, texts))} -> ${inPair(texts.words(right))}`,
      ),
      ...distractors.map(({ right }) => `-> ${inPair(texts.words(right))}`),
    ]),
  }),
  ordering: ({ items, scheme }, { texts }) => ({
    type: 'ordering',
    scoring: schemes[scheme],
    ...optionCells(items.map(({ text }) => cellOf(text, texts))),
  }),
  essay: ({ minWords, maxWords, template, guide, sample }, { notes }) => {
    if (minWords || maxWords || template || guide || sample) notes.add('settings_dropped');
    return { type: 'essay' };
  },
  cloze: null,
  categorize: null,
  hotspot: null,
  file: null,
  formula: null,
  survey: ({ options, several, comment }, { texts, notes }) => {
    if (comment && options.length > 0) notes.add('settings_dropped');
    return {
      type: several && options.length > 0 ? 'survey, several answers' : 'survey',
      ...optionCells(options.map(({ text }) => cellOf(text, texts))),
    };
  },
};

/** The most options that have a letter of their own as a column. */
const mostLetters = 26;

/** All that concerns no type. */
function headCells({ head, content, source }: OwnQuestion, { texts, notes }: Writer): Cells {
  if (content.audio) notes.add('embed');
  if (content.belowZero) notes.add('scoring_changed');
  if (head.status === 'retired') notes.add('settings_dropped');
  const tags = head.tags.map((tag) => tag.replaceAll(/\s*[,;|]\s*/g, ' '));
  if (tags.some((tag, at) => tag !== head.tags[at])) notes.add('tags_cut');
  const [only, ...others] = texts.languages;
  return {
    id: source,
    name: head.name ?? '',
    question: cellOf(content.stem, texts),
    feedback: cellOf(content.feedback, texts),
    points: String(head.points / 10_000),
    tags: tags.join(', '),
    difficulty: head.difficulty ?? '',
    language: only && others.length === 0 ? only : '',
    ...Object.fromEntries(content.hints.map((hint, at) => [`hint ${at}`, texts.words(hint)])),
  };
}

const letters = Array.from({ length: mostLetters }, (_, at) => letterOf(at));
const columns = [
  'id',
  'type',
  'name',
  'question',
  ...letters.map((letter) => `option ${letter}`),
  'answer',
  ...letters.map((letter) => `weight ${letter}`),
  ...letters.map((letter) => `feedback ${letter}`),
  'tolerance',
  'scoring',
  'shuffle',
  'points',
  'tags',
  'difficulty',
  'feedback',
  'hint 0',
  'hint 1',
  'hint 2',
  'language',
];
/** Columns that a table has however empty they are. */
const always = new Set(['type', 'question', 'answer']);

/** Writes questions as a table that spreadsheets open, a row each. Pictures have no place in it. */
export function writeCsv(questions: readonly OwnQuestion[], fileOf: FileOf): Written {
  const changed: Written['changed'] = [];
  const dropped: Written['dropped'] = [];
  const rows = questions.flatMap((question): Cells[] => {
    const { content, source } = question;
    const notes = new Notes();
    const texts = new WrittenTexts(content, (mediaId) => {
      notes.add('picture_missing', fileOf(mediaId)?.name);
      return mediaId;
    });
    const write = writers[content.type] as
      | ((content: QuestionContent, writer: Writer) => Cells)
      | null;
    const writer = { texts, notes };
    const own = write?.(content, writer);
    // Forty pairs and distractors are more than a table has letters for.
    if (!own || Object.keys(own).some((name) => !columns.includes(name))) {
      dropped.push({ source, why: 'type_unsupported' });
      return [];
    }
    const row = { ...headCells(question, writer), ...own };
    if (notes.changes.length > 0) changed.push({ source, changes: notes.changes });
    return [row];
  });
  const used = columns.filter(
    (name) => always.has(name) || rows.some((row) => (row[name] ?? '') !== ''),
  );
  // Several columns of one name are several hints.
  const names = used.map((name) => (name.startsWith('hint') ? 'hint' : name));
  return {
    text: toCsv([names, ...rows.map((row) => used.map((name) => row[name] ?? ''))]),
    changed,
    dropped,
  };
}
