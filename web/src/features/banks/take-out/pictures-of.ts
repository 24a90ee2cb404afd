import type { FileOf } from '../formats/write/write-moodle.ts';
import type { Question } from '../types.ts';

/** The bytes that a file of questions may carry; a picture beyond them is named and left out. */
const mostBytes = 40 * 2 ** 20;

async function base64Of(url: string, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) return null;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** The pictures that questions show, with what did not come along. */
export async function picturesOf(
  questions: readonly Question[],
  signal: AbortSignal,
): Promise<{ fileOf: FileOf; missing: ReadonlySet<string> }> {
  const links = new Map(questions.flatMap((one) => one.links).map((link) => [link.mediaId, link]));
  const files = new Map<string, { name: string; base64: string }>();
  const missing = new Set<string>();
  let left = mostBytes;
  for (const [mediaId, { url, fileName }] of links) {
    const base64 = left > 0 ? await base64Of(url, signal).catch(() => null) : null;
    signal.throwIfAborted();
    left -= base64?.length ?? 0;
    if (base64 === null) missing.add(mediaId);
    else files.set(mediaId, { name: fileName, base64 });
  }
  return { fileOf: (mediaId) => files.get(mediaId) ?? null, missing };
}
