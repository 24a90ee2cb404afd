import type { OfferedKind } from '#shared/blocks/registry.ts';
import { embedOf } from '#shared/policies/embeds.ts';
import type { BareKind } from '../new-block.ts';
import type { NewBlock } from '../types.ts';

export type FilledKind = Exclude<OfferedKind, BareKind>;

/** Those that show a file of the course. */
export type FileKind = Exclude<FilledKind, 'link' | 'embed'>;

/** A file that a new block shows; its length is null where it has none, or none that can be read. */
export type ChosenFile = { mediaId: string; durationSeconds: number | null };

/** What is told of something that a new block shows; minutes where its length is not read from a file. */
export type Told = { address: string; file: ChosenFile | null; minutes: number };

const https = /^https:\/\/[^\s"'<>\\]+$/;

/** What a new block holds; null where what was told is not enough for it. */
export function contentOf(kind: FilledKind, told: Told): NewBlock['content'] | null {
  const { address, file, minutes } = told;
  if (kind === 'embed') {
    const video = embedOf(address);
    return video && { kind, video };
  }
  if (kind === 'link')
    return https.test(address) && address.length <= 2000
      ? { kind, address, description: null }
      : null;
  if (file === null) return null;
  const { mediaId } = file;
  const durationSeconds = file.durationSeconds ?? Math.round(minutes * 60);
  switch (kind) {
    case 'video':
      return { kind, mediaId, durationSeconds, captions: [] };
    case 'audio':
      return { kind, mediaId, durationSeconds, transcript: null };
    case 'image':
      return { kind, mediaId, alt: null, caption: null };
    default:
      return { kind, mediaId };
  }
}
