import { asLatin1, type Bytes } from '../bytes.ts';
import type { Inspector } from '../inspector.ts';
import { encryptedPart } from './pdf-names.ts';
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

const encrypted = new RegExp(encryptedPart);
/** Longer than that name, however its letters are written. */
const overlap = 64;

/**
 * Why a document is turned away in which something acts, or cannot be looked into: most of those have a password, and say
 * so at their end.
 */
async function whyActive(file: Bytes): Promise<'needs_password' | 'active_content'> {
  let rest = '';
  for await (const chunk of file.chunks()) {
    const text = rest + asLatin1(chunk);
    if (encrypted.test(text)) return 'needs_password';
    rest = text.slice(-overlap);
  }
  return 'active_content';
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
    if (scan.meets(asLatin1(chunk), false)) return whyActive(file);
  if (scan.meets('', true)) return whyActive(file);
  return scan.hasObject() && (await isDocument(file)) ? null : 'wrong_bytes';
};
