import { typeOf } from '#shared/policies/media-types.ts';
import { drawn } from '#web/lib/drawn.ts';
import type { EmbeddedFile } from '../formats/types.ts';

/** Sends a file to the course of the bank: its id there, or why it did not get in, in words; null: somebody cancelled it. */
export type SendMedia = (file: File) => Promise<{ mediaId: string } | { why: string | null }>;

/** A picture as a course takes it: of a kind that it does not take, a browser makes a PNG. */
async function fileOf({ fileName, contentType, bytes }: EmbeddedFile): Promise<File> {
  if (typeOf(fileName) !== null) return new File([bytes], fileName, { type: contentType });
  const blob = await drawn(bytes, fileName);
  return new File([blob], fileName.replace(/\.[^.]*$/, '.png'), { type: 'image/png' });
}

/** Sends pictures, each once however many questions show it; one that did not get in is tried again when it is asked for again. */
export function createPictureSender(
  send: SendMedia,
  words: { notDrawn: string; cancelled: string },
) {
  const sent = new Map<string, string>();
  return async (picture: EmbeddedFile): Promise<{ mediaId: string } | { why: string }> => {
    const known = sent.get(picture.mediaId);
    if (known !== undefined) return { mediaId: known };
    const file = await fileOf(picture).catch(() => null);
    const answer = file ? await send(file) : { why: words.notDrawn };
    if (!('mediaId' in answer)) return { why: answer.why ?? words.cancelled };
    sent.set(picture.mediaId, answer.mediaId);
    return answer;
  };
}
