import { useStore } from '#web/lib/use-store.ts';
import type { VideoControl } from './video-control.ts';

/** The state of a lesson's video. */
export const useVideo = (control: VideoControl) => useStore(control);

/** The whole second that it shows. */
export const useSecond = (control: VideoControl) => useStore(control.wholeSecond);
