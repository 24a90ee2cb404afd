import { unzipSync } from 'fflate';
import type { RootContent } from 'mdast';
import { type Loss, Tally } from '#web/lib/markdown/losses.ts';
import { treeOfHtml } from '#web/lib/html/tree-of-html.ts';
import { settle } from './settle.ts';

export type WordPicture = { name: string; bytes: Uint8Array<ArrayBuffer> };
export type Word = {
  title: string | null;
  children: RootContent[];
  pictures: WordPicture[];
  losses: Loss[];
};

const most = { parts: 5000, bytes: 200 * 2 ** 20, xmlBytes: 30 * 2 ** 20 };
const endings: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/bmp': 'bmp',
  'image/svg+xml': 'svg',
};

/** Looks at what a document would unpack to, by what it says itself. */
function isTooLarge(bytes: Uint8Array): boolean {
  let parts = 0;
  let sum = 0;
  let largestXml = 0;
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      parts += 1;
      sum += originalSize;
      if (/\.(xml|rels)$/i.test(name)) largestXml = Math.max(largestXml, originalSize);
      return false;
    },
  });
  return parts > most.parts || sum > most.bytes || largestXml > most.xmlBytes;
}

/** The parts that the converter does not read, by what stands in the document's own text. */
function notRead(bytes: Uint8Array, tally: Tally): void {
  const files = unzipSync(bytes, { filter: ({ name }) => name === 'word/document.xml' });
  const xml = new TextDecoder().decode(files['word/document.xml'] ?? new Uint8Array());
  const count = (pattern: RegExp) => (xml.match(pattern) ?? []).length;
  const formulas = count(/<m:oMath[ >]/g);
  if (formulas > 0) tally.lose('word_formula', null, String(formulas));
  const parts = [
    count(/<c:chart[ >]/g) > 0 && 'chart',
    count(/<w:txbxContent[ >]/g) > 0 && 'text box',
    count(/<w:object[ >]/g) > 0 && 'object',
    count(/<w:commentReference[ >]/g) > 0 && 'comment',
  ].filter((one) => one !== false);
  for (const part of parts) tally.lose('word_part', null, part);
}

/** A Word document as one tree, its pictures apart; null where it is none. */
export async function readWord(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Word | { refused: 'not_a_document' | 'too_large' }> {
  try {
    if (isTooLarge(bytes)) return { refused: 'too_large' };
  } catch {
    return { refused: 'not_a_document' };
  }
  const { default: mammoth } = await import('mammoth');
  const pictures: WordPicture[] = [];
  const tally = new Tally();
  const input = { arrayBuffer: bytes.buffer, buffer: bytes as never };
  const converted = await mammoth
    .convertToHtml(input, {
      styleMap: [
        "p[style-name='Title'] => h1.title:fresh",
        "p[style-name='Subtitle'] => p:fresh",
        'comment-reference => !',
      ],
      ignoreEmptyParagraphs: true,
      externalFileAccess: false,
      convertImage: mammoth.images.imgElement(async (image) => {
        const ending = endings[image.contentType];
        const name = `picture-${pictures.length + 1}.${ending ?? 'bin'}`;
        const data = await image.readAsArrayBuffer();
        pictures.push({ name, bytes: new Uint8Array(data) });
        return { src: name };
      }),
    })
    .catch(() => null);
  if (!converted) return { refused: 'not_a_document' };
  notRead(bytes, tally);
  const [, named] = /<h1 class="title">([^]*?)<\/h1>/.exec(converted.value) ?? [];
  const html =
    named === undefined
      ? converted.value
      : converted.value.replace(/<h1 class="title">[^]*?<\/h1>/, '');
  const title = named?.replace(/<[^>]*>/g, '').trim() || null;
  // Bookmarks of Word are anchors without an address.
  const { children } = treeOfHtml(html.replace(/<a id="[^"]*"><\/a>/g, ''), null);
  const settled = settle({ type: 'root', children }, tally).children;
  return {
    title: title && decodeEntities(title),
    children: settled,
    pictures,
    losses: tally.losses,
  };
}

const decodeEntities = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
