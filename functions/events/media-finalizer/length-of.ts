import type { MediaType } from '#shared/policies/media-types.ts';
import type { Bytes } from './bytes.ts';
import { lengthOfMp3 } from './lengths/mp3.ts';
import { lengthOfMp4 } from './lengths/mp4.ts';
import { lengthOfWebm } from './lengths/webm.ts';

const lengths: Partial<Record<MediaType, (file: Bytes) => Promise<number | null>>> = {
  'video/mp4': lengthOfMp4,
  'video/webm': lengthOfWebm,
  'audio/mpeg': lengthOfMp3,
  'audio/mp4': lengthOfMp4,
  'audio/webm': lengthOfWebm,
};

/** As `durationSeconds` of a block takes it. */
const longest = 86_400;

/**
 * The playing time of a good file in whole seconds, by what it says of itself: a few short reads. Null where nothing
 * plays, or where it does not say (a film that was cut off, a recording that a browser made).
 */
export async function lengthOf(file: Bytes, contentType: MediaType): Promise<number | null> {
  const seconds = (await lengths[contentType]?.(file)) ?? null;
  if (seconds === null || !Number.isFinite(seconds) || seconds <= 0 || seconds > longest)
    return null;
  return Math.max(1, Math.round(seconds));
}
