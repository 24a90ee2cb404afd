import { expect, it } from 'vitest';
import { csvDialects, toCsv } from './csv.ts';

const line = (...cells: (string | number | null)[]) => toCsv([cells]).slice(1, -2);

it('case 78: no cell is a formula to a spreadsheet', () => {
  for (const sign of ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠', ' =', '\n='])
    expect(line(`${sign}HYPERLINK(1)`).replace(/^"/, '')).toMatch(/^'/);
});

it('leaves names, numbers and what is missing as they are', () => {
  expect(line('Ana María O’Neil-Ruiz', -3, null, '50 %')).toBe('Ana María O’Neil-Ruiz,-3,,50 %');
});

it('quotes what would end a cell or a row', () => {
  expect(line('Ruiz, Ana', 'the "great"', 'two\nlines')).toBe(
    '"Ruiz, Ana","the ""great""","two\nlines"',
  );
});

it('begins with the mark by which spreadsheets know the letters, and ends each row', () => {
  expect(toCsv([['a'], ['b']])).toBe('\uFEFFa\r\nb\r\n');
});

it('parts cells and decimals as spreadsheets of the language read them', () => {
  const row: [string, number, string][] = [['Ana; Ruiz', 8.5, 'a, b']];
  expect(toCsv(row, csvDialects.es)).toBe('\uFEFF"Ana; Ruiz";8,5;a, b\r\n');
  expect(toCsv(row, csvDialects.en)).toBe('\uFEFFAna; Ruiz,8.5,"a, b"\r\n');
});
