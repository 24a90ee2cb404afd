import type { Media, MediaLink } from './types.ts';

/** A file as far as it is known: without an address until the server has told one. */
export type KnownFile = { url: string; fileName: string };

/** The files that are known here: those that came with the lesson, and those chosen since. */
export function createFiles(links: readonly MediaLink[]) {
  let known: ReadonlyMap<string, KnownFile> = new Map();
  const listeners = new Set<() => void>();
  const take = (files: [string, KnownFile][]) => {
    known = new Map([...known, ...files]);
    for (const listener of listeners) listener();
  };
  const takeLinks = (links: readonly MediaLink[]) =>
    take(links.map(({ mediaId, url, fileName }) => [mediaId, { url, fileName }]));
  takeLinks(links);
  return {
    get: () => known,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    takeLinks,
    takeMedia: ({ mediaId, fileName, link }: Media) =>
      take([[mediaId, { url: link?.url ?? known.get(mediaId)?.url ?? '', fileName }]]),
  };
}
export type Files = ReturnType<typeof createFiles>;
