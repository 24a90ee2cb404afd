import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How often the second of a playing video is kept, in milliseconds. */
export const reportEvery = 15_000;

/** Reports where a video is: while it plays, when it stops, and when the page is left. */
export function usePositionReports(
  ref: RefObject<HTMLMediaElement | null>,
  onPosition: ((seconds: number) => void) | null,
): void {
  const report = useEffectEvent((seconds: number) => onPosition?.(seconds));
  useEffect(() => {
    const video = ref.current;
    if (video === null) return undefined;
    let last = -1;
    const tell = () => {
      const seconds = Math.floor(video.currentTime);
      if (seconds === last || video.readyState === 0 || seconds === 0) return;
      last = seconds;
      report(seconds);
    };
    const timer = setInterval(() => {
      if (!video.paused) tell();
    }, reportEvery);
    const onHidden = () => {
      if (document.visibilityState === 'hidden') tell();
    };
    video.addEventListener('pause', tell);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearInterval(timer);
      video.removeEventListener('pause', tell);
      document.removeEventListener('visibilitychange', onHidden);
      tell();
    };
  }, [ref]);
}
