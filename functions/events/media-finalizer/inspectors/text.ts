import { asLatin1 } from '../bytes.ts';
import type { Inspector } from '../inspector.ts';

/** A file that begins as a page, a drawing, a document, a program, a picture or captions is no plain text. */
const otherKind = /^(<[a-z!?]|%PDF|MZ|GIF8|\{\\rtf|WEBVTT|ID3|PK)/i;
const marks = /^(\u00ef\u00bb\u00bf)?\s*/;
/** Line ends, tabs and page feeds are the only controls of a text; 0xFF and 0xFE begin UTF-16. */
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000B\u000E-\u001F\u007F]/;

/** Text in UTF-8 or in an older encoding, as spreadsheets write their tables. */
export const inspectText: Inspector = async (file) => {
  const head = asLatin1(await file.read(0, Math.min(file.size, 1024)));
  if (/^[\u00fe\u00ff]/.test(head) || otherKind.test(head.replace(marks, ''))) return 'wrong_bytes';
  for await (const chunk of file.chunks()) if (control.test(asLatin1(chunk))) return 'wrong_bytes';
  return null;
};
