import { derivedUlid } from '#web/lib/derived-ulid.ts';
import { decoded } from '#web/lib/decoded.ts';
import type { RawText } from './text/raw-text.ts';
import type { EmbeddedFile } from './types.ts';

/** A file as a question carries it, before anything of it is looked at. */
export type Carried = { name: string; base64: string };

const nowhere = '00000000000000000000000000';
const mostBytes = 20_000_000;

const kinds: [string, RegExp, string][] = [
  ['image/png', /^\u0089PNG/, 'png'],
  ['image/jpeg', /^\u00FF\u00D8\u00FF/, 'jpg'],
  ['image/gif', /^GIF8/, 'gif'],
  ['image/webp', /^RIFF[^]{4}WEBP/, 'webp'],
  ['image/bmp', /^BM[^]{4}\0/, 'bmp'],
  ['image/svg+xml', /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?<svg[\s>]/, 'svg'],
];

function bytesOf(base64: string): { bytes: Uint8Array<ArrayBuffer>; head: string } | null {
  if (base64.length > mostBytes * 1.4) return null;
  try {
    const text = atob(base64.replace(/\s+/g, ''));
    return {
      bytes: Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
      head: text.slice(0, 500),
    };
  } catch {
    return null;
  }
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16)).join(' ');

/** A picture by its bytes, whatever it calls itself; null: it is none. Equal bytes have one id. */
export async function pictureOf({ name, base64 }: Carried): Promise<EmbeddedFile | null> {
  const read = bytesOf(base64);
  const kind = read && kinds.find(([, pattern]) => pattern.test(read.head));
  if (!read || !kind) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', read.bytes));
  const [contentType, , ending] = kind;
  const stem = decoded(name)
    .replace(/^.*[/\\]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} _-]+/gu, '-')
    .slice(0, 80);
  return {
    mediaId: await derivedUlid(nowhere, `picture ${hex(digest)}`),
    fileName: `${stem || 'picture'}.${ending}`,
    contentType,
    bytes: read.bytes,
  };
}

const data = /data:image\/[a-z+.-]{2,20}(?:;[a-z0-9=-]{1,40}){0,2};base64,([A-Za-z0-9+/=\s]+)/gi;

/** The address under which a text shows a file of its question. */
export const beside = '@@PLUGINFILE@@/';

/** Takes pictures out of texts that hold them as addresses of data, and leaves their names there. */
export function takeOut(texts: readonly RawText[]): Carried[] {
  const carried: Carried[] = [];
  for (const raw of texts) {
    if (!raw.text.includes('base64,')) continue;
    raw.text = raw.text.replace(data, (_, base64: string) => {
      carried.push({ name: `embedded-${carried.length + 1}`, base64 });
      return `${beside}embedded-${carried.length}`;
    });
  }
  return carried;
}
