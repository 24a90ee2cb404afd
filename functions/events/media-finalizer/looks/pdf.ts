import { asLatin1 } from '../bytes.ts';
import type { Look } from '../look-at.ts';
import { createPdfScan } from './pdf-scan.ts';

/**
 * PDF from its first byte, without anything that acts. A page to open at (`/OpenAction` with
 * `/GoTo`, as LaTeX writes it) is fine: what is harmful to open with bears its own name.
 */
export const lookAtPdf: Look = async (file) => {
  const head = asLatin1(await file.read(0, Math.min(8, file.size)));
  if (!/^%PDF-[12]\.\d/.test(head)) return 'wrong_bytes';
  const scan = createPdfScan();
  for await (const chunk of file.chunks())
    if (scan.meets(asLatin1(chunk), false)) return 'active_content';
  return scan.meets('', true) ? 'active_content' : null;
};
