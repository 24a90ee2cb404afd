import { parse, stringify } from 'yaml';

/** The most characters of a front matter. */
const longest = 64 * 1024;

/** A file's data and text, as they stand in it. */
export type Sheet = { data: unknown; text: string };

/** Data as YAML between lines of dashes, then the text. */
export const writeSheet = (data: object, text = ''): string =>
  `---\n${stringify(data, { lineWidth: 0 })}---\n${text && `\n${text}`}`;

/** Data and text of a file, or null where its front matter cannot be read. */
export function readSheet(file: string): Sheet | null {
  const lines = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [, front, text = ''] = /^---\n([^]*?)^---[ \t]*(?:\n([^]*))?$/m.exec(lines) ?? [];
  if (front === undefined || !lines.startsWith('---\n') || front.length > longest) return null;
  try {
    // No anchors that grow, no tags, no dates: what JSON could say.
    const data: unknown = parse(front, { schema: 'core', maxAliasCount: 0, logLevel: 'error' });
    return { data, text };
  } catch {
    return null;
  }
}
