import type { Cue } from './cues.ts';

/** `none`: the video has no captions; `failed`: they could not be fetched. */
type CuesState = 'none' | 'loading' | 'ready' | 'failed';

export type VideoState = {
  /** A video is on the page. */
  present: boolean;
  cues: readonly Cue[];
  cuesState: CuesState;
  /** The language of the cues. */
  language: string | undefined;
  /** The place of the cue that is said now, or -1. */
  active: number;
  captions: boolean;
  /** The languages that there are captions in. */
  languages: readonly string[];
  rate: number;
  paused: boolean;
  /** It would play and waits for more of itself. */
  waiting: boolean;
  muted: boolean;
  volume: number;
  /** In seconds; 0 while it is not known. */
  duration: number;
};

export const absent: VideoState = {
  present: false,
  cues: [],
  cuesState: 'none',
  language: undefined,
  active: -1,
  captions: false,
  languages: [],
  rate: 1,
  paused: true,
  waiting: false,
  muted: false,
  volume: 1,
  duration: 0,
};

/** The events of a film that change the look of its bar. */
export const shownEvents = [
  'play',
  'pause',
  'volumechange',
  'ratechange',
  'durationchange',
  'loadedmetadata',
];

export const shownOf = ({ paused, muted, volume, playbackRate, duration }: HTMLVideoElement) => ({
  paused,
  muted,
  volume,
  rate: playbackRate,
  duration: Number.isFinite(duration) ? duration : 0,
});
