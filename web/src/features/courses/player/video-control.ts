import { preferences } from '#web/lib/preferences.ts';
import { type Cue, cueAt, cuesFrom } from './cues.ts';

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
  rate: number;
};

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

const absent: VideoState = {
  present: false,
  cues: [],
  cuesState: 'none',
  language: undefined,
  active: -1,
  captions: false,
  rate: 1,
};

export type VideoControl = ReturnType<typeof createVideoControl>;

/** The hand on a lesson's video: transcript, notes, keys and buttons all go through it. */
export function createVideoControl() {
  let state = absent;
  let video: HTMLVideoElement | null = null;
  const listeners = new Set<() => void>();

  const set = (changes: Partial<VideoState>) => {
    const next = { ...state, ...changes };
    const same = Object.entries(changes).every(
      ([name, value]) => state[name as keyof VideoState] === value,
    );
    if (same) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const tracks = () => (video === null ? [] : [...video.querySelectorAll('track')]);
  const chosen = () => tracks().find(({ srclang }) => srclang === state.language);

  /** The chosen track is read in any case, for the transcript, and drawn where captions are on. */
  const showCaptions = () => {
    const wanted = chosen();
    for (const element of tracks()) {
      if (element === wanted) element.track.mode = state.captions ? 'showing' : 'hidden';
      else element.track.mode = 'disabled';
    }
  };

  const readCues = () => {
    const element = chosen();
    const native = element?.track.cues;
    if (element === undefined) return set({ cuesState: 'none', cues: [] });
    if (element.readyState === HTMLTrackElement.ERROR) return set({ cuesState: 'failed' });
    if (element.readyState === HTMLTrackElement.LOADED && native)
      return set({ cuesState: 'ready', cues: cuesFrom(native) });
    return set({ cuesState: 'loading' });
  };

  /** Somebody used the browser's own captions menu. */
  const followMenu = () => {
    const showing = tracks().find(({ track }) => track.mode === 'showing');
    if ((showing !== undefined) === state.captions && (!showing || showing === chosen())) return;
    control.setCaptions(showing !== undefined, showing?.srclang);
  };

  const control = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    /** Takes over a video until the returned function is called. */
    attach: (element: HTMLVideoElement, language: string) => {
      video = element;
      const own = tracks().find(({ srclang }) => srclang === language) ?? tracks()[0];
      const attached = new AbortController();
      const { signal } = attached;
      state = {
        ...absent,
        present: true,
        language: own?.srclang,
        captions: preferences.get().captions,
        rate: element.playbackRate,
      };
      const onTime = () => set({ active: cueAt(state.cues, element.currentTime) });
      element.addEventListener('timeupdate', onTime, { signal });
      element.addEventListener('seeked', onTime, { signal });
      element.addEventListener('ratechange', () => set({ rate: element.playbackRate }), { signal });
      // `load` and `error` of a track do not bubble.
      for (const type of ['load', 'error'])
        element.addEventListener(type, readCues, { signal, capture: true });
      element.textTracks?.addEventListener('change', followMenu, { signal });
      showCaptions();
      readCues();
      for (const listener of listeners) listener();
      return () => {
        attached.abort();
        video = null;
        state = absent;
        for (const listener of listeners) listener();
      };
    },
    /** The second that is shown, or null where there is no video or it was not begun. */
    second: (): number | null => (video === null ? null : video.currentTime),
    /** Goes to a second; a video that was not begun begins there. */
    seek: (second: number, { play = false } = {}) => {
      if (video === null) return;
      const end = Number.isFinite(video.duration) ? video.duration : Infinity;
      video.currentTime = Math.min(Math.max(second, 0), end);
      if (play) void video.play().catch(() => undefined);
    },
    skip: (seconds: number) => {
      if (video !== null) control.seek(video.currentTime + seconds);
    },
    toggle: () => {
      if (video === null) return;
      if (video.paused) void video.play().catch(() => undefined);
      else video.pause();
    },
    mute: () => {
      if (video !== null) video.muted = !video.muted;
    },
    setRate: (rate: number) => {
      if (video !== null) video.playbackRate = rate;
    },
    /** One step slower or faster. */
    stepRate: (step: 1 | -1) => {
      const at = rates.findIndex((rate) => rate >= state.rate);
      control.setRate(rates[Math.min(Math.max(at + step, 0), rates.length - 1)] ?? 1);
    },
    setCaptions: (captions: boolean, language = state.language) => {
      const changed = language !== state.language;
      set({ captions, language, ...(changed ? { cues: [], active: -1 } : {}) });
      preferences.set({ captions });
      showCaptions();
      if (changed) readCues();
    },
    fullScreen: () => {
      if (document.fullscreenElement) void document.exitFullscreen();
      else void video?.requestFullscreen().catch(() => undefined);
    },
    pictureInPicture: () => {
      if (document.pictureInPictureElement) void document.exitPictureInPicture();
      else void video?.requestPictureInPicture().catch(() => undefined);
    },
  };
  return control;
}
