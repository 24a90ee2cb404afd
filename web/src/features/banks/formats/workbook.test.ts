import { describe, expect, it } from 'vitest';
import Papa from 'papaparse';
import type { QuestionContent } from '#shared/schemas/questions.ts';

import { plainText } from './fixtures/plain-text.ts';
import * as brightspace from './fixtures/brightspace.ts';
import * as tables from './fixtures/tables.ts';
import { workbook } from './fixtures/workbook.ts';
import { limits, readQuestions } from './read-questions.ts';

const read = (bytes: Uint8Array<ArrayBuffer>, fileName = 'questions.xlsx') =>
  readQuestions(bytes, fileName, { language: 'en' });

/** A table as a spreadsheet keeps it that opened it as CSV: what looks like a number has become one. */
const asSheet = (csv: string) =>
  Papa.parse<string[]>(csv).data.map((cells) =>
    cells.map((cell) => (/^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell)),
  );

const optionsOf = (content: QuestionContent | undefined) =>
  content?.type === 'singleChoice' || content?.type === 'multipleChoice'
    ? content.options.map((option) => [
        plainText(option.text),
        'isRight' in option ? option.isRight : option.weight === 10_000,
      ])
    : null;

describe('a workbook of questions', () => {
  it.each([
    ['Kahoot', tables.kahoot],
    ['Quizizz', tables.quizizz],
    ['Blooket', tables.blooket],
    ['Gimkit', tables.gimkit],
    ['a generator', tables.letters],
    ['Brightspace', brightspace.brightspace],
  ])('comes in as its table as CSV does: that of %s', async (_, csv) => {
    const ofText = await readQuestions(new TextEncoder().encode(csv), 'a.csv', { language: 'en' });
    const ofBook = await read(workbook({ rows: asSheet(csv) }));
    expect(ofBook.questions.length).toBeGreaterThan(0);
    const withoutLines = ({ questions, dropped }: typeof ofBook) => ({
      questions: questions.map(({ place: { index }, ...one }) => ({ index, ...one })),
      dropped: dropped.map(({ place: { index }, ...one }) => ({ index, ...one })),
    });
    expect(withoutLines(ofBook)).toEqual(withoutLines(ofText));
    expect(ofBook).toMatchObject({ format: 'workbook', refused: null, isGuessed: false });
  });

  it('names each question by its row', async () => {
    const { questions, dropped } = await read(workbook({ rows: asSheet(tables.kahoot) }));
    expect(questions.map(({ place }) => place.line)).toEqual([5, 6]);
    expect(dropped.map(({ place, why }) => [place.line, why])).toEqual([]);
  });

  it('leaves out what does not say which answer is right', async () => {
    const { questions, dropped } = await read(
      workbook({
        rows: [
          ['Question', 'Answer 1', 'Answer 2', 'Correct answer'],
          ['Blank', 'a', 'b', null],
          ['Told', 'a', 'b', 2],
        ],
      }),
    );
    expect(dropped).toEqual([
      { place: { index: 0, line: 2, isRow: true }, title: 'Blank', why: 'no_right_answer' },
    ]);
    expect(optionsOf(questions[0]?.content)).toEqual([
      ['a', false],
      ['b', true],
    ]);
  });

  it('has numbers with all their digits, and none that could be thousands', async () => {
    const { questions } = await read(
      workbook({
        rows: [
          ['type', 'question', 'option a', 'option b', 'answer', 'tolerance'],
          ['numeric', 'To five places', null, null, 1.23457, 0.001],
          ['numeric', 'An eighth', null, null, 0.125, null],
          ['numeric', 'Typed as text', null, null, '1.500', null],
          [null, 'More?', 0.375, 0.1 + 0.2, 'A', null],
        ],
      }),
    );
    expect(questions.map(({ changes }) => changes)).toEqual([
      [],
      [],
      [{ reason: 'number_as_decimal', detail: '1.500' }],
      [],
    ]);
    expect(questions.map(({ content }) => 'accepted' in content && content.accepted)).toMatchObject(
      [
        [{ value: '1.23457', tolerance: { by: '0.001' } }],
        [{ value: '0.125' }],
        [{ value: '1.5' }],
        false,
      ],
    );
    expect(optionsOf(questions[3]?.content)).toEqual([
      ['0.375', true],
      ['0.3', false],
    ]);
  });

  it('has two places that a spreadsheet with decimal commas took for a number, and truths as such', async () => {
    const { questions } = await read(
      workbook({
        rows: [
          ['Pregunta', 'Opción 1', 'Opción 2', 'Opción 3', 'Respuesta correcta'],
          ['¿Cuáles son pares?', 2, 3, 4, 1.3],
          ['¿El agua moja?', null, null, null, true],
        ],
      }),
    );
    expect(optionsOf(questions[0]?.content)).toEqual([
      ['2', true],
      ['3', false],
      ['4', true],
    ]);
    expect(questions[1]?.content).toMatchObject({ type: 'trueFalse', isTrue: true });
  });

  it('is read by the first sheet with questions, and none that is hidden', async () => {
    const sheet = (stem: string) => ({
      rows: [
        ['Question', 'Answer'],
        [stem, 'yes'],
      ],
    });
    const file = await read(
      workbook(
        { rows: [['How to fill this in'], ['Write one question in each row.']] },
        { ...sheet('Hidden?'), state: 'hidden' },
        sheet('Shown?'),
        sheet('Later?'),
      ),
    );
    expect(
      file.questions.map(({ content }) => ('stem' in content ? plainText(content.stem) : null)),
    ).toEqual(['Shown?']);
  });

  it('keeps no formula and runs none', async () => {
    const { questions } = await read(
      workbook({
        rows: [
          ['Question', 'Answer'],
          ['Which?', '=HYPERLINK("https://elsewhere.example","x")'],
        ],
      }),
    );
    expect(questions[0]?.content).toMatchObject({
      accepted: [{ text: '=HYPERLINK("https://elsewhere.example","x")' }],
    });
  });

  it.each([
    ['without such columns', [['Name', 'Mark']], 'no_columns'],
    ['without a question', [['Question', 'Answer']], 'no_questions'],
    [
      'of more rows than a list of questions has',
      [
        ['Question', 'Answer'],
        ...Array.from({ length: limits.rows }, (_, at) => [`Is it ${at}?`, 'yes']),
      ],
      'too_many_rows',
    ],
  ])('%s says so', async (_, rows, refused) => {
    expect(await read(workbook({ rows }))).toMatchObject({ refused, questions: [], dropped: [] });
  });

  it('of many characters in few bytes is refused', async () => {
    const rows = Array.from({ length: 25 }, () => ['x'.repeat(1_000_000), 'a']);
    expect((await read(workbook({ rows: [['Question', 'Answer'], ...rows] }))).refused).toBe(
      'too_large',
    );
  });
});
