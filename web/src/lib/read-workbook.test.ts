import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';
import { toXlsx } from './xlsx.ts';

const namespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const links = (...targets: [id: string, kind: string, target: string][]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      ([id, kind, to]) => `<Relationship Id="${id}" Type="${namespace}/${kind}" Target="${to}"/>`,
    )
    .join('')}</Relationships>`;

type Given = {
  rows: string;
  texts?: string;
  styles?: string;
  sheets?: string;
};

/** A workbook as the programs write it that are used the most, with its parts in their usual places. */
function workbook({ rows, texts = '', styles = '', sheets }: Given): Record<string, Uint8Array> {
  const parts = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': links(['rId1', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns:r="${namespace}"><sheets>${
      sheets ?? '<sheet name="Notas" sheetId="1" r:id="rId2"/>'
    }</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': links(
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'worksheet', '/xl/worksheets/sheet2.xml'],
      ['rId3', 'sharedStrings', 'sharedStrings.xml'],
      ['rId4', 'styles', 'styles.xml'],
    ),
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
  };
  return Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]));
}

const read = async (given: Given) => {
  const sheet = await readSheet(zipSync(workbook(given)));
  if (typeof sheet === 'string') throw new Error(sheet);
  return sheet;
};
const head =
  '<row r="1"><c t="inlineStr"><is><t>ID</t></is></c><c t="inlineStr"><is><t>Mark</t></is></c></row>';
const cell = (inner: string, more = '') =>
  `<row><c t="inlineStr"><is><t>a</t></is></c><c ${more}>${inner}</c></row>`;
const marks = async (cells: string[], styles = '') =>
  (await read({ rows: head + cells.join(''), styles })).rows.map(({ cells: [, mark] }) => mark);

describe('a workbook', () => {
  it('is read as it was exported', async () => {
    const blob = await toXlsx(
      [
        ['ID', 'Name', 'Oral exam'],
        ['01J1', 'Íñigo & <Peña>', 7.5],
        ['01J2', '=1+1', null],
      ],
      { names: 1, sheet: 'grades' },
    );
    expect(await readSheet(new Uint8Array(await blob.arrayBuffer()))).toMatchObject({
      columns: ['ID', 'Name', 'Oral exam'],
      rows: [
        { line: 2, cells: ['01J1', 'Íñigo & <Peña>', '7.5'] },
        { line: 3, cells: ['01J2', '=1+1'] },
      ],
      isGuessed: false,
    });
  });

  it('has texts in one place, in runs, and with how they are read aloud; cells and rows that are left out are empty', async () => {
    const sheet = await read({
      texts:
        '<si><t>ID</t></si><si><r><t>Oral </t></r><r><t>exam</t></r></si><si><t>山田</t><rPh sb="0" eb="1"><t>ヤマダ</t></rPh></si>',
      rows: '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c></row><row r="3"/><row r="7"><c r="A7" t="s"><v>2</v></c><c r="C7"><v>8</v></c></row>',
    });
    expect(sheet.columns).toEqual(['ID', '', 'Oral exam']);
    expect(sheet.rows).toEqual([{ line: 7, cells: ['山田', '', '8'] }]);
  });

  it('has numbers as they are, what formulas came to, and no thousands that are decimals', async () => {
    expect(
      await marks([
        cell('<v>1234</v>'),
        cell('<v>7.125</v>'),
        cell('<v>8.3000000000000007</v>'),
        cell('<f>AVERAGE(C1:C9)</f><v>6.333333333333333</v>'),
        cell('<f>A1</f><v>#REF!</v>', 't="e"'),
        cell('<f>A1</f><v>n/a</v>', 't="str"'),
      ]),
    ).toEqual(['1234', '7.1250', '8.3', '6.3333', '#REF!', 'n/a']);
  });

  it('shows formulas where a program wrote them without what they come to, so that no mark is lost in silence', async () => {
    expect(
      await marks([
        cell('<f>5+2</f><v/>'),
        cell('<f>5+2</f>'),
        cell('<f t="shared" si="0"/>'),
        cell('<f>IF(A1&lt;5,"","x")</f><v></v>', 't="str"'),
      ]),
    ).toEqual(['=5+2', '=5+2', '=', undefined]);
  });

  it('shows percentages and dates, which a program has made of 8/10, as such', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="0.0%"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy"/><numFmt numFmtId="166" formatCode="0.0 &quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="16"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs>';
    expect(
      await marks(
        [
          cell('<v>0.875</v>', 's="1"'),
          cell('<v>0.9</v>', 's="2"'),
          cell('<v>46303</v>', 's="3"'),
          cell('<v>46303</v>', 's="4"'),
          cell('<v>9.5</v>', 's="5"'),
          cell('<v>9</v>', 's="0"'),
        ],
        styles,
      ),
    ).toEqual(['87.5%', '90%', '2026-10-08', '2026-10-08', '9.5', '9']);
  });

  it('is read by its first sheet that is not hidden, also where names have a prefix', async () => {
    const rows = `${head}${cell('<v>5</v>')}`;
    const sheets =
      '<sheet name="Lists" sheetId="1" state="hidden" r:id="rId1"/><sheet name="Marks" sheetId="2" r:id="rId2"/>';
    expect((await read({ rows, sheets })).rows).toEqual([{ line: 2, cells: ['a', '5'] }]);
    const prefixed = rows.replaceAll(/<(\/?)/g, '<$1x:');
    expect((await read({ rows: prefixed })).columns).toEqual(['ID', 'Mark']);
  });

  it('is none where it is another zip, broken, or says that it unpacks into too much', async () => {
    const whole = workbook({ rows: `${head}${cell('<v>5</v>')}` });
    expect(await readSheet(zipSync({ 'a.txt': strToU8('a') }))).toBe('unreadable');
    expect(await readSheet(zipSync(whole).subarray(0, 400))).toBe('unreadable');
    const torn = { ...whole, 'xl/worksheets/sheet2.xml': strToU8('<worksheet><row></c>') };
    expect(await readSheet(zipSync(torn))).toBe('unreadable');
    const large = { ...whole, 'xl/worksheets/sheet2.xml': new Uint8Array(64_000_001).fill(32) };
    expect(await readSheet(zipSync(large, { level: 1 }))).toBe('unreadable');
  });

  it('is too long, or no table, as a text is; cells far to the right take no room', async () => {
    const many = Array.from({ length: 10_001 }, () => cell('<v>1</v>')).join('');
    expect(await readSheet(zipSync(workbook({ rows: head + many })))).toBe('tooLong');
    expect(await readSheet(zipSync(workbook({ rows: head })))).toBe('noTable');
    const far = `<row r="2"><c r="A2"><v>1</v></c><c r="XFD2"><v>2</v></c></row>`;
    expect((await read({ rows: head + far })).rows).toEqual([{ line: 2, cells: ['1'] }]);
  });

  it('takes no entity that stands for more than a letter', async () => {
    const bomb = `<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>`;
    const rows = `${head}${cell('<is><t>&b;&#x41;</t></is>', 't="inlineStr"')}`;
    const parts = workbook({ rows });
    const sheet = await readSheet(
      zipSync({
        ...parts,
        'xl/worksheets/sheet2.xml': strToU8(
          `${bomb}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
        ),
      }),
    );
    expect(sheet).toMatchObject({ rows: [{ cells: ['a', '&b;A'] }] });
  });
});
