import { describe, expect, it } from 'vitest';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import { plainText } from './fixtures/plain-text.ts';
import * as brightspace from './fixtures/brightspace.ts';
import * as gift from './fixtures/gift.ts';
import * as moodle from './fixtures/moodle.ts';
import * as tables from './fixtures/tables.ts';
import * as typed from './fixtures/typed.ts';
import { readQuestions } from './read-questions.ts';
import type { ReadFile } from './types.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, name: string): Promise<ReadFile> =>
  readQuestions(bytes(text), name, { language: null });
const names = ({ questions }: ReadFile) => questions.map(({ head }) => head.name);
const types = ({ questions }: ReadFile) => questions.map(({ content }) => content.type);
const reasons = ({ questions }: ReadFile) =>
  questions.map(({ changes }) => changes.map(({ reason }) => reason));
const whys = ({ dropped }: ReadFile) => dropped.map(({ place, why }) => [place.line, why]);
const stems = ({ questions }: ReadFile) => questions.map(({ content }) => plainText(content.stem));
const contentAt = <T extends QuestionContent['type']>(file: ReadFile, at: number, type: T) => {
  const content = file.questions[at]?.content;
  if (content?.type !== type) throw new Error(`${at} is a ${content?.type}`);
  return content as Extract<QuestionContent, { type: T }>;
};

describe('an export of Moodle', () => {
  it('comes in type by type, and what has no type here is named', async () => {
    const file = await read(moodle.ownExport, 'bank.xml');
    expect(types(file)).toEqual([
      'singleChoice',
      'multipleChoice',
      'trueFalse',
      'shortText',
      'numeric',
      'matching',
      'essay',
      'cloze',
      'cloze',
      'cloze',
      'ordering',
      'formula',
    ]);
    expect(file.dropped.map(({ title, why, detail }) => [title, why, detail])).toEqual([
      ['Read this', 'description', undefined],
      ['Map', 'type_unsupported', 'ddmarker'],
      ['Algebra', 'type_unsupported', 'stack'],
    ]);
    expect(reasons(file).flat()).toEqual(['drag_to_select', 'reuse_allowed', 'variables_drawn']);
  });

  it('keeps tags, worth, weights, hints and what stays last', async () => {
    const file = await read(moodle.ownExport, 'bank.xml');
    expect(file.questions[0]?.head).toEqual({
      name: 'Oak',
      tags: ['Trees', 'Leaves / needles', 'winter'],
      difficulty: null,
      points: 10_000,
      status: 'ready',
    });
    const oak = contentAt(file, 0, 'singleChoice');
    expect(oak.options.map(({ weight, keepLast }) => [weight, keepLast])).toEqual([
      [0, false],
      [10_000, false],
      [5000, false],
      [0, true],
    ]);
    expect(oak.hints).toEqual([{ en: 'Think of the Mediterranean.' }]);
    expect(plainText(oak.options[0]?.feedback)).toBe('It sheds them.');
  });

  it('makes rounded thirds a whole, and leaves weights below zero', async () => {
    const file = await read(moodle.ownExport, 'bank.xml');
    const { options, scheme, shuffle } = contentAt(file, 1, 'multipleChoice');
    expect(options.map(({ weight }) => weight)).toEqual([3334, 3333, 3333, -10_000]);
    expect([scheme, shuffle]).toEqual(['weights', false]);
  });

  it('keeps units with their factors and what a missing one costs', async () => {
    const { accepted, unit } = contentAt(await read(moodle.ownExport, 'bank.xml'), 4, 'numeric');
    expect(accepted[0]).toMatchObject({
      value: '12.5',
      tolerance: { kind: 'absolute', by: '0.5' },
    });
    expect(unit).toEqual({
      isRequired: true,
      penalty: 1000,
      accepted: [
        { unit: 'm', factor: '1' },
        { unit: 'cm', factor: '0.01' },
      ],
    });
  });

  it('hands out pictures once, under the id by which the text names them', async () => {
    const file = await read(moodle.ownExport, 'bank.xml');
    expect(file.files).toHaveLength(1);
    const [picture] = file.files;
    expect(picture).toMatchObject({ fileName: 'ring one.png', contentType: 'image/png' });
    expect(JSON.stringify(file.questions[2]?.content.stem)).toContain(picture?.mediaId);
  });

  it('keeps pictures apart that are called alike in the stem and in an answer', async () => {
    const file = await read(moodle.calledAlike, 'bank.xml');
    const { files } = file;
    expect(files.map(({ fileName }) => fileName)).toEqual(['image one.png', 'image one.png']);
    const [inStem, inAnswer] = files.map(({ mediaId }) => mediaId);
    const { stem, options } = contentAt(file, 0, 'singleChoice');
    const [first, second, third] = options.map((one) => JSON.stringify(one));
    expect(JSON.stringify(stem)).toContain(inStem);
    expect(first).toContain(inAnswer);
    // What an answer says has files of its own too.
    expect(second).toContain(inAnswer);
    expect(third).toContain(inStem);
  });

  it('reads gaps with their shares, and lists of words with the right one', async () => {
    const file = await read(moodle.ownExport, 'bank.xml');
    const parts = contentAt(file, 7, 'cloze');
    expect(plainText(parts.stem)).toBe('[[1]] drink, the [[2]] breathes, and it has [[3]] parts.');
    expect(parts.gaps.map(({ share, of }) => [share, of.type])).toEqual([
      [1, 'shortText'],
      [2, 'singleChoice'],
      [1, 'numeric'],
    ]);
    const seasons = contentAt(file, 8, 'cloze');
    expect(
      seasons.gaps.map(({ of }) =>
        of.type === 'singleChoice' ? of.options.find(({ weight }) => weight > 0)?.text.en : null,
      ),
    ).toEqual(['autumn', 'spring']);
  });

  it('puts what is to be put in order by its number, and names variables as formulas do', async () => {
    const file = await read(moodle.ownExport, 'bank.xml');
    expect(contentAt(file, 10, 'ordering').items.map(({ text }) => plainText(text))).toEqual([
      'Seed',
      'Sapling',
      'Tree',
    ]);
    expect(contentAt(file, 11, 'formula').expression).toBe('a*b');
  });
});

describe('exports of other programs', () => {
  it('R/exams: pictures as data, formulas that look like tags, code, weights below zero', async () => {
    const file = await read(moodle.rExams, 'exam.xml');
    expect(file.dropped).toEqual([]);
    // Its picture says nothing to those who do not see it.
    expect(file.questions.flatMap(({ changes }) => changes)).toEqual([
      { reason: 'incomplete', detail: 'picture_without_alt' },
    ]);
    expect(stems(file)[0]).toContain(String.raw`Which of \(\bar{x} < 3\) and \(s^2\) hold?`);
    expect(file.files).toHaveLength(1);
    expect(file.questions[0]?.head.points).toBe(20_000);
    expect(contentAt(file, 1, 'cloze').gaps[0]?.share).toBe(2);
  });

  it('converters from Canvas: entities of HTML where XML knows none, markup without a wrapping', async () => {
    const file = await read(moodle.canvasConverter, 'canvas.xml');
    expect(stems(file)).toEqual(['What\u00A0is café\u0027s price?', 'Bare markup & more', 'Match']);
    expect(reasons(file).flat()).toEqual([]);
  });

  it('sites in two languages: both filters, each text in its language, what is in neither is told', async () => {
    const file = await read(moodle.bilingual, 'both.xml');
    const water = contentAt(file, 0, 'singleChoice');
    expect(plainText(water.stem, 'en')).toBe('Which is water?');
    expect(plainText(water.stem, 'es')).toBe('¿Cuál es agua?');
    expect(water.options.map(({ text }) => plainText(text, 'es'))).toEqual([
      String.raw`\(H_2O\)`,
      'Sal',
    ]);
    expect(reasons(file)).toEqual([['language_dropped'], ['formula_lost']]);
    expect(stems(file)[1]).toContain(String.raw`\(x^2\)`);
  });

  it('GIFT of Moodle, of teachers and of language models', async () => {
    const own = await read(gift.ownExport, 'bank.gift');
    expect(types(own)).toEqual([
      'singleChoice',
      'trueFalse',
      'shortText',
      'numeric',
      'matching',
      'essay',
    ]);
    expect(own.questions[0]?.head.tags).toEqual(['Trees', 'winter', 'a ] b']);
    expect(whys(own)).toEqual([[47, 'description']]);
    const hand = await read(gift.byHand, 'bank.txt');
    expect(types(hand)).toEqual([
      'singleChoice',
      'trueFalse',
      'multipleChoice',
      'shortText',
      'numeric',
      'numeric',
      'matching',
    ]);
    expect(hand.dropped).toEqual([]);
    const model = await read(gift.byModel, 'quiz.gift');
    expect(stems(model)).toEqual([
      String.raw`What is \(x^{2}\) for \(x = \frac{6}{2}\)?`,
      String.raw`Which is not a set: \({1, 2}\)?`,
      'The sky is blue.',
    ]);
  });

  it.each([
    ['Kahoot', tables.kahoot, ['multipleChoice', 'singleChoice'], []],
    [
      'Quizizz',
      tables.quizizz,
      ['singleChoice', 'multipleChoice', 'shortText', 'essay', 'singleChoice'],
      [[19, 'type_unsupported']],
    ],
    [
      'Excel in Spain',
      tables.spanish,
      ['singleChoice', 'trueFalse', 'numeric', 'shortText'],
      [[7, 'no_right_answer']],
    ],
    [
      'generators',
      tables.letters,
      ['singleChoice', 'singleChoice', 'singleChoice'],
      [[5, 'no_answer']],
    ],
    ['Blooket', tables.blooket, ['singleChoice', 'multipleChoice'], [[10, 'no_right_answer']]],
    ['Gimkit', tables.gimkit, ['singleChoice', 'singleChoice'], []],
  ])('tables of %s', async (_, text, wanted, dropped) => {
    const file = await read(text, 'table.csv');
    expect([types(file), whys(file)]).toEqual([wanted, dropped]);
  });

  it('asks what stands beside the number of a question, and not the number', async () => {
    const file = await read(tables.blooket, 'table.csv');
    expect(stems(file)).toEqual(['How many legs has a spider?', 'Which are insects?']);
    expect(file.dropped[0]?.title).toBe('Which has wings?');
  });

  it('reads the same table in the letters of any system', async () => {
    const text = tables.spanish.slice(1);
    const wide = (swap: boolean) => {
      const units = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0));
      const all = new Uint8Array(units.buffer);
      return swap ? all.map((_, at) => all[at ^ 1] ?? 0) : all;
    };
    const old = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const wanted = stems(await read(tables.spanish, 'a.csv'));
    for (const one of [wide(false), wide(true), old]) {
      const file = await readQuestions(one, 'a.csv', { language: 'es' });
      expect(stems(file)).toEqual(wanted);
      expect(file.isGuessed).toBe(one === old);
    }
  });

  it('a text with embedded answers, which is one question, whatever lines it has', async () => {
    const text = [
      'A triangle has {1:SHORTANSWER:=three~%50%several#How many?} sides.',
      'Its angles come to {2:NUMERICAL:=180:0.5} degrees.',
      '',
      'a) A square is a {1:MCV:=rectangle~circle#No corner there.}.',
    ].join('\n');
    const file = await read(text, 'shapes.txt');
    expect(file).toMatchObject({ format: 'gift', refused: null, dropped: [] });
    expect(file.questions).toHaveLength(1);
    expect(file.questions[0]?.head.points).toBe(40_000);
    const { gaps } = contentAt(file, 0, 'cloze');
    expect(gaps.map(({ of, share }) => [of.type, share])).toEqual([
      ['shortText', 1],
      ['numeric', 2],
      ['singleChoice', 1],
    ]);
  });

  it('GIFT with embedded answers in some of its questions', async () => {
    const text = [
      '// Shapes',
      '::Sides::A triangle has {1:SHORTANSWER:=three} sides',
      'and {1:NUMERICAL:=3} corners.',
      '',
      '::Round::Is a circle round? {T}',
      '::Corners::A square has {=four =4} corners.',
      '::First::{1:SHORTANSWER:=x} stands first.',
    ].join('\n');
    const file = await read(text, 'shapes.gift');
    expect(file.dropped).toEqual([]);
    expect(file.questions.map(({ head, content }) => [head.name, content.type])).toEqual([
      ['Sides', 'cloze'],
      ['Round', 'trueFalse'],
      ['Corners', 'shortText'],
      ['First', 'cloze'],
    ]);
    expect(contentAt(file, 0, 'cloze').gaps).toHaveLength(2);
  });

  it('cards of other programs are named, and make no question of their signs', async () => {
    const file = await read('1\tgrow {{c1::growing}}\n2\tlie {{c1::lying}}\n', 'cards.txt');
    expect(file.questions).toEqual([]);
    expect(file.dropped.map(({ why }) => why)).toEqual(['unreadable', 'unreadable']);
  });

  it('Aiken, with the answer in either language', async () => {
    const file = await read(tables.aiken, 'quiz.txt');
    expect(stems(file)).toEqual([
      'What is the capital of Peru?',
      '¿Cuánto es 2 + 2?\nPiénsalo bien.',
    ]);
    expect(whys(file)).toEqual([
      [12, 'no_right_answer'],
      [16, 'no_answer'],
    ]);
  });
});

describe('a broken file', () => {
  it('of Moodle: what is whole comes in, the rest is named with its line', async () => {
    const file = await read(moodle.broken, 'cut.xml');
    expect(names(file)).toEqual(['Whole', 'Fine']);
    expect(file.dropped.map(({ title, why, place }) => [title, why, place.line])).toEqual([
      ['Unended', 'not_closed', 4],
      ['Crossed', 'unreadable', 5],
      ['Cut', 'not_closed', 7],
    ]);
  });

  it('of GIFT: a brace that never ends takes no other question along', async () => {
    const file = await read(gift.broken, 'cut.gift');
    expect(stems(file)).toEqual(['Fine', 'Also fine', 'Fourth without an end']);
    expect(whys(file)).toEqual([
      [3, 'not_closed'],
      [10, 'not_closed'],
      [12, 'unreadable'],
      [14, 'bad_number'],
      [16, 'not_closed'],
    ]);
  });

  it.each(['\n', '\r\n'])(
    'of a table behind a stated separator, with lines that end in %j',
    async (end) => {
      const lines = [
        'sep=;',
        'Question;Answer 1;Answer 2;Correct answer',
        'Told?;a;b;2',
        'Blank?;a;b;',
      ];
      const file = await read(lines.join(end), 'stated.csv');
      expect(file.questions.map(({ place }) => place.line)).toEqual([3]);
      expect(whys(file)).toEqual([[4, 'no_right_answer']]);
    },
  );

  it('of a table: a quote that never ends takes its own line along', async () => {
    const file = await read(tables.broken, 'cut.csv');
    expect(stems(file)).toEqual(['first', 'third', 'fifth']);
    expect(whys(file)).toEqual([
      [3, 'not_closed'],
      [5, 'not_closed'],
    ]);
  });
});

it('The same file again has the same sources and the same ids of parts, whatever the order of options', async () => {
  const once = await read(moodle.ownExport, 'a.xml');
  const again = await read(moodle.ownExport, 'b.xml');
  expect(again.questions.map(({ source }) => source)).toEqual(
    once.questions.map(({ source }) => source),
  );
  expect(new Set(once.questions.map(({ source }) => source)).size).toBe(once.questions.length);
  const turned = await read('Which? {~b =a}', 'a.gift');
  const straight = await read('Which? {=a ~b}', 'a.gift');
  const ids = (file: ReadFile) =>
    contentAt(file, 0, 'singleChoice')
      .options.map(({ optionId }) => optionId)
      .toSorted();
  expect(ids(turned)).toEqual(ids(straight));
});

it('Questions that lack something come in as drafts, and it is told what they lack', async () => {
  const stem = (text: string) => `<questiontext format="html"><text>${text}</text></questiontext>`;
  const file = await read(
    `<quiz>
      <question type="gapselect"><name><text>One</text></name>${stem('Water [[1]] at 100 °C.')}
        <selectoption><text>boils</text><group>1</group></selectoption></question>
      <question type="matching"><name><text>None</text></name>${stem('What goes with what?')}</question>
      <question type="truefalse"><name><text>Whole</text></name>${stem('Ice floats.')}
        <answer fraction="100"><text>true</text></answer>
        <answer fraction="0"><text>false</text></answer></question>
    </quiz>`,
    'drafts.xml',
  );
  expect(
    file.questions.map(({ head, fate, changes }) => [head.name, head.status, fate, changes]),
  ).toEqual([
    ['One', 'draft', 'changed', [{ reason: 'incomplete', detail: 'too_few_parts' }]],
    ['None', 'draft', 'changed', [{ reason: 'incomplete', detail: 'too_few_parts' }]],
    ['Whole', 'ready', 'kept', []],
  ]);
});

it('A table says of which type a row is: two options stay options, and a type that is not known is named', async () => {
  const file = await read(
    [
      'type,question,option A,option B,answer',
      'single choice,Is 2 < 3?,True,False,A',
      'única,¿Es un metal?,Sí,No,A',
      ',Is ice warm?,Yes,No,B',
      ',Ice is warm.,True,False,B',
      'múltiple,¿Cuáles son primos?,2,3,"A,B"',
      'Hotspot,Where is it?,Here,There,',
    ].join('\n'),
    'rows.csv',
  );
  expect(types(file)).toEqual([
    'singleChoice',
    'singleChoice',
    'singleChoice',
    'trueFalse',
    'multipleChoice',
  ]);
  expect(file.dropped.map(({ why, detail }) => [why, detail])).toEqual([
    ['type_unsupported', 'Hotspot'],
  ]);
});

it('A table has surveys by their names in either language: what is chosen, and what is written', async () => {
  const file = await read(
    [
      'Question Text,Question Type,Option 1,Option 2,Option 3,Correct Answer',
      'Do you like it?,Poll,Yes,No,,',
      '¿Cuáles usas?,"Encuesta, varias respuestas",Papel,Pantalla,Nada,',
      '¿Qué te falta?,Encuesta,,,,',
      'Which one?,Survey,This,That,,1',
    ].join('\n'),
    'polls.csv',
  );
  expect(file.dropped).toEqual([]);
  expect(
    file.questions.map(({ content }) =>
      content.type === 'survey'
        ? [content.options.length, content.several, content.comment]
        : content.type,
    ),
  ).toEqual([
    [2, false, false],
    [3, true, false],
    [0, false, true],
    [2, false, false],
  ]);
  expect(file.questions.map(({ fate }) => fate)).toEqual(['kept', 'kept', 'kept', 'changed']);
  expect(file.questions[3]?.changes.map(({ reason }) => reason)).toEqual(['key_dropped']);
  expect(file.questions.map(({ head }) => head.status)).toEqual(Array(4).fill('ready'));
});

it('The right answer beside wrong ones is what its column says, also where it is a number', async () => {
  const file = await read(
    [
      'Pregunta;Respuesta correcta;Respuesta incorrecta 1;Respuesta incorrecta 2;Respuesta incorrecta 3',
      '¿Cuánto es 1,5 + 1,5?;3;2;"2,5";"1,5"',
    ].join('\n'),
    'sumas.csv',
  );
  const [content] = file.questions.map((one) => one.content);
  expect(content?.type === 'singleChoice' && content.options.map(({ weight }) => weight)).toEqual([
    10_000, 0, 0, 0,
  ]);
});

it('A number that names an option and is what another one says is told', async () => {
  const file = await read(
    [
      'Question,Option 1,Option 2,Option 3,Correct answer',
      'What is 1 + 2?,2,3,4,3',
      'What is 2 + 2?,3,4,5,4',
      'What is 0 + 1?,1,2,3,1',
      'Which is a metal?,Gold,Air,Wood,1',
    ].join('\n'),
    'sums.csv',
  );
  expect(
    file.questions.map(({ changes }) => changes.map(({ reason, detail }) => [reason, detail])),
  ).toEqual([[['answer_as_place', '3']], [], [], []]);
});

it.each([
  ['a number that is no place', 'What is 4 + 4?,6,7,8,8'],
  ['words', 'Which is a metal?,Gold,Air,Wood,Gold'],
])(
  'A number is what an option says where another row names its right one by %s',
  async (_, row) => {
    const file = await read(
      ['Question,Option 1,Option 2,Option 3,Answer', 'What is 1 + 2?,2,3,4,3', row].join('\n'),
      'sums.csv',
    );
    const right = contentAt(file, 0, 'singleChoice').options.filter(({ weight }) => weight > 0);
    expect(right.map(({ text }) => plainText(text))).toEqual(['3']);
    expect(reasons(file)).toEqual([['answer_as_word'], []]);
  },
);

it('A number stays the place of an option where a row of the same table can only be read so', async () => {
  const file = await read(
    [
      'Question,Option 1,Option 2,Option 3,Answer',
      'What is 1 + 2?,2,3,4,3',
      'What is 4 + 4?,6,7,8,8',
      'Which is a metal?,Gold,Air,Wood,1',
    ].join('\n'),
    'sums.csv',
  );
  expect(reasons(file)).toEqual([['answer_as_place'], [], []]);
});

describe('the template of Brightspace', () => {
  it('comes in type by type, whatever program saved it', async () => {
    const file = await read(brightspace.brightspace, 'questions.csv');
    expect(types(file)).toEqual([
      'essay',
      'shortText',
      'matching',
      'singleChoice',
      'trueFalse',
      'multipleChoice',
      'ordering',
    ]);
    expect(file.dropped).toEqual([]);
    expect(names(file)).toEqual([
      'Autumn',
      'A tree',
      'Leaves',
      'Evergreen',
      'Moss',
      'Trees',
      'Growing',
    ]);
    expect(reasons(file)).toEqual([
      ['picture_missing'],
      ['options_dropped'],
      [],
      [],
      [],
      [],
      ['feedback_dropped', 'scoring_changed'],
    ]);
    expect(new Set(file.questions.map(({ source }) => source)).size).toBe(7);
    // A spreadsheet of another country parts its cells by another sign.
    const asTabs = brightspace.brightspace.replace(/"[^"\n]*"|,/g, (it) =>
      it === ',' ? '\t' : it,
    );
    const tabs = await read(asTabs.replaceAll('\n', '\r\n'), 'questions.txt');
    expect(tabs.questions.map(({ source }) => source)).toEqual(
      file.questions.map(({ source }) => source),
    );
  });

  it('keeps worth, difficulty, hints, feedback, weights, schemes and what belongs together', async () => {
    const file = await read(brightspace.brightspace, 'questions.csv');
    expect(file.questions.map(({ head }) => [head.points, head.difficulty])).toEqual([
      [20_000, 'easy'],
      [10_000, null],
      [40_000, null],
      [15_000, 'hard'],
      [10_000, 'medium'],
      [100_000, null],
      [10_000, null],
    ]);
    const autumn = contentAt(file, 0, 'essay');
    expect(autumn.template).toEqual({ en: 'Leaves fall because' });
    expect(plainText(autumn.sample)).toBe('To save water');
    expect(autumn.hints).toEqual([{ en: 'Think of the winter.' }]);
    expect(contentAt(file, 1, 'shortText')).toMatchObject({
      accepted: [
        { text: 'oak', weight: 10_000 },
        { text: 'Pine', weight: 5000 },
      ],
      matchCase: true,
    });
    const leaves = contentAt(file, 2, 'matching');
    expect(leaves.scheme).toBe('allOrNothing');
    expect(JSON.stringify(leaves.pairs)).toMatch(/Needles.*Pine.*Lobes.*Oak/);
    expect(JSON.stringify(leaves.distractors)).toContain('Moss');
    const green = contentAt(file, 3, 'singleChoice');
    expect(plainText(green.stem)).toBe('Which is green, all year?');
    expect(green.options.map(({ text, weight }) => [plainText(text), weight])).toEqual([
      ['Pine', 10_000],
      ['Oak', 0],
      ['Beech', 2500],
    ]);
    expect(plainText(green.options[1]?.feedback)).toBe('It sheds its leaves.');
    expect(plainText(green.feedback)).toBe('Needles stay.');
    const moss = contentAt(file, 4, 'trueFalse');
    expect([moss.isTrue, plainText(moss.whenTrue)]).toEqual([false, 'It does not.']);
    const trees = contentAt(file, 5, 'multipleChoice');
    expect(trees.scheme).toBe('eachStatement');
    expect(trees.options.map(({ isRight }) => isRight)).toEqual([true, false, true]);
    const growing = contentAt(file, 6, 'ordering');
    expect(growing.items.map(({ text }) => plainText(text))).toEqual(['Seed', 'Tree']);
  });

  it('names by its line what it cannot take, and reads the others', async () => {
    const file = await read(brightspace.broken, 'questions.csv');
    expect(whys(file)).toEqual([
      [1, 'type_unsupported'],
      [4, 'no_stem'],
      [7, 'no_answer'],
      [9, 'no_answer'],
      [13, 'no_right_answer'],
      [22, 'no_stem'],
      [23, 'not_closed'],
    ]);
    expect(stems(file)).toEqual(['Read all the same']);
    expect(file.questions[0]?.changes).toEqual([{ reason: 'settings_dropped', detail: 'shuffle' }]);
  });
});

it('A table that a spreadsheet saved as text is read as a table', async () => {
  const table = 'Pregunta\tOpción A\tOpción B\tRespuesta correcta\r\n¿Metal?\tOro\tAire\tA\r\n';
  const unicodeText = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(Array.from(table), (sign) => sign.charCodeAt(0)).buffer),
  ]);
  const file = await readQuestions(unicodeText, 'preguntas.txt', { language: null });
  expect([file.format, file.isGuessed, stems(file)]).toEqual(['csv', false, ['¿Metal?']]);
});

it('A number too large or too small to be written out keeps its exponent', async () => {
  const file = await read(
    '<quiz><question type="numerical"><name><text>n</text></name><questiontext><text>Avogadro?</text></questiontext><answer fraction="100"><text>6.02e23</text><tolerance>1e21</tolerance></answer><answer fraction="50"><text>-1.5e-30</text></answer></question></quiz>',
    'a.xml',
  );
  expect(contentAt(file, 0, 'numeric').accepted).toMatchObject([
    { value: '6.02e23', tolerance: { by: '1e21' } },
    { value: '-1.5e-30' },
  ]);
  expect(file.questions[0]?.fate).toBe('kept');
});

it('A power that Moodle writes by two stars is a power here', async () => {
  const set =
    '<dataset_definition><name><text>x</text></name><minimum><text>1</text></minimum><maximum><text>9</text></maximum><decimals><text>0</text></decimals></dataset_definition>';
  const file = await read(
    `<quiz><question type="calculatedsimple"><name><text>n</text></name><questiontext><text>{x} squared?</text></questiontext><answer fraction="100"><text>{x}**2</text></answer><dataset_definitions>${set}</dataset_definitions></question></quiz>`,
    'a.xml',
  );
  expect(contentAt(file, 0, 'formula').expression).toBe('x^2');
  expect(file.questions[0]?.head.status).toBe('ready');
});

it('A template that explains its columns in their cells loses none of them', async () => {
  const file = await read(
    [
      'Instructions:,Please fill in the below quiz,,,,',
      '"Question Type:\nMultiple choice\nOpen-ended",Question:,"If Multiple choice\nAnswer A:",Answer B:,Answer C:,Correct Answer',
      'Multiple choice,What is 2 + 2?,3,4,5,B',
      'Open-ended,Why?,,,,',
    ].join('\n'),
    'template.csv',
  );
  expect(file.dropped).toEqual([]);
  expect(types(file)).toEqual(['singleChoice', 'essay']);
  const [content] = file.questions.map((one) => one.content);
  expect(content?.type === 'singleChoice' && content.options.map(({ weight }) => weight)).toEqual([
    0, 10_000, 0,
  ]);
});

it('The title of a question with options is what it asks where nothing else does', async () => {
  const file = await read('Title,Type,Option 1,Option 2,Answer\nPick b,DROPDOWN,a,b,b', 'form.csv');
  expect(types(file)).toEqual(['singleChoice']);
});

describe('Plain text, as people type it and assistants write it:', () => {
  const said = ({ questions, dropped }: ReadFile) =>
    [
      ...questions.map(({ place, content, changes }) => {
        const stem = plainText(content.stem);
        const notes = changes.map(({ reason }) => reason);
        switch (content.type) {
          case 'singleChoice':
          case 'multipleChoice': {
            const right = content.options.filter(({ weight }) => weight > 0);
            return [place.line, stem, ...right.map(({ text }) => plainText(text)), ...notes];
          }
          case 'trueFalse':
            return [place.line, stem, content.isTrue, ...notes];
          case 'numeric':
            return [place.line, stem, content.accepted[0]?.value, ...notes];
          case 'shortText':
            return [place.line, stem, content.accepted[0]?.text, ...notes];
          default:
            return [place.line, stem, content.type, ...notes];
        }
      }),
      ...dropped.map(({ place, why, detail }) => [place.line, why, ...(detail ? [detail] : [])]),
    ].toSorted(([one], [other]) => Number(one) - Number(other));

  it('from a word processor, with numbers and tabs', async () => {
    const file = await read(typed.word, 'unit 3.txt');
    expect(file).toMatchObject({ format: 'plain', refused: null });
    expect(said(file)).toEqual([
      [1, 'description'],
      [3, 'What is granite?', 'A rock'],
      [9, 'Which of these float?\nThink of a swimming pool.', 'Ice', 'Cork'],
      [15, 'Ice is colder than steam.', true],
      [17, 'How many grams are in a kilogram?', '1000'],
      [19, 'Name the capital of Peru.', 'Lima'],
      [21, 'no_answer'],
      [22, 'no_answer', 'd'],
    ]);
    expect(contentAt(file, 0, 'singleChoice').options.map(({ text }) => plainText(text))).toEqual([
      'A rock',
      'A plant that grows on other plants',
      'A river',
    ]);
  });

  it('from an assistant, in Markdown', async () => {
    const file = await read(typed.chat, 'chat.txt');
    expect(said(file)).toEqual([
      [1, 'description'],
      [3, 'Which gas do plants take in?', 'Carbon dioxide', 'text_changed'],
      [14, 'What do roots take up?', 'Water'],
    ]);
    expect(file.questions.map(({ content }) => plainText(content.feedback))).toEqual([
      'They use it for photosynthesis,\nand give off oxygen.',
      'Light does not reach them.',
    ]);
  });

  it('in Spanish, with stars, lists in the question and options side by side', async () => {
    const file = await readQuestions(new TextEncoder().encode(typed.spanish), 'examen.txt', {
      language: null,
    });
    expect(file.language).toBe('es');
    expect(said(file)).toEqual([
      [1, '¿Cuál es la capital de Perú?', 'Lima'],
      [8, '¿Cuáles son planetas?', 'Marte', 'Venus'],
      [12, 'Lee:\nI. El hielo flota.\nII. El hierro flota.\n¿Qué es cierto?', 'Solo I'],
      [21, '¿Qué tira x + 1?', 'x + 1'],
      [22, 'El agua es un metal.', false],
    ]);
    expect(plainText(file.questions[2]?.content.feedback)).toBe('el hierro se hunde.');
  });

  it('with a key behind all questions', async () => {
    expect(said(await read(typed.key, 'key.txt'))).toEqual([
      [1, '2 + 2 = ?', '4'],
      [3, '3 + 3 = ?', '6'],
      [5, 'no_right_answer'],
      [7, 'The sun is a star.', true],
    ]);
  });

  it('without numbers; what contradicts itself or has a letter twice is left out', async () => {
    expect(said(await read(typed.bare, 'bare.txt'))).toEqual([
      [1, 'Which tag is a paragraph?', '<p>'],
      [4, 'Which one is bold?', '<b>'],
      [7, 'answers_differ'],
      [11, 'unreadable'],
      [15, 'unreadable'],
    ]);
  });

  it.each([
    ['b', 'Lima'],
    ['B.', 'Lima'],
    ['(b)', 'Lima'],
    ['b) Lima', 'Lima'],
    ['b) Lima, of course', 'Lima'],
    ['b - Lima', 'Lima'],
    ['B Lima', 'Lima'],
    ['Lima', 'Lima'],
    ['lima', 'Lima'],
    ['option b', 'Lima'],
    ['letra b', 'Lima'],
    ['a, c', 'A city', 'Cusco'],
    ['a) and c)', 'A city', 'Cusco'],
    ['a) A city, c) Cusco', 'A city', 'Cusco'],
    ['ac', 'A city', 'Cusco'],
  ])('with “%s” as its answer', async (answer, ...right) => {
    const file = await read(
      `1. Which?\na) A city\nb) Lima\nc) Cusco\nAnswer: ${answer}\n`,
      'one.txt',
    );
    expect(said(file)).toEqual([[1, 'Which?', ...right]]);
  });

  it('options whose question is missing ask nothing, and take none along', async () => {
    const text =
      'a) x\n*b) y\n1. Which?\na) 1\n*b) 2\n\nAnswer: b\na) 3\nb) 4\n2. When?\n*a) 5\nb) 6\n';
    expect(said(await read(text, 'cut.txt'))).toEqual([
      [1, 'no_stem'],
      [3, 'Which?', '2'],
      [8, 'no_stem'],
      [10, 'When?', '5'],
    ]);
  });

  it('one read again is the same question, with its number or without', async () => {
    const sources = async (text: string) =>
      (await read(text, 'a.txt')).questions.map(({ source }) => source);
    expect(await sources('7) Which?\na) 1\nb) 2\nAnswer: a\n')).toEqual(
      await sources('Which?\nA. 1\nB. 2\nANSWER: A\n'),
    );
  });

  it('no words without a question, and no other format, are taken for it', async () => {
    const refused = async (text: string, name: string) => (await read(text, name)).refused;
    expect(await refused('Dear all,\nthe exam is on Monday.\n', 'letter.txt')).toBe('other_format');
    expect(await refused('Only some words.', 'a.gift')).toBeNull();
    const lists = 'Which are right?\na) 1\nb) 2\n{=a ~b}\n\n2. Ice floats. {T}\n';
    expect(await read(lists, 'quiz.txt')).toMatchObject({ format: 'gift' });
    expect(await read('Question\tAnswer\n"Which?\na) 1\nb) 2"\t1\n', 'table.txt')).toMatchObject({
      format: 'csv',
    });
  });
});

it('An explanation behind the answer in Aiken’s format is feedback on it, and no part of the next question', async () => {
  const file = await read(
    [
      'What is ice?',
      'A. Water',
      'B. Salt',
      'ANSWER: A',
      'EXPLANATION: It melts at 0 °C.',
      '',
      '¿Qué es la sal?',
      'A) Un metal',
      'B) Un mineral',
      'ANSWER: B',
      'Explicación: es halita.',
    ].join('\r\n'),
    'quiz.txt',
  );
  expect(stems(file)).toEqual(['What is ice?', '¿Qué es la sal?']);
  expect(file.questions.map(({ content }) => plainText(content.feedback))).toEqual([
    'It melts at 0 °C.',
    'es halita.',
  ]);
});

it('tells of points in a table that are no number, since the question gets one point instead', async () => {
  const text = 'Type,Points,Question,Answer,A,B\nMC,x,Up or down?,A,Up,Down\nMC,2,Left?,A,Yes,No\n';
  const file = await read(text, 'table.csv');
  expect(file.questions.map(({ head, changes }) => [head.points, changes])).toEqual([
    [10_000, [{ reason: 'points_changed', detail: 'x' }]],
    [20_000, []],
  ]);
});
