import { expect, it } from 'vitest';
import { differingNames, safeName } from './zip-names.ts';

it.each([
  ['Ñandú Pérez', 'Ñandú Pérez'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\con?.txt', 'C con .txt'],
  ['.hidden', 'hidden'],
  ['aux.pdf', '_aux.pdf'],
  ['report\u202Efdp.exe', 'report fdp.exe'],
  ['trailing. . ', 'trailing'],
  ['   ', '_'],
])('%j is %j in a zip', (name, safe) => expect(safeName(name)).toBe(safe));

it('a long name keeps its ending', () => {
  const name = safeName(`${'é'.repeat(300)}.docx`);
  expect(name).toHaveLength(80);
  expect(name.endsWith('.docx')).toBe(true);
});

it('names that some system takes for the same are told apart', () => {
  const own = differingNames();
  expect(['A.pdf', 'a.PDF', 'a.pdf', 'b'].map(own)).toEqual([
    'A.pdf',
    'a (2).PDF',
    'a (3).pdf',
    'b',
  ]);
});
