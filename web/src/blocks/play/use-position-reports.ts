import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The time between two reports of a playing video, in milliseconds. */
export const reportEvery = 15_000;

/**
 * Reports where a video is: while it plays, when it stops, and when the page is left. Before and behind a leap
 * too: the server counts what lies between two reports as played, if it can have been.
 */
export function usePositionReports(
  ref: RefObject<HTMLMediaElement | null>,
  onPosition: ((seconds: number) => void) | null,
): void {
  const report = useEffectEvent((seconds: number) => onPosition?.(seconds));
  useEffect(() => {
    const video = ref.current;
    if (video === null) return undefined;
    let last = -1;
    /** The last second that was shown while it played. */
    let shown: number | null = null;
    let leapt = true;
    const tellOf = (time: number) => {
      const seconds = Math.floor(time);
      if (seconds === last || video.readyState === 0) return;
      last = seconds;
      report(seconds);
    };
    // The end is told whole: of the last second nothing is left to be seen.
    const tell = () => {
      if (video.currentTime > 0)
        tellOf(video.ended ? Math.ceil(video.duration) : video.currentTime);
    };
    const onTime = () => {
      if (video.paused || video.seeking) return;
      if (leapt) tellOf(video.currentTime);
      leapt = false;
      shown = video.currentTime;
    };
    const onSeeking = () => {
      if (shown !== null) tellOf(shown);
      shown = null;
      leapt = true;
    };
    const timer = setInterval(() => {
      if (!video.paused) tell();
    }, reportEvery);
    const onHidden = () => {
      if (document.visibilityState === 'hidden') tell();
    };
    video.addEventListener('timeupdate', onTime);
    video.addEventListener('seeking', onSeeking);
    video.addEventListener('pause', tell);
    video.addEventListener('ended', tell);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearInterval(timer);
      video.removeEventListener('timeupdate', onTime);
      video.removeEventListener('seeking', onSeeking);
      video.removeEventListener('pause', tell);
      video.removeEventListener('ended', tell);
      document.removeEventListener('visibilitychange', onHidden);
      tell();
    };
  }, [ref]);
}
