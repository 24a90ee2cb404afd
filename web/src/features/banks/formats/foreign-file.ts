import type { Refusal } from './reasons.ts';

/** How files begin that hold other files, and how those of older office programs and PDFs do. */
const heads = {
  archive: [0x50, 0x4b, 0x03, 0x04],
  oldOffice: [0xd0, 0xcf, 0x11, 0xe0],
  pdf: [0x25, 0x50, 0x44, 0x46],
} as const;

const isWorkbook = (fileName: string) => /\.(xls[xmb]?|ods|numbers)$/i.test(fileName);
const isDocument = (fileName: string) => /\.(docx?|odt|pages)$/i.test(fileName);

const begins = (bytes: Uint8Array, head: readonly number[]) =>
  head.every((byte, at) => bytes[at] === byte);

/** Whether a file holds other files, as workbooks of today do. */
export const isZip = (bytes: Uint8Array): boolean => begins(bytes, heads.archive);

/**
 * Tells files of the programs in which people keep questions, each with its own way to text, from what is none of them;
 * workbooks that can be read were read before.
 * @returns null: it is none of these
 */
export function foreignFile(bytes: Uint8Array, fileName: string): Refusal | null {
  if (begins(bytes, heads.pdf)) return 'document';
  const isArchive = isZip(bytes);
  if (!isArchive && !begins(bytes, heads.oldOffice)) return null;
  if (isWorkbook(fileName)) return 'workbook';
  if (isDocument(fileName)) return 'document';
  return isArchive ? 'archive' : null;
}
