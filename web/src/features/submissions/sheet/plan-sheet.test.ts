import { describe, expect, it } from 'vitest';
import { csvDialects, toCsv } from '#web/lib/csv.ts';
import { readSheet } from '#web/lib/read-sheet.ts';
import { id, points, workOf } from '../../../../test/submission-work.ts';
import type { SubmissionWork } from '../types.ts';
import { codesIn, isMarkingSheet, placesIn, planSheet } from './plan-sheet.ts';

const outOf = (most: number) => ({ marks: { by: 'points' as const, most: points(most) } });
const written = (given: number | null, comment: string): SubmissionWork['marking'] => ({
  choices: [],
  points: given === null ? null : points(given),
  comment,
  isLateWaived: false,
  comments: [],
  files: [],
  state: 'draft',
  earned: { points: null, most: points(10) },
  adjustments: [],
  total: null,
  by: { userId: 'grace', name: 'Grace' },
  at: '2026-03-04T08:00:00.000Z',
  version: 3,
});

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function plan(text: string, works: SubmissionWork[], bytes = bytesOf(text)) {
  const sheet = await readSheet(bytes);
  if (typeof sheet === 'string') throw new Error(sheet);
  const places = placesIn(sheet.columns);
  expect(isMarkingSheet(places)).toBe(true);
  expect(codesIn(sheet, places).every((code) => code !== '')).toBe(true);
  return planSheet(sheet, places, new Map(works.map((work) => [work.submissionId, work])));
}

const shortly = ({ changes, faults, unchanged }: Awaited<ReturnType<typeof plan>>) => ({
  changes: changes.map(({ work, to }) => [work.submissionId, to.points, to.comment]),
  faults: faults.map(({ line, because }) => [line, because]),
  unchanged,
});

describe('a marking sheet', () => {
  it('says what each row changes, and leaves what its cells leave empty', async () => {
    const works = [
      workOf(1, outOf(10)),
      workOf(2, { ...outOf(10), marking: written(4, 'So far.') }),
      workOf(3, { ...outOf(10), marking: written(5, 'As it is.') }),
      workOf(4, outOf(10)),
    ];
    const text = [
      'Submission,Student,Points,Feedback',
      `${id(1)},Person 1,7.5,"Clear, and ""short""`,
      'with a second line."',
      `${id(2)},Person 2,,Better now.`,
      `${id(3)},Person 3,5,As it is.`,
      `${id(4)},Person 4,,`,
    ].join('\r\n');
    expect(shortly(await plan(text, works))).toEqual({
      changes: [
        [id(1), points(7.5), 'Clear, and "short"\nwith a second line.'],
        [id(2), points(4), 'Better now.'],
      ],
      faults: [],
      unchanged: 2,
    });
  });

  it('names each row that it cannot take, and why', async () => {
    const works = [1, 2, 3, 4, 5, 6].map((number) =>
      workOf(number, { ...outOf(10), isOutdated: number === 6 }),
    );
    const text = [
      'Código;Nota;Comentario',
      `${id(1)};10,01;`,
      `${id(2)};siete;`,
      `${id(3)};=1+1;`,
      `${id(4)};7;${'a'.repeat(8001)}`,
      `${id(5)};7;`,
      `${id(5)};8;`,
      `${id(6)};7;`,
      `${id(99)};7;`,
      ';7;Nobody',
      `${id(1)};-1;`,
    ].join('\n');
    expect(shortly(await plan(text, works))).toEqual({
      changes: [[id(5), points(7), '']],
      faults: [
        [2, 'tooMuch'],
        [3, 'notNumber'],
        [4, 'formula'],
        [5, 'tooLong'],
        [7, 'twice'],
        [8, 'outdated'],
        [9, 'unknown'],
        [10, 'unknown'],
        [11, 'twice'],
      ],
      unchanged: 0,
    });
  });

  it('counts rows as a spreadsheet does: one of several lines is one, an empty one counts, a stated separator is none', async () => {
    const text = [
      'sep=,',
      'Submission,Points,Feedback',
      `${id(1)},7,"Clear.`,
      '',
      'And short."',
      ',,',
      '',
      `${id(1)},8,Again.`,
      `${id(2)},siete,`,
    ].join('\r\n');
    const { faults } = shortly(await plan(text, [workOf(1, outOf(10)), workOf(2, outOf(10))]));
    expect(faults).toEqual([
      [5, 'twice'],
      [6, 'notNumber'],
    ]);
  });

  it('reads what could be thousands or decimals as the other points show, and names it where they show nothing', async () => {
    const works = [workOf(1, outOf(1000)), workOf(2, outOf(1000)), workOf(3, outOf(10))];
    const sheet = async (first: string) =>
      shortly(
        await plan(`Code;Points\n${id(1)};${first}\n${id(2)};1.000\n${id(3)};1.000\n`, works),
      );
    expect((await sheet('7,5')).changes[1]).toEqual([id(2), points(1000), '']);
    expect((await sheet('7.5')).changes[1]).toEqual([id(2), points(1), '']);
    expect(await sheet('7')).toEqual({
      changes: [
        [id(1), points(7), ''],
        // Nobody gives a thousand of ten.
        [id(3), points(1), ''],
      ],
      faults: [[3, 'unclear']],
      unchanged: 0,
    });
  });

  it('takes feedback alone where a rubric gives the points', async () => {
    const text = `Submission,Points,Feedback\n${id(1)},99,Well argued.\n`;
    expect(shortly(await plan(text, [workOf(1)])).changes).toEqual([[id(1), null, 'Well argued.']]);
  });

  it.each([
    ['semicolons and decimal commas', `Entrega;Puntos\r\n${id(1)};7,25\r\n`],
    ['tabs', `Entrega\tCalificación\n${id(1)}\t7.25\n`],
    ['a separator that is stated', `sep=|\nSubmission|Grade\n${id(1)}|7.25\n`],
  ])('is read with %s', async (_, text) => {
    expect((await plan(text, [workOf(1, outOf(10))])).changes[0]?.to.points).toBe(points(7.25));
  });

  it('is read in the letters of old spreadsheets', async () => {
    const text = `Entrega;Puntos;Comentario\n${id(1)};7;Más corto, señor.\n`;
    const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect((await plan(text, [workOf(1, outOf(10))], latin)).changes[0]?.to.comment).toBe(
      'Más corto, señor.',
    );
  });

  it('case 78: comes back as it went, also where what was written begins like a formula', async () => {
    const said = '=1+1 is no answer';
    const work = workOf(1, { ...outOf(10), marking: written(4, said) });
    const text = toCsv(
      [
        ['Entrega', 'Puntos', 'Comentario'],
        [id(1), 4, said],
      ],
      csvDialects.es,
    );
    expect(text).toContain(`'${said}`);
    expect(shortly(await plan(text, [work]))).toEqual({ changes: [], faults: [], unchanged: 1 });
  });

  it('is none without codes, or with nothing beside them', async () => {
    expect(isMarkingSheet(placesIn(['Student', 'Points']))).toBe(false);
    expect(isMarkingSheet(placesIn(['Submission', 'Student']))).toBe(false);
  });
});
