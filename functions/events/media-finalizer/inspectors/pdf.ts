import { asLatin1, type Bytes } from '../bytes.ts';
import type { Inspector } from '../inspector.ts';
import { createPdfScan } from './pdf-scan.ts';

/** Behind the version stand comments of a few bytes, and then the first object. */
const beginning = /^%PDF-[12]\.\d[^\r\n<]*[\r\n]+(?:\s*%[^\r\n<]*[\r\n]+)*\s*\d+\s+\d+\s+obj\b/;
/** Behind its end nothing is said any more. */
const ending = /%%EOF[^<]*$/;

/** A document from its first byte to its last: what only begins like one may be a page. */
async function isDocument(file: Bytes): Promise<boolean> {
  const length = Math.min(1024, file.size);
  const head = asLatin1(await file.read(0, length));
  const tail = asLatin1(await file.read(file.size - length, length));
  return beginning.test(head) && ending.test(tail);
}

/**
 * PDF from its first byte to its last, that leads on within itself and to web addresses, does nothing when it is opened but
 * show a page, and carries no other files.
 */
export const inspectPdf: Inspector = async (file) => {
  const head = asLatin1(await file.read(0, Math.min(8, file.size)));
  if (!/^%PDF-[12]\.\d/.test(head)) return 'wrong_bytes';
  const scan = createPdfScan();
  for await (const chunk of file.chunks())
    if (scan.meets(asLatin1(chunk), false)) return 'active_content';
  if (scan.meets('', true)) return 'active_content';
  return scan.hasObject() && (await isDocument(file)) ? null : 'wrong_bytes';
};
