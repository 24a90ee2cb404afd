import type { QuestionContent, QuestionContentOf } from '#shared/schemas/questions.ts';
import type { QuestionType } from '#shared/questions/question-types.ts';
import { endingsOf } from '#web/components/uploads/file-groups.ts';
import type { Change } from '../notes.ts';
import { Notes } from '../notes.ts';
import type { Head } from '../types.ts';
import { clozeText } from './moodle-cloze.ts';
import { datasetsOf, formulaTolerance, moodleExpression } from './moodle-formula.ts';
import { type Tolerance, toleranceOf } from './moodle-tolerance.ts';
import { carried, type OwnCloze, type OwnFormula, spokenStem } from './own-content.ts';
import { type AddressOf, WrittenTexts } from './written-texts.ts';

/** A question as it is taken out of a bank. */
export type OwnQuestion = { head: Head; content: QuestionContent; source: string };
export type Written = {
  text: string;
  /** What the format cannot hold of a question, by its source. */
  changed: { source: string; changes: Change[] }[];
  dropped: { source: string; why: 'type_unsupported' }[];
};
/** The bytes of a file that texts show; null: they are not to be taken along. */
export type FileOf = (mediaId: string) => { name: string; base64: string } | null;

type Writer = { texts: WrittenTexts; notes: Notes; addressOf: AddressOf };
/** `stem` where it is no text like others. */
type Inner = { type: string; body: string; settings?: Record<string, string>; stem?: string };
type Rich = Parameters<WrittenTexts['html']>[0];

const attribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const attributes = (values: Record<string, string | number | boolean | undefined>) =>
  Object.entries(values)
    .flatMap(([key, value]) =>
      value === undefined ? [] : [` ${key}="${attribute(String(value))}"`],
    )
    .join('');
const data = (text: string): string =>
  `<text>${/[<&]/.test(text) ? `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : text}</text>`;
const element = (name: string, text: string, more: Record<string, string> = {}) =>
  `\n    <${name}${attributes({ format: 'html', ...more })}>${data(text)}</${name}>`;
const value = (name: string, said: string | number | boolean) =>
  `\n    <${name}>${attribute(String(said))}</${name}>`;

/** The shares that Moodle knows: others it refuses. */
const thirds: [number, string][] = [
  [3333, '33.33333'],
  [3334, '33.33333'],
  [1667, '16.66667'],
  [1666, '16.66667'],
  [1429, '14.28571'],
  [1428, '14.28571'],
  [1111, '11.11111'],
  [1112, '11.11111'],
  [6667, '66.66667'],
  [8333, '83.33333'],
];
const fractionOf = (weight: number): string => {
  const known = thirds.find(([one]) => one === Math.abs(weight))?.[1];
  return known ? `${weight < 0 ? '-' : ''}${known}` : String(weight / 100);
};

const answer = (
  text: string,
  weight: number,
  feedback: Rich,
  { texts }: Writer,
  more: Record<string, string | number | boolean | undefined> = {},
  inner = '',
) =>
  `\n    <answer${attributes({ fraction: fractionOf(weight), format: 'html', weight, ...more })}>${data(text)}<feedback format="html">${data(texts.html(feedback))}</feedback>${inner}</answer>`;

type Unit = QuestionContentOf<'numeric'>['unit'];
function unitsOf(unit: Unit): string {
  if (!unit) return value('showunits', 3);
  const units = unit.accepted.map(
    ({ unit: name, factor }) =>
      `<unit factor="${factor}"><multiplier>${1 / Number(factor)}</multiplier><unit_name>${attribute(name)}</unit_name></unit>`,
  );
  return `\n    <units>${units.join('')}</units>${value('unitgradingtype', unit.isRequired ? 1 : 0)}\n    <unitpenalty own="${unit.penalty}">${unit.penalty / 10_000}</unitpenalty>${value('showunits', 0)}`;
}

function toleranceIn(number: string, tolerance: Tolerance, { notes }: Writer): string {
  const distance = toleranceOf(number, tolerance, notes);
  if (tolerance.kind === 'absolute') return `<tolerance>${distance}</tolerance>`;
  const by = tolerance.kind === 'significant' ? tolerance.digits : tolerance.by;
  return `<tolerance kind="${tolerance.kind}" by="${by}">${distance}</tolerance>`;
}

const option = (
  one: QuestionContentOf<'singleChoice'>['options'][number],
  writer: Writer,
  more: Record<string, string | boolean> = {},
) => {
  return answer(writer.texts.html(one.text), one.weight, one.feedback, writer, {
    id: one.optionId,
    last: one.keepLast,
    ...more,
  });
};

/** Moodle rounds no further. */
const mostDecimals = 9;

type Writers = {
  [T in QuestionType]: ((content: QuestionContentOf<T>, writer: Writer) => Inner | null) | null;
};

/** The types that Moodle has; null: it has none like it, or would not take this one as it is. */
const writers: Writers = {
  singleChoice: ({ options, shuffle }, writer) => ({
    type: 'multichoice',
    body: `${value('single', true)}${value('shuffleanswers', shuffle)}${value('answernumbering', 'abc')}${options.map((one) => option(one, writer)).join('')}`,
  }),
  multipleChoice: ({ options, scheme, shuffle }, writer) => {
    if (scheme !== 'weights') writer.notes.add('scoring_changed', scheme);
    return {
      type: 'multichoice',
      settings: { scheme },
      body: `${value('single', false)}${value('shuffleanswers', shuffle)}${value('answernumbering', 'abc')}${options
        .map((one) => option(one, writer, { right: one.isRight }))
        .join('')}`,
    };
  },
  trueFalse: ({ isTrue, whenTrue, whenFalse }, writer) => ({
    type: 'truefalse',
    body: `${answer('true', isTrue ? 10_000 : 0, whenTrue, writer)}${answer('false', isTrue ? 0 : 10_000, whenFalse, writer)}`,
  }),
  shortText: ({ accepted, matchCase, matchAccents }, writer) => {
    if (!matchAccents) writer.notes.add('scoring_changed');
    return {
      type: 'shortanswer',
      settings: { accents: String(matchAccents) },
      body: `${value('usecase', matchCase ? 1 : 0)}${accepted
        .map(({ text, weight, feedback }) => answer(text, weight, feedback, writer))
        .join('')}`,
    };
  },
  numeric: ({ accepted, unit }, writer) => ({
    type: 'numerical',
    body: `${accepted
      .map((one) =>
        answer(
          one.value,
          one.weight,
          one.feedback,
          writer,
          {},
          toleranceIn(one.value, one.tolerance, writer),
        ),
      )
      .join('')}${unitsOf(unit)}`,
  }),
  matching: ({ pairs, distractors, scheme }, writer) => {
    if (scheme !== 'each') writer.notes.add('scoring_changed', scheme);
    const sub = (left: string, right: string, id: string) =>
      `\n    <subquestion format="html" id="${id}">${data(left)}<answer>${data(right)}</answer></subquestion>`;
    return {
      type: 'matching',
      settings: { scheme },
      body: `${value('shuffleanswers', true)}${pairs
        .map(({ left, right, pairId }) =>
          sub(writer.texts.html(left), writer.texts.words(right), pairId),
        )
        .join('')}${distractors
        .map(({ right, distractorId }) => sub('', writer.texts.words(right), distractorId))
        .join('')}`,
    };
  },
  ordering: ({ items, scheme }, writer) => ({
    type: 'ordering',
    body: `${value('layouttype', 'VERTICAL')}${value('selecttype', 'ALL')}${value(
      'gradingtype',
      {
        allOrNothing: 'ALL_OR_NOTHING',
        positions: 'ABSOLUTE_POSITION',
        neighbors: 'RELATIVE_NEXT_EXCLUDE_LAST',
      }[scheme],
    )}${items
      .map(
        ({ text, itemId }, at) =>
          `\n    <answer fraction="${at + 1}" format="html" id="${itemId}">${data(writer.texts.html(text))}</answer>`,
      )
      .join('')}`,
  }),
  essay: (content, { texts, notes }) => {
    if (content.sample) notes.add('settings_dropped');
    return {
      type: 'essay',
      body: `${value('responseformat', 'editor')}${value('responsefieldlines', content.lines)}${value('minwordlimit', content.minWords ?? '')}${value('maxwordlimit', content.maxWords ?? '')}${value('attachments', 0)}${element('graderinfo', texts.html(content.guide))}${element('responsetemplate', texts.words(content.template))}${content.sample ? element('sample', texts.html(content.sample)) : ''}`,
    };
  },
  cloze: ({ stem, gaps }, { notes, addressOf }) => {
    const own = carried({ stem, gaps }, addressOf) as OwnCloze;
    const isAnswered = ({ of }: (typeof gaps)[number]) =>
      (of.type === 'singleChoice' ? of.options : of.accepted).length > 0;
    if (gaps.length === 0 || !gaps.every(isAnswered)) return null;
    return {
      type: 'cloze',
      settings: { own: JSON.stringify(own) },
      stem: clozeText(own, notes),
      body: '',
    };
  },
  categorize: null,
  hotspot: null,
  file: ({ accepts, most, mostBytes, guide }, { texts }) => ({
    type: 'essay',
    body: `${value('responseformat', 'noinline')}${value('responserequired', 0)}${value('attachments', most)}${value('attachmentsrequired', 1)}${value('maxbytes', mostBytes ?? 0)}${value('filetypeslist', endingsOf(accepts).join(','))}${element('graderinfo', texts.html(guide))}`,
  }),
  formula: (content, { notes, addressOf }) => {
    const { stem, variables, expression, tolerance, decimals, unit } = content;
    const formula = moodleExpression(content, notes);
    const hasValues = variables.every((one) => !('values' in one) || one.values.length > 0);
    if (formula === null || !hasValues) return null;
    const given = { stem, variables, expression, tolerance, decimals, unit };
    const own = carried(given, addressOf) as OwnFormula;
    const { by, type } = formulaTolerance(tolerance, notes);
    if (decimals === null || decimals > mostDecimals) notes.add('scoring_changed');
    notes.add('sets_of_values');
    const length = Math.min(decimals ?? mostDecimals, mostDecimals);
    return {
      type: 'calculatedsimple',
      settings: { own: JSON.stringify(own) },
      stem: spokenStem(own),
      body: `${value('synchronize', 0)}${value('single', 0)}${value('answernumbering', 'abc')}${value('shuffleanswers', 0)}
    <answer fraction="100">${data(formula)}<tolerance>${by}</tolerance><tolerancetype>${type}</tolerancetype><correctanswerformat>1</correctanswerformat><correctanswerlength>${length}</correctanswerlength><feedback format="html"><text></text></feedback></answer>${unitsOf(unit)}${value('unitsleft', 0)}${datasetsOf(variables)}`,
    };
  },
  survey: null,
};

type CarriedFiles = ReadonlyMap<string, { mediaId: string; base64: string }>;

/** A text that is more than words: it stands in one or several pieces of data. */
const richText = /<text>(?:<!\[CDATA\[[^]*?\]\]>)+<\/text>/g;

/**
 * Parts of a question with each file behind the texts that show it: Moodle looks for it nowhere else.
 * @returns `others`: the files that no text shows, but what is ours does
 */
function filesBeside(files: CarriedFiles, parts: readonly string[]) {
  const left = new Set(files.keys());
  const written = (name: string) =>
    `<file name="${attribute(name)}" path="/" encoding="base64">${files.get(name)?.base64}</file>`;
  const beside = parts.map((part) =>
    part.replace(richText, (text) => {
      const shown = [...files.keys()].filter((name) =>
        text.includes(`"@@PLUGINFILE@@/${encodeURIComponent(name)}"`),
      );
      for (const name of shown) left.delete(name);
      return text + shown.map(written).join('');
    }),
  );
  return { beside, others: [...left].map(written).join('') };
}

/** Writes questions as Moodle's XML. */
export function writeMoodle(questions: readonly OwnQuestion[], fileOf: FileOf): Written {
  const changed: Written['changed'] = [];
  const dropped: Written['dropped'] = [];
  const parts = questions.flatMap(({ head, content, source }): string[] => {
    const notes = new Notes();
    const files = new Map<string, { mediaId: string; base64: string }>();
    const addressOf: AddressOf = (mediaId) => {
      const file = fileOf(mediaId);
      if (!file) return `@@PLUGINFILE@@/${mediaId}`;
      const { name, base64 } = file;
      const isTaken = (files.get(name) ?? { mediaId }).mediaId !== mediaId;
      // Two may be called alike here, and none there.
      const own = isTaken ? `${mediaId} ${name}` : name;
      files.set(own, { mediaId, base64 });
      return `@@PLUGINFILE@@/${encodeURIComponent(own)}`;
    };
    const texts = new WrittenTexts(content, addressOf);
    const write = writers[content.type] as
      | ((content: QuestionContent, writer: Writer) => Inner | null)
      | null;
    const inner = write?.(content, { texts, notes, addressOf });
    if (!inner) {
      dropped.push({ source, why: 'type_unsupported' });
      return [];
    }
    const { type, body, settings = {} } = inner;
    if (content.belowZero) notes.add('scoring_changed');
    if (content.audio) notes.add('embed');
    const stem = inner.stem ?? texts.html(content.stem);
    const feedback = texts.html(content.feedback);
    const hints = content.hints.map((hint) => element('hint', texts.words(hint))).join('');
    const [only, ...others] = texts.languages;
    const own = attributes({
      type,
      'xml:lang': others.length === 0 ? only : undefined,
      ...settings,
      belowzero: content.belowZero || undefined,
      difficulty: head.difficulty ?? undefined,
    });
    const { changes } = notes;
    if (changes.length > 0) changed.push({ source, changes });
    const tags = head.tags.map((tag) => `<tag><text>${attribute(tag)}</text></tag>`).join('');
    const { beside, others: unseen } = filesBeside(files, [
      data(stem),
      `${element('generalfeedback', feedback)}${value('defaultgrade', head.points / 10_000)}${value('penalty', '0.3333333')}${value('hidden', head.status === 'retired' ? 1 : 0)}${value('idnumber', source)}${body}${hints}`,
    ]);
    const [asked, rest] = beside;
    return [
      `\n  <question${own}>\n    <name><text>${attribute(head.name ?? '')}</text></name>\n    <questiontext format="html">${asked}${unseen}</questiontext>${rest}\n    <tags>${tags}</tags>\n  </question>`,
    ];
  });
  return {
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${parts.join('')}\n</quiz>\n`,
    changed,
    dropped,
  };
}
