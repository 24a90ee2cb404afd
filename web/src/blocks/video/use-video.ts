import { useSyncExternalStore } from 'react';
import type { VideoControl } from './video-control.ts';

/** How a lesson's video stands, followed. */
export const useVideo = (control: VideoControl) =>
  useSyncExternalStore(control.subscribe, control.state, control.state);

/** The whole second that it shows. */
export const useSecond = (control: VideoControl) => {
  const second = () => Math.floor(control.second() ?? 0);
  return useSyncExternalStore(control.subscribe, second, second);
};
