import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { uploadLimits } from '#shared/policies/upload-limits.ts';
import type { OpenableWorkFile } from '#shared/schemas/own-work-files.ts';
import type { Work } from '#shared/schemas/work-files.ts';
import { useStore } from '../use-store.ts';
import { type KeptUpload, keptUploads } from './kept-uploads.ts';
import { type WorkUpload, readyFiles, workTransport, workUploads } from './work-uploads.ts';

/** Files of some work on their way. */
export type FilesUnderWay = {
  /** On their way, paused or refused; what became ready has left. */
  uploads: readonly WorkUpload[];
  /** How many may still become ready: a submit waits for them, or goes without. */
  underWay: number;
  /** Begun before this page was loaded: they go on once their file is chosen again. */
  unfinished: readonly KeptUpload[];
  /** All that became ready on this page, whoever names it. */
  ready: readonly OpenableWorkFile[];
  goOn: (one: KeptUpload, file: File) => void;
  giveUp: (one: KeptUpload) => void;
};

const isKnown = ({ mediaId }: KeptUpload) =>
  workUploads.get().some((upload) => upload.mediaId === mediaId);

/**
 * The files of somebody's work that are on their way, for whoever saves a draft or an answer with their ids.
 * @param belongs whether a piece of work is this page's; the same function as long as it says the same
 * @param onReady hears of each file that has become ready, once: from then on it can be named. It answers `many` where
 *   there is no room for it, and hears of it again once that is tried again
 */
export function useReadyFiles(
  belongs: (work: Work) => boolean,
  onReady: (file: OpenableWorkFile) => 'many' | void,
): FilesUnderWay {
  const all = useStore(workUploads);
  const ours = useMemo(() => all.filter(({ place }) => belongs(place)), [all, belongs]);
  const ready = useStore(readyFiles);
  const [kept] = useState(() => keptUploads.all().filter((one) => belongs(one.work)));
  const [unfinished, setUnfinished] = useState(() =>
    kept.filter((one) => !one.isSent && !isKnown(one)),
  );
  useEffect(() => {
    for (const one of kept) if (one.isSent && !isKnown(one)) workUploads.follow(one.work, one);
  }, [kept]);
  const tell = useEffectEvent(onReady);
  useEffect(() => {
    for (const { key, media, state } of ours) {
      // Effects may run twice for what was drawn once.
      if (state !== 'done' || !workUploads.get().some((one) => one.key === key)) continue;
      if (media) {
        const others = readyFiles.get().filter(({ mediaId }) => mediaId !== media.mediaId);
        // Whoever names it shows it by this.
        readyFiles.set([...others, media]);
        if (tell(media) === 'many') {
          workUploads.refuse(key, { because: 'many' });
          continue;
        }
      }
      // What it is named by is kept by then.
      workUploads.dismiss(key);
    }
  }, [ours]);
  return useMemo(() => {
    const leave = ({ mediaId }: KeptUpload) => {
      setUnfinished((before) => before.filter((one) => one.mediaId !== mediaId));
      keptUploads.drop(mediaId);
    };
    const giveUp = (one: KeptUpload) => {
      leave(one);
      // It goes by itself within a day where this cannot be said.
      void workTransport.giveUp(one.work, one.mediaId).catch(() => undefined);
    };
    return {
      uploads: ours.filter(({ state }) => state !== 'done'),
      underWay: ours.filter(({ state }) => state !== 'failed').length,
      unfinished,
      ready,
      goOn: (one: KeptUpload, file: File) => {
        // A form knows nothing of what it had sent: the file is sent anew.
        if (one.bytes <= uploadLimits.formBytes) {
          giveUp(one);
          workUploads.add(one.work, file);
        } else {
          leave(one);
          workUploads.resume(one.work, one, file);
        }
      },
      giveUp,
    };
  }, [ours, ready, unfinished]);
}
