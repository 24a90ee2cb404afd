export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A table as a workbook of one sheet (ISO/IEC 29500). Cells say themselves whether they are numbers or texts, so that it is
 * read in any language, and no text is run as a formula (case 78). The first row and the columns that say whose a row is stay while the others
 * scroll, and each column is as wide as its longest text, up to 40 characters.
 *
 * @param names so many columns say whose a row is
 * @param sheet what the sheet is called: at most 31 characters, none of `[]:*?/\`
 */
export async function toXlsx(
  rows: (string | number | null)[][],
  { names, sheet }: { names: number; sheet: string },
): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser');
  const cells = rows.map((row, index) =>
    row.map((value) => {
      if (value === null || value === '') return null;
      if (typeof value === 'number') return { type: Number, value };
      return index === 0
        ? { type: String, value, fontWeight: 'bold' as const }
        : { type: String, value };
    }),
  );
  const columns = (rows[0] ?? []).map((_, column) => {
    const longest = rows.reduce((most, row) => Math.max(most, String(row[column] ?? '').length), 0);
    return { width: 2 + Math.min(40, longest) };
  });
  return write(cells, {
    sheet,
    columns,
    stickyRowsCount: 1,
    stickyColumnsCount: names,
  }).toBlob();
}
