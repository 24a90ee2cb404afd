import type { QuestionType } from '#shared/questions/question-types.ts';
import type { QuestionContent, QuestionContentOf } from '#shared/schemas/questions.ts';
import { escaped } from '../gift/escapes.ts';
import { Notes } from '../notes.ts';
import type { FileOf, OwnQuestion, Written } from './write-moodle.ts';
import { WrittenTexts } from './written-texts.ts';

type Writer = { texts: WrittenTexts; notes: Notes };
type Rich = Parameters<WrittenTexts['html']>[0];
type Writers = {
  [T in QuestionType]: ((content: QuestionContentOf<T>, writer: Writer) => string) | null;
};

const told = (feedback: Rich, { texts }: Writer) =>
  feedback ? `#${escaped(texts.html(feedback))}` : '';
const percent = (weight: number) => `%${weight / 100}%`;

function optionsOf(
  options: QuestionContentOf<'singleChoice'>['options'],
  isSingle: boolean,
  writer: Writer,
): string {
  if (options.some(({ keepLast }) => keepLast)) writer.notes.add('settings_dropped');
  return options
    .map(({ text, weight, feedback }) => {
      const sign = isSingle && weight === 10_000 ? '=' : weight === 0 ? '~' : `~${percent(weight)}`;
      return `\n\t${sign}${escaped(writer.texts.html(text))}${told(feedback, writer)}`;
    })
    .join('');
}

/** The types that GIFT has; null: it has none like it. */
const writers: Writers = {
  singleChoice: ({ options, shuffle }, writer) => {
    if (!shuffle) writer.notes.add('settings_dropped');
    return optionsOf(options, true, writer);
  },
  multipleChoice: ({ options, scheme, shuffle }, writer) => {
    if (!shuffle) writer.notes.add('settings_dropped');
    if (scheme !== 'weights') writer.notes.add('scoring_changed', scheme);
    return optionsOf(options, false, writer);
  },
  trueFalse: ({ isTrue, whenTrue, whenFalse }, writer) => {
    const [right, wrong] = isTrue ? [whenTrue, whenFalse] : [whenFalse, whenTrue];
    return `${isTrue ? 'TRUE' : 'FALSE'}${told(wrong, writer) || (right ? '#' : '')}${told(right, writer)}`;
  },
  shortText: ({ accepted, matchCase, matchAccents }, writer) => {
    if (matchCase || !matchAccents) writer.notes.add('scoring_changed');
    return accepted
      .map((one) => `\n\t=${percent(one.weight)}${escaped(one.text)}${told(one.feedback, writer)}`)
      .join('');
  },
  numeric: ({ accepted, unit }, writer) => {
    if (unit) writer.notes.add('unit_changed');
    return `#${accepted
      .map(({ value, tolerance, weight, feedback }) => {
        if (tolerance.kind !== 'absolute') writer.notes.add('scoring_changed');
        const by =
          tolerance.kind === 'absolute'
            ? tolerance.by
            : tolerance.kind === 'relative'
              ? Math.abs(Number(value) * Number(tolerance.by))
              : 0;
        return `\n\t=${percent(weight)}${value}:${by}${told(feedback, writer)}`;
      })
      .join('')}`;
  },
  matching: ({ pairs, distractors, scheme }, { texts, notes }) => {
    if (scheme !== 'each') notes.add('scoring_changed', scheme);
    return [
      ...pairs.map(
        ({ left, right }) => `\n\t=${escaped(texts.html(left))} -> ${escaped(texts.words(right))}`,
      ),
      ...distractors.map(({ right }) => `\n\t= -> ${escaped(texts.words(right))}`),
    ].join('');
  },
  essay: ({ minWords, maxWords, template, guide, sample }, { notes }) => {
    if (minWords || maxWords || template || guide || sample) notes.add('settings_dropped');
    return '';
  },
  cloze: null,
  ordering: null,
  categorize: null,
  hotspot: null,
  file: null,
  formula: null,
  survey: null,
};

/** Writes questions as GIFT. Pictures have no place in it. */
export function writeGift(questions: readonly OwnQuestion[], fileOf: FileOf): Written {
  const changed: Written['changed'] = [];
  const dropped: Written['dropped'] = [];
  const parts = questions.flatMap(({ head, content, source }): string[] => {
    const notes = new Notes();
    const texts = new WrittenTexts(content, (mediaId) => {
      notes.add('picture_missing', fileOf(mediaId)?.name);
      return mediaId;
    });
    const write = writers[content.type] as
      | ((content: QuestionContent, writer: Writer) => string)
      | null;
    if (!write) {
      dropped.push({ source, why: 'type_unsupported' });
      return [];
    }
    const writer = { texts, notes };
    const answers = write(content, writer);
    if (content.hints.length > 0) notes.add('hints_cut');
    if (head.points !== 10_000) notes.add('points_changed');
    if (content.belowZero) notes.add('scoring_changed');
    const general = content.feedback ? `\n\t####${escaped(texts.html(content.feedback))}` : '';
    const stem = escaped(texts.html(content.stem));
    const [only, ...others] = texts.languages;
    const marks = [
      `[id:${source}]`,
      ...head.tags.map((tag) => `[tag:${tag.replace(/[\]\\]/g, String.raw`\$&`)}]`),
      ...(only && others.length === 0 ? [`[lang:${only}]`] : []),
    ];
    const name = head.name === null ? '' : `::${escaped(head.name)}::`;
    if (notes.changes.length > 0) changed.push({ source, changes: notes.changes });
    const end = answers.includes('\n') || general ? '\n' : '';
    return [`// ${marks.join(' ')}\n${name}[html]${stem}{${answers}${general}${end}}\n`];
  });
  return { text: parts.join('\n'), changed, dropped };
}
