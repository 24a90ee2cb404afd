import { useSyncExternalStore } from 'react';
import type { VideoControl } from './video-control.ts';

/** How a lesson's video stands, followed. */
export const useVideo = (control: VideoControl) =>
  useSyncExternalStore(control.subscribe, control.state, control.state);
