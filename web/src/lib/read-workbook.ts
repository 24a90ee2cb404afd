import { Parser } from 'saxen';
import { zipDirectory } from '#shared/policies/zip-directory.ts';
import type { Row } from './csv-rows.ts';
import { decode } from './decode-text.ts';
import { decodeXml } from './xml/decode-xml.ts';
import { unpacked } from './zip-entry.ts';

/** A part that states more than this is not unpacked. */
const mostPartBytes = 64_000_000;
/** Cells further to the right are no marks: a sheet may have sixteen thousand columns, and a cell in each row in the last. */
const mostColumns = 1000;

type Attributes = Partial<Record<string, string>>;
type Visit = {
  open: (name: string, attributes: () => Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
  /** Whether enough was read. */
  isDone?: () => boolean;
};

/** Goes through a text of XML; names come without their namespace. @returns whether it is well-formed, as far as it was read */
function walk(xml: string, { open, close, text, isDone }: Visit): boolean {
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  const parser = new Parser();
  let isWhole = true;
  parser.on('openTag', (name, attributes) => {
    if (isDone?.()) parser.stop();
    else open(local(name), () => attributes() || {});
  });
  parser.on('closeTag', (name) => close?.(local(name)));
  parser.on('text', (value) => text?.(decodeXml(value)));
  parser.on('cdata', (value) => text?.(value));
  parser.on('warn', () => undefined);
  parser.on('error', () => {
    isWhole = false;
  });
  parser.parse(xml);
  return isWhole;
}

type Parts = (path: string) => string | null;

/** The texts of a workbook's parts, each unpacked when it is asked for; null: there is none, or it is too large. */
function partsOf(zip: Uint8Array): Parts {
  const rows = new Map(zipDirectory(zip)?.map((row) => [row.path, row]));
  return (path) => {
    const row = rows.get(path);
    const isRead = row && !row.isEncrypted && row.bytes <= mostPartBytes;
    const bytes = isRead ? unpacked(zip, row) : null;
    return bytes && (decode(bytes)?.text ?? null);
  };
}

/** What a part leads to, with the path of each; one that leads out of the file leads nowhere. */
function linksOf(parts: Parts, path: string) {
  const at = path.lastIndexOf('/') + 1;
  const links: { id: string; kind: string; path: string }[] = [];
  walk(parts(`${path.slice(0, at)}_rels/${path.slice(at)}.rels`) ?? '', {
    open: (name, attributes) => {
      const { Id = '', Type = '', Target = '' } = name === 'Relationship' ? attributes() : {};
      const base = `file:///${path}`;
      if (!URL.canParse(Target, base)) return;
      const kind = Type.slice(Type.lastIndexOf('/') + 1);
      links.push({ id: Id, kind, path: new URL(Target, base).pathname.slice(1) });
    },
  });
  return links;
}

type Kind = 'percent' | 'date' | 'number';

/** How a number looks: what stands in quotes, brackets or behind a stroke in its format is text, colour or language. */
function kindOf(format: number, code = ''): Kind {
  const signs = code.replaceAll(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '');
  if (format === 9 || format === 10 || signs.includes('%')) return 'percent';
  const isDate = (format >= 14 && format <= 22) || (format >= 45 && format <= 47);
  return isDate || (/[ymdhs]/i.test(signs) && !/general/i.test(signs)) ? 'date' : 'number';
}

/** The kinds of numbers by the styles of cells. */
function kindsOf(xml: string): Kind[] {
  const codes = new Map<number, string>();
  const kinds: Kind[] = [];
  let isOfCells = false;
  walk(xml, {
    open: (name, attributes) => {
      if (name === 'cellXfs') isOfCells = true;
      if (name !== 'numFmt' && !(name === 'xf' && isOfCells)) return;
      const { numFmtId, formatCode } = attributes();
      const format = Number(numFmtId);
      if (name === 'numFmt') codes.set(format, decodeXml(formatCode ?? ''));
      else kinds.push(kindOf(format, codes.get(format)));
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return kinds;
}

/** The texts that cells name by their number. How they are read aloud in Japanese is no part of them. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let [isText, isAloud] = [false, false];
  walk(xml, {
    open: (name) => {
      if (name === 'si') texts.push('');
      if (name === 'rPh') isAloud = true;
      isText = name === 't' && !isAloud;
    },
    close: (name) => {
      if (name === 'rPh') isAloud = false;
      isText = false;
    },
    text: (text) => {
      if (isText) texts[texts.length - 1] += text;
    },
  });
  return texts;
}

const day = 86_400_000;
/** Days from the first of 1900, as spreadsheets count them, to that of 1970. */
const daysTo1970 = 25_569;

/** A number as it is typed. Just three decimals would read like thousands: they get a fourth. */
function writtenNumber(value: string, kind: Kind = 'number'): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  if (kind === 'percent') return `${Number((number * 100).toFixed(2))}%`;
  const at = new Date((number - daysTo1970) * day);
  if (kind === 'date') return Number.isNaN(at.getTime()) ? value : at.toISOString().slice(0, 10);
  return String(Number(number.toFixed(4))).replace(/\.\d{3}$/, '$&0');
}

/** A number as it is, to the fifteen digits that spreadsheets keep. */
function exactNumber(value: string): string {
  const number = Number(value);
  const isNumber = value.trim() !== '' && Number.isFinite(number);
  return isNumber ? String(Number(number.toPrecision(15))) : value;
}

/** The place of a cell such as `AB12` in its row; NaN where none is said. */
const columnOf = (place: string) =>
  Array.from(/^[A-Z]+/i.exec(place)?.[0].toUpperCase() ?? '').reduce(
    (before, letter) => (before || 0) * 26 + (letter.codePointAt(0) ?? 0) - 64,
    Number.NaN,
  ) - 1;

/** The text of each sheet that is not hidden, unpacked when it is asked for, and the workbook's other parts. */
function shownSheets(parts: Parts) {
  const book = linksOf(parts, '').find(({ kind }) => kind === 'officeDocument');
  if (!book) return null;
  const links = linksOf(parts, book.path);
  const sheets: (string | undefined)[] = [];
  walk(parts(book.path) ?? '', {
    open: (name, attributes) => {
      const of = name === 'sheet' ? attributes() : null;
      if (!of || (of.state ?? 'visible') !== 'visible') return;
      sheets.push(Object.entries(of).find(([key]) => key.endsWith(':id'))?.[1]);
    },
  });
  const partOf = (link: { path: string } | undefined) => (link && parts(link.path)) ?? '';
  return {
    sheets: sheets.map(
      (sheet) => () => partOf(links.find(({ id, kind }) => kind === 'worksheet' && id === sheet)),
    ),
    texts: sharedTexts(partOf(links.find(({ kind }) => kind === 'sharedStrings'))),
    kinds: kindsOf(partOf(links.find(({ kind }) => kind === 'styles'))),
  };
}

type Options = {
  /** Rows that are read. */
  most: number;
  /** Whether numbers come with all their digits, and not as marks are typed. */
  isExact?: boolean;
  /** Tells a sheet that is sought by its rows; without it, it is the first. */
  isSought?: (rows: readonly Row[]) => boolean;
};

type Cells = { texts: readonly string[]; kinds: readonly Kind[] };

/** The rows of a sheet that have anything; null: it is not well-formed. */
function rowsOf(sheet: string, { texts, kinds }: Cells, { most, isExact }: Options): Row[] | null {
  const rows: Row[] = [];
  let [line, column, value, isValue, isAloud] = [0, 0, '', false, false];
  /** What makes the value of a cell; null: it is no formula. */
  let [formula, isFormula]: [string | null, boolean] = [null, false];
  let [cells, of]: [string[], Attributes] = [[], {}];
  let numbers = new Set<number>();
  const shown = () => {
    if (value === '') return `=${formula}`;
    if (of.t === 's') return texts[Number(value)] ?? '';
    if (of.t === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (of.t !== undefined && of.t !== 'n') return value;
    const kind = kinds[Number(of.s ?? 0)];
    if (kind !== 'date') numbers.add(column);
    return isExact && (kind ?? 'number') === 'number'
      ? exactNumber(value)
      : writtenNumber(value, kind);
  };
  // Programs that change workbooks write formulas without what they come to; of a text, that may be nothing.
  const isOpen = () => formula !== null && of.t !== 'str';
  const isWhole = walk(sheet, {
    open: (name, attributes) => {
      if (name === 'row') {
        line = Number(attributes().r ?? line + 1);
        [cells, column, numbers] = [[], -1, new Set()];
      }
      if (name === 'c') {
        of = attributes();
        const place = columnOf(of.r ?? '');
        [column, value, formula] = [Number.isNaN(place) ? column + 1 : place, '', null];
      }
      isFormula = name === 'f';
      if (isFormula) formula = '';
      if (name === 'rPh') isAloud = true;
      isValue = name === 'v' || (name === 't' && !isAloud);
    },
    close: (name) => {
      [isValue, isFormula] = [false, false];
      if (name === 'rPh') isAloud = false;
      if (name === 'c' && (value !== '' || isOpen()) && column < mostColumns) {
        while (cells.length < column) cells.push('');
        cells[column] = shown();
      }
      if (name === 'row' && cells.some((cell) => cell.trim() !== ''))
        rows.push({ line, cells, numbers });
    },
    text: (text) => {
      if (isValue) value += text;
      if (isFormula) formula += text;
    },
    isDone: () => rows.length >= most,
  });
  return isWhole ? rows : null;
}

/** The rows of the sheet in a place; null: there is none that can be read. */
function sheetRows(
  { sheets, ...cells }: Cells & { sheets: readonly (() => string)[] },
  at: number,
  options: Options,
): Row[] | null {
  const sheet = sheets[at]?.() ?? '';
  return sheet === '' ? null : rowsOf(sheet, cells, options);
}

/** Whoever seeks one sheet among many looks at no more than so many. */
const mostSheets = 20;

/**
 * Reads a sheet of a workbook that is shown (ISO/IEC 29500): of each cell what it shows, of a formula what it came to when
 * the workbook was saved, or the formula where that was not written. Nothing is run, and nothing looked up outside of the file.
 * @returns the rows that have anything, with their numbers, of the first sheet that is sought, else of the first; null:
 * this is no workbook
 */
export function readWorkbook(zip: Uint8Array, options: Options): Row[] | null {
  const read = shownSheets(partsOf(zip));
  const first = read && sheetRows(read, 0, options);
  if (!first || options.isSought === undefined || options.isSought(first)) return first;
  for (let at = 1; at < Math.min(mostSheets, read.sheets.length); at += 1) {
    const rows = sheetRows(read, at, options);
    if (rows && options.isSought(rows)) return rows;
  }
  return first;
}
