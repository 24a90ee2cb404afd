import { expect, it } from 'vitest';
import type { BookItem } from '../types.ts';
import { likelyUses } from './column-uses.ts';
import { type Known, planImport } from './plan-import.ts';
import type { Sheet } from '#web/lib/read-sheet.ts';
import { readMarks } from './read-marks.ts';
import { settleLook } from './settle-look.ts';

const itemId = '01J00000000000000000000001';
const item: BookItem = {
  itemId,
  kind: 'manual',
  title: { en: 'Oral exam', es: 'Examen oral' },
  moduleId: null,
  most: 100_000,
  categoryId: null,
  isExtra: false,
  isKeptOut: false,
  isHidden: false,
  place: null,
  manual: { title: { en: 'Oral exam', es: 'Examen oral' }, most: 100_000, release: 'whenMarked' },
  version: 1,
  figures: { n: 0, mean: null, spread: null, median: null, steps: [] },
};

const names = ['Íñigo Peña', 'Zoë Brontë', 'José Nuñez', 'Begoña Sáez'];
const nameOf = (at: number) => `${names[at % names.length]} ${at}`;
const people = Array.from({ length: 1000 }, (_, at): Known => ({
  userId: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  name: at > 0 && at % 500 === 7 ? 'Ana Pérez' : nameOf(at),
  email: `person${at}@example.com`,
  marks: [],
}));

/** Twenty rows with a fault, and why. */
const faulty = new Map<number, [name: string | null, cell: string, because: string]>([
  [3, ['Nobody At All', '5', 'unknown']],
  [90, ['nadie@example.com', '5', 'unknown']],
  [7, [null, '5', 'ambiguous']],
  [507, [null, '5', 'ambiguous']],
  [11, [nameOf(10), '6', 'twice']],
  [612, [nameOf(10), '6', 'twice']],
  [20, [null, '=1+1', 'formula']],
  [21, [null, '=HYPERLINK("http://x")', 'formula']],
  [22, [null, '+A1', 'formula']],
  [23, [null, '@SUM(A1)', 'formula']],
  [24, [null, '-cmd', 'formula']],
  [30, [null, 'eight', 'notNumber']],
  [31, [null, '8/10', 'notNumber']],
  [32, [null, '-5', 'notNumber']],
  [33, [null, '7..5', 'notNumber']],
  [34, [null, '1.234.5', 'notNumber']],
  [35, [null, '9 points', 'notNumber']],
  [36, [null, '1e3', 'notNumber']],
  [40, [null, '1001', 'tooMuch']],
  [41, [null, '99999', 'tooMuch']],
]);

function table(separator: string, decimal: string): string {
  const quoted = (cell: string) =>
    cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
  const rows = people.map(({ name }, at) => {
    const [other, cell] = faulty.get(at) ?? [null, `${at % 10}${decimal}5`];
    return [other ?? name, cell].map(quoted).join(separator);
  });
  return [['Nombre', 'Examen oral'].join(separator), ...rows].join('\r\n');
}

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer);

it.each([
  ['commas and UTF-8', utf8(table(',', '.'))],
  ['semicolons, decimal commas and the mark of UTF-8', utf8(`\uFEFF${table(';', ',')}`)],
  ['semicolons, decimal commas and Latin-1', latin(table(';', ','))],
  ['tabs and UTF-16', utf16(table('\t', ','))],
])('names each of twenty faults in a thousand rows, and takes the others: %s', async (_, bytes) => {
  const sheet = (await readMarks(bytes)) as Sheet;
  expect(sheet.rows).toHaveLength(1000);
  const uses = likelyUses(sheet.columns, [item]);
  expect(uses).toEqual(['name', itemId]);
  const plan = planImport(sheet, uses, people, [item]);
  expect(plan.rows).toHaveLength(980);
  expect(plan.faults.map(({ line, because }) => [line, because])).toEqual(
    [...faulty]
      .map(([at, [, , because]]) => [at + 2, because])
      .toSorted(([a], [b]) => Number(a) - Number(b)),
  );
  expect(plan.rows[0]).toEqual({
    line: 2,
    userId: people[0]?.userId,
    name: 'Íñigo Peña 0',
    cells: [{ itemId, version: 0, change: { do: 'points', points: 5000 }, before: null }],
  });
});

it('knows people by the surest column, words for states in both languages, and what changes nothing', async () => {
  const mark = {
    itemId,
    points: 80_000,
    most: 100_000,
    status: 'marked' as const,
    isReleased: true,
    isSet: false,
    isLate: false,
    label: null,
    version: 4,
  };
  const [ada, ben, eve] = people;
  const known = [{ ...ada!, marks: [mark] }, ben!, eve!];
  const text = [
    'ID;E-mail;Name;Oral exam',
    `${ada!.userId};;Somebody else;8`,
    `;PERSON1@example.com;;eximido`,
    `;;'=${eve!.name};`,
  ].join('\n');
  const sheet = (await readMarks(utf8(text))) as Sheet;
  const uses = likelyUses(sheet.columns, [item]);
  expect(uses).toEqual(['id', 'email', 'name', itemId]);
  const plan = planImport(sheet, uses, known, [item]);
  expect(plan.unchanged).toBe(1);
  expect(plan.rows).toMatchObject([{ userId: ben!.userId, cells: [{ change: { do: 'excuse' } }] }]);
  // What hides a formula from a spreadsheet is no part of a name: whoever is called so is somebody else.
  expect(plan.faults).toMatchObject([{ line: 4, because: 'unknown', person: `=${eve!.name}` }]);
});

it.each(['Excused', 'EX', 'Exenta', 'excusado', 'Excusada'])(
  'takes “%s” for excused',
  async (word) => {
    const sheet = (await readMarks(utf8(`ID;Oral exam\n${people[0]!.userId};${word}`))) as Sheet;
    const [row] = planImport(sheet, likelyUses(sheet.columns, [item]), people, [item]).rows;
    expect(row?.cells[0]?.change).toEqual({ do: 'excuse' });
  },
);

it.each(['Missing', 'MI', 'sin entregar', 'No entregado', 'no presentada', 'NP'])(
  'takes “%s” for missing',
  async (word) => {
    const sheet = (await readMarks(utf8(`ID;Oral exam\n${people[0]!.userId};${word}`))) as Sheet;
    const [row] = planImport(sheet, likelyUses(sheet.columns, [item]), people, [item]).rows;
    expect(row?.cells[0]?.change).toEqual({ do: 'missing' });
  },
);

it('reads a percentage as the grid does, of the points of its item', async () => {
  const [ada, ben] = people;
  const text = `ID;Oral exam\n${ada!.userId};82,5 %\n${ben!.userId};120%`;
  const sheet = (await readMarks(utf8(text))) as Sheet;
  const plan = planImport(sheet, likelyUses(sheet.columns, [item]), people, [item]);
  expect(plan.rows).toMatchObject([{ cells: [{ change: { do: 'points', points: 82_500 } }] }]);
  expect(plan.faults).toMatchObject([{ line: 3, because: 'notNumber' }]);
});

/** What a file of one column of marks comes to, by its rows: points, or why not. */
async function marksOf(cells: readonly string[], most = 10_000_000) {
  const some = people.slice(0, cells.length);
  const text = ['ID;Oral exam', ...some.map(({ userId }, at) => `${userId};${cells[at]}`)];
  const sheet = (await readMarks(utf8(text.join('\n')))) as Sheet;
  const of = [{ itemId, most }];
  const { rows, faults } = planImport(sheet, likelyUses(sheet.columns, [item]), people, of);
  return some.map(({ userId }, at) => {
    const change = rows.find((row) => row.userId === userId)?.cells[0]?.change;
    if (change?.do === 'points') return change.points / 10_000;
    return faults.find(({ line }) => line === at + 2)?.because;
  });
}

it('reads what could be thousands or decimals as the other numbers of the file show', async () => {
  expect(await marksOf(['850,5', '1.000', '1,000'])).toEqual([850.5, 1000, 1]);
  expect(await marksOf(['850.5', '1.000', '1,000'])).toEqual([850.5, 1, 1000]);
  expect(await marksOf(['82,5 %', '1.000'])).toEqual([825, 1000]);
  expect(await marksOf(['7,5', '1.500'])).toEqual([7.5, 'thousands']);
  expect(await marksOf(['1.000,00', '1.000'])).toEqual([1000, 1000]);
});

it('names what could be either where the file does not show it, and guesses nothing', async () => {
  expect(await marksOf(['900', '1.000', '1,000'])).toEqual([900, 'unclear', 'unclear']);
  expect(await marksOf(['7,5', '8.5', '1.000'])).toEqual([7.5, 8.5, 'unclear']);
  // So much is not given for it: three decimals are meant.
  expect(await marksOf(['1.000', '85.250'], 1_000_000)).toEqual([1, 85.25]);
});

const stranger = async (text: string, known: readonly Known[]) => {
  const sheet = (await readMarks(utf8(text))) as Sheet;
  const uses = likelyUses(sheet.columns, [item]);
  return { uses, ...planImport(sheet, uses, known, [item]) };
};
const hidden = people.slice(0, 3).map((one) => ({ ...one, email: null }));

it('knows people by first and last names, by last names first, and past ids and addresses that say nothing', async () => {
  const apart = await stranger(
    'Nombre;Apellido(s);Dirección de correo;Examen oral\nÍñigo;Peña 0;person0@example.com;7,5',
    hidden,
  );
  expect(apart.uses).toEqual(['firstName', 'lastName', 'email', itemId]);
  expect(apart.rows).toMatchObject([{ userId: people[0]?.userId }]);
  const turned = await stranger(
    'Student,ID,Oral exam\n"Peña 0, Íñigo",4711,5\n"Nobody, At All",9,5',
    hidden,
  );
  expect(turned.rows).toMatchObject([{ userId: people[0]?.userId }]);
  expect(turned.faults).toMatchObject([{ line: 3, because: 'unknown', person: 'At All Nobody' }]);
});

it.each([
  ['Canvas', 'Student,ID,SIS Login ID,Section,Oral exam (48213),Final Score'],
  [
    'Moodle',
    'Nombre,Apellido(s),Dirección de correo,Tarea: Examen oral (Real),Total del curso (Real)',
  ],
  ['Blackboard', 'Last Name\tFirst Name\tUsername\tOral exam [Total Pts: 10 Score] |90211'],
])('finds an item among the columns that %s writes', (_, head) => {
  const [separator] = /[\t,]/.exec(head) ?? [];
  const uses = likelyUses(head.split(separator ?? ''), [item]);
  expect(uses.filter((use) => use === itemId)).toHaveLength(1);
  expect(uses).toContain('email');
  expect(head.split(separator ?? '')[uses.indexOf(itemId)]).toMatch(/oral/i);
});

/** Files as other tools write them, with all the lines and columns that those have beside the marks. */
const exports: [tool: string, bytes: Uint8Array][] = [
  [
    'Moodle in English',
    utf8(
      [
        '"First name","Last name","ID number",Institution,Department,"Email address","Assignment: Oral exam (Real)","Quiz: Part 1: verbs (Real)","Taking part: code review (Real)","H5P: Verbs (Real)","Course total (Real)","Last downloaded from this course"',
        'Íñigo,"Peña 0",,,,person0@example.com,7.50,8.00,9.00,-,32.50,1764446400',
        'Zoë,"Brontë 1",,,,person1@example.com,-,-,-,6.00,6.00,1764446400',
      ].join('\n'),
    ),
  ],
  [
    'Moodle in Spanish',
    utf8(
      [
        '\uFEFFNombre;Apellido(s);"Número de ID";Institución;Departamento;"Dirección de correo";"Tarea: Examen oral (Real)";"Cuestionario: Part 1: verbs (Real)";"Taking part: code review (Real)";"H5P: Verbs (Real)";"Total del curso (Real)";"Última descarga de este curso"',
        'Íñigo;"Peña 0";;;;person0@example.com;7,50;8,00;9,00;-;32,50;1764446400',
        'Zoë;"Brontë 1";;;;person1@example.com;-;-;-;6,00;6,00;1764446400',
      ].join('\n'),
    ),
  ],
  [
    'Canvas in English',
    utf8(
      [
        'Student,ID,SIS User ID,SIS Login ID,Section,Oral exam (48213),Part 1: verbs (48214),Taking part: code review (48215),Verbs (48216),Assignments Current Points,Assignments Final Points,Current Score,Final Score,Final Grade',
        ',,,,,Manual Posting,,,,,,,,',
        '    Points Possible,,,,,10.00,10.00,10.00,10.00,(read only),(read only),(read only),(read only),(read only)',
        '"Peña 0, Íñigo",1201,,person0@example.com,ENG-1,7.50,8.00,9.00,,24.50,24.50,81.67,61.25,B',
        '"Brontë 1, Zoë",1202,,person1@example.com,ENG-1,,,,6.00,6.00,6.00,60.00,15.00,F',
      ].join('\r\n'),
    ),
  ],
  [
    'Canvas with names apart, of work that is not for everybody',
    utf8(
      [
        'LastName,FirstName,ID,SIS User ID,SIS Login ID,Section,Oral exam (48213),Part 1: verbs (48214),Taking part: code review (48215),Verbs (48216),Current Score',
        '    Points Possible,,,,,,10.00,10.00,10.00,10.00,(read only)',
        'Peña 0,Íñigo,1201,,person0@example.com,ENG-1,7.50,8.00,9.00,N/A,81.67',
        'Brontë 1,Zoë,1202,,person1@example.com,ENG-1,N/A,N/A,N/A,6.00,60.00',
      ].join('\n'),
    ),
  ],
  [
    'Canvas in Spanish',
    utf8(
      [
        '\uFEFFEstudiante;ID;ID de usuario del SIS;ID de inicio de sesión del SIS;Sección;Examen oral (48213);Part 1: verbs (48214);Taking part: code review (48215);Verbs (48216);Calificación actual',
        '    Puntos posibles;;;;;10,00;10,00;10,00;10,00;(sólo lectura)',
        '"Peña 0, Íñigo";1201;;person0@example.com;ENG-1;7,50;8,00;9,00;;81,67',
        '"Brontë 1, Zoë";1202;;person1@example.com;ENG-1;;;;6,00;60,00',
      ].join('\r\n'),
    ),
  ],
  [
    'Blackboard',
    utf16(
      [
        '"Last Name"\t"First Name"\t"Username"\t"Student ID"\t"Last Access"\t"Availability"\t"Weighted Total [Total Pts: up to 100 Percentage] |90210"\t"Oral exam [Total Pts: 10 Score] |90211"\t"Part 1: verbs [Total Pts: 10 Score] |90212"\t"Taking part: code review [Total Pts: 10 Score] |90213"\t"Verbs [Total Pts: 10 Score] |90214"',
        '"Peña 0"\t"Íñigo"\t"ipena"\t"4711"\t"2026-03-01 10:00:00"\t"Yes"\t"81.67"\t"7.50"\t"8.00"\t"9.00"\t"In Progress(4.00)"',
        '"Brontë 1"\t"Zoë"\t"zbronte"\t"4712"\t""\t"Yes"\t"60.00"\t""\t"Needs Grading"\t"Needs Grading(8.00)"\t"6.00"',
      ].join('\r\n'),
    ),
  ],
  [
    'Google Classroom in English',
    utf8(
      [
        'Last Name,First Name,Email Address,Oral exam,Part 1: verbs,Taking part: code review,Verbs',
        'Date,,,2026-03-01,2026-03-05,2026-03-08,2026-03-09',
        'Points,,,10,10,10,10',
        'Peña 0,Íñigo,person0@example.com,7.5,8,9,',
        'Brontë 1,Zoë,person1@example.com,,,,6',
      ].join('\n'),
    ),
  ],
  [
    'Google Classroom in Spanish',
    utf8(
      [
        'Apellidos,Nombre,Dirección de correo electrónico,Examen oral,Part 1: verbs,Taking part: code review,Verbs',
        'Fecha,,,2026-03-01,2026-03-05,2026-03-08,2026-03-09',
        'Puntos,,,10,10,10,10',
        'Peña 0,Íñigo,person0@example.com,"7,5",8,9,',
        'Brontë 1,Zoë,person1@example.com,,,,6',
      ].join('\n'),
    ),
  ],
];
const titled = (at: number, title: string): BookItem => ({
  ...item,
  itemId: `01J0000000000000000000001${at}`,
  title: { en: title },
});
const book = [
  item,
  titled(1, 'Part 1: verbs'),
  titled(2, 'Taking part: code review'),
  titled(3, 'Verbs'),
];

it.each(exports)(
  'takes a file of %s as it is written: all its marks, and nothing else',
  async (_, bytes) => {
    const sheet = (await readMarks(bytes)) as Sheet;
    const uses = likelyUses(sheet.columns, book);
    expect(uses.filter((use) => book.some(({ itemId: one }) => one === use))).toEqual(
      book.map(({ itemId: one }) => one),
    );
    for (const known of [people.slice(0, 3), hidden]) {
      const { rows, faults } = planImport(sheet, uses, known, book);
      expect(faults).toEqual([]);
      expect(
        rows.map(({ name, cells }) => [
          name,
          ...cells.map(({ change }) => 'points' in change && change.points),
        ]),
      ).toEqual([
        [people[0]?.name, 75_000, 80_000, 90_000],
        [people[1]?.name, 60_000],
      ]);
    }
  },
);

it.each([
  ['Student,ID,Oral exam (1)\n    Points Possible,,5.00\n"Ada, A",1,4', [null, null, 50_000]],
  ['Estudiante;ID;Oral exam (1)\n    Puntos posibles;;7,5\n"Ada, A";1;4', [null, null, 75_000]],
  ['Last Name,First Name,Oral exam\nDate,,2026-03-01\nPoints,,20\nA,Ada,4', [null, null, 200_000]],
  ['Username\tOral exam [Total Pts: 12.5 Score] |9\nada\t4', [null, 125_000]],
  ['Username\tTotal [Total Pts: up to 100 Percentage] |9\nada\t4', [null, null]],
  ['Name,Oral exam\nAda,4', [null, null]],
])('reads of how many points other tools say that marks are: %s', async (text, mosts) => {
  expect(await readMarks(utf8(text))).toMatchObject({ mosts });
});

it('leaves the lines of other tools out only where they stand, under the head', async () => {
  const { faults } = await stranger(
    'Last Name,First Name,Oral exam\nPeña 0,Íñigo,5\nPoints,,10\nDate,Ada,7',
    hidden,
  );
  expect(faults).toMatchObject([
    { line: 3, person: 'Points', because: 'unknown' },
    { line: 4, person: 'Ada Date', because: 'unknown' },
  ]);
});

it('takes a number that belongs to a title for no id, and letters for no marks', () => {
  const named = (name: string) => likelyUses([name, 'E-mail'], [item])[0];
  expect(named('Oral exam (2)')).toBe('');
  expect(named('Oral exam (Letter)')).toBe('');
  expect(named('Resit of oral exam (48213)')).toBe('');
});

it('does not take somebody by a name where another row shows that ids tell', async () => {
  const { rows, faults } = await stranger(
    `ID;Name;Oral exam\n${people[0]?.userId};;5\nno-such-id;${people[1]?.name};6`,
    hidden,
  );
  expect(rows).toHaveLength(1);
  expect(faults).toMatchObject([{ line: 3, because: 'unknown' }]);
});

it('says what is no table', async () => {
  expect(await readMarks(utf8('only one column\n1'))).toBe('noTable');
  expect(await readMarks(utf8(''))).toBe('noTable');
  expect(await readMarks(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 1]))).toBe('unreadable');
});

it('leaves out rows of which the server refuses a cell, and says why', () => {
  const row = (userId: string, line: number) => ({
    line,
    userId,
    name: userId,
    cells: [{ itemId, version: 0, change: { do: 'missing' as const }, before: null }],
  });
  const answer = (
    result: 'written' | 'stale' | 'refused' | 'unchanged',
    because: 'hasWork' | null,
  ) => [{ itemId, result, because }];
  const looked = settleLook(
    { rows: ['a', 'b', 'c', 'd'].map((id, at) => row(id, at + 2)), faults: [], unchanged: 1 },
    new Map([
      ['a', answer('written', null)],
      ['b', answer('stale', null)],
      ['c', answer('refused', 'hasWork')],
      ['d', answer('unchanged', null)],
    ]),
    () => 'Oral exam',
  );
  expect(looked.rows.map(({ userId }) => userId)).toEqual(['a']);
  expect(looked.faults).toEqual([
    { line: 3, person: 'b', column: 'Oral exam', because: 'stale' },
    { line: 4, person: 'c', column: 'Oral exam', because: 'hasWork' },
  ]);
  expect(looked.unchanged).toBe(2);
});
