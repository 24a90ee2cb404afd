import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { toXlsx } from './xlsx.ts';

it('case 78: a workbook has numbers as numbers, and texts that no program runs', async () => {
  const rows = [
    ['Name', 'Quiz'],
    ['=HYPERLINK("http://x")', 7.5],
    ['Íñigo', null],
  ];
  const blob = await toXlsx(rows, { names: 1, sheet: 'grades' });
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const [, sheet] = Object.entries(files).find(([name]) => /worksheets\/.*\.xml$/.test(name)) ?? [];
  const cells = strFromU8(sheet ?? new Uint8Array());
  expect(cells).toContain('<v>7.5</v>');
  expect(cells).not.toContain('<f>');
  const texts = Object.values(files)
    .map((file) => strFromU8(file))
    .join('');
  expect(texts).toContain('=HYPERLINK(');
  expect(texts).toContain('Íñigo');
  // The sheet is named, and its head and the names stay in sight.
  expect(texts).toContain('name="grades"');
  const [pane = ''] = /<pane [^>]*>/.exec(cells) ?? [];
  for (const part of ['state="frozen"', 'xSplit="1"', 'ySplit="1"', 'topLeftCell="B2"'])
    expect(pane).toContain(part);
});
