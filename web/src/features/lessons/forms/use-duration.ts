import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Files } from '../files.ts';

/** What stands where the length of a file is not known yet: the least that can be stored. */
export const unmeasured = 1;

/** How long a file plays, in whole seconds, as the browser reads it; null: it cannot tell. */
const measure = (kind: 'video' | 'audio', url: string) =>
  new Promise<number | null>((resolve) => {
    const player = document.createElement(kind);
    player.preload = 'metadata';
    player.addEventListener('loadedmetadata', () => {
      const seconds = Math.round(player.duration);
      resolve(Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), 86_400) : null);
    });
    player.addEventListener('error', () => resolve(null));
    player.src = url;
  });

/** Reads the length of a file that was just chosen, once there is an address to read it from. */
export function useDuration(
  kind: 'video' | 'audio',
  { mediaId, durationSeconds }: { mediaId: string; durationSeconds: number },
  files: Files,
  onMeasured: (seconds: number) => void,
): void {
  const known = useSyncExternalStore(files.subscribe, files.get);
  const url = known.get(mediaId)?.url ?? '';
  const tell = useEffectEvent(onMeasured);
  useEffect(() => {
    if (url === '' || durationSeconds !== unmeasured) return undefined;
    let gone = false;
    void measure(kind, url).then((seconds) => {
      if (!gone && seconds !== null && seconds !== unmeasured) tell(seconds);
    });
    return () => {
      gone = true;
    };
  }, [kind, url, durationSeconds]);
}
