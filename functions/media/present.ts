import type { Media } from '#functions/data/media.ts';

/** A file as its course's editors see it. */
export const presentMedia = ({ expiresAt: _, storedAs: __, ...file }: Media) => file;
