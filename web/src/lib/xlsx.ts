export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * A table as a workbook of one sheet (ISO/IEC 29500). Cells say themselves whether they are numbers or texts, so that it is
 * read in any language, and no text is run as a formula (case 78).
 */
export async function toXlsx(rows: (string | number | null)[][]): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser');
  const cells = rows.map((row) =>
    row.map((value) => {
      if (value === null || value === '') return null;
      return typeof value === 'number' ? { type: Number, value } : { type: String, value };
    }),
  );
  return write(cells).toBlob();
}
