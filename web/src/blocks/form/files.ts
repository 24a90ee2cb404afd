import { createStore } from '#web/lib/create-store.ts';
import type { Media, MediaLink } from '../types.ts';

/** A file as far as it is known: without an address until the server has told one. */
export type KnownFile = { url: string; fileName: string };

/** Links last for minutes: a file that fails so soon (in milliseconds) after they were asked for fails otherwise. */
const freshMs = 60_000;

/**
 * The files that are known here: those that came with the lesson, and those chosen since.
 * @param askLinks fresh links to all files of the lesson as it was saved last
 */
export function createFiles(
  links: readonly MediaLink[],
  askLinks: () => Promise<readonly MediaLink[]> = () => Promise.resolve([]),
) {
  const known = createStore<ReadonlyMap<string, KnownFile>>(new Map());
  let askedAt = -Infinity;
  /** Files without a link that were asked for: one that is gone has none later either. */
  const askedFor = new Set<string>();
  const take = (files: [string, KnownFile][]) => known.set(new Map([...known.get(), ...files]));
  const takeLinks = (taken: readonly MediaLink[]) =>
    take(taken.map(({ mediaId, url, fileName }) => [mediaId, { url, fileName }]));
  const renew = () => {
    askedAt = Date.now();
    // Without an answer the files stay as they are.
    askLinks().then(takeLinks, () => undefined);
  };
  takeLinks(links);
  return {
    get: known.get,
    subscribe: known.subscribe,
    takeLinks,
    takeMedia: ({ mediaId, fileName, link }: Media) =>
      take([[mediaId, { url: link?.url ?? known.get().get(mediaId)?.url ?? '', fileName }]]),
    /** These were saved: where one of them came in without a link, as with an older version, links are asked for. */
    complete(mediaIds: string[]) {
      const missing = mediaIds.filter((id) => !known.get().get(id)?.url && !askedFor.has(id));
      if (missing.length === 0) return;
      for (const id of missing) askedFor.add(id);
      renew();
    },
    /** A file did not load: its link may have ended. */
    onLinkEnded() {
      if (Date.now() - askedAt >= freshMs) renew();
    },
  };
}
export type Files = ReturnType<typeof createFiles>;
