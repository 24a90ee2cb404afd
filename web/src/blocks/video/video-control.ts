import { createStore } from '#web/lib/create-store.ts';
import { preferences } from '#web/lib/preferences.ts';
import { cueAt, cuesFrom } from './cues.ts';
import { absent, shownEvents, shownOf, type VideoState } from './video-state.ts';

export const rates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Phones show a film in a screen of their own, with their own captions. */
type OnPhone = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export type VideoControl = ReturnType<typeof createVideoControl>;

/**
 * The hand on a lesson's video: transcript, notes, keys and buttons all go through it. The captions are drawn by the
 * site and not by the browser, which would choose a language of its own and show every cue that has not ended.
 */
export function createVideoControl() {
  const state = createStore(absent);
  /** The whole second that is shown. */
  const wholeSecond = createStore(0);
  let video: HTMLVideoElement | null = null;
  /** The browser shows the film in its own screen, where it draws the captions too. */
  let onOwnScreen = false;

  const set = (changes: Partial<VideoState>) => {
    const before = state.get();
    const same = Object.entries(changes).every(
      ([name, value]) => before[name as keyof VideoState] === value,
    );
    if (!same) state.set({ ...before, ...changes });
  };

  const tracks = () => (video === null ? [] : [...video.querySelectorAll('track')]);
  const chosen = () => tracks().find(({ srclang }) => srclang === state.get().language);

  /** The chosen track is read in any case, for the transcript. What the browser chose instead is put back. */
  const holdTracks = () => {
    const wanted = chosen();
    for (const element of tracks()) {
      const mode = onOwnScreen && state.get().captions ? 'showing' : 'hidden';
      const held = element === wanted ? mode : 'disabled';
      if (element.track.mode !== held) element.track.mode = held;
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

  const control = {
    get: state.get,
    subscribe: state.subscribe,
    wholeSecond,
    /** Takes over a video until the returned function is called. */
    attach: (element: HTMLVideoElement, language: string) => {
      video = element;
      const own = tracks().find(({ srclang }) => srclang === language) ?? tracks()[0];
      const attached = new AbortController();
      const { signal } = attached;
      state.set({
        ...absent,
        present: true,
        language: own?.srclang,
        captions: preferences.get().captions,
        languages: tracks().map(({ srclang }) => srclang),
        ...shownOf(element),
      });
      const on = (types: readonly string[], listener: () => void) => {
        for (const type of types) element.addEventListener(type, listener, { signal });
      };
      const showSecond = () => wholeSecond.set(Math.floor(element.currentTime));
      const onTime = () => {
        set({ active: cueAt(state.get().cues, element.currentTime) });
        showSecond();
      };
      on(['timeupdate', 'seeking', 'seeked'], onTime);
      on(shownEvents, () => set(shownOf(element)));
      on(['waiting'], () => set({ waiting: true }));
      on(['playing', 'canplay', 'pause', 'error'], () => set({ waiting: false }));
      for (const [type, begins] of [
        ['webkitbeginfullscreen', true],
        ['webkitendfullscreen', false],
      ] as const)
        on([type], () => {
          onOwnScreen = begins;
          holdTracks();
        });
      for (const { track } of tracks()) track.addEventListener?.('cuechange', onTime, { signal });
      // `load` and `error` of a track do not bubble.
      for (const type of ['load', 'error'])
        element.addEventListener(type, readCues, { signal, capture: true });
      element.textTracks?.addEventListener('change', holdTracks, { signal });
      holdTracks();
      readCues();
      showSecond();
      return () => {
        attached.abort();
        video = null;
        state.set(absent);
        wholeSecond.set(0);
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
    pause: () => video?.pause(),
    mute: () => {
      if (video !== null) video.muted = !video.muted;
    },
    setVolume: (volume: number) => {
      if (video === null) return;
      video.volume = volume;
      video.muted = volume === 0;
    },
    setRate: (rate: number) => {
      if (video !== null) video.playbackRate = rate;
    },
    /** One step slower or faster. */
    stepRate: (step: 1 | -1) => {
      const at = rates.findIndex((rate) => rate >= state.get().rate);
      control.setRate(rates[Math.min(Math.max(at + step, 0), rates.length - 1)] ?? 1);
    },
    setCaptions: (captions: boolean, language = state.get().language) => {
      const changed = language !== state.get().language;
      set({ captions, language, ...(changed ? { cues: [], active: -1 } : {}) });
      preferences.set({ captions });
      holdTracks();
      if (changed) readCues();
    },
    /** The whole screen for the film with its bar and captions; where a phone has a screen of its own for films, that. */
    fullScreen: () => {
      const film: OnPhone | null = video;
      const frame = film?.closest<HTMLElement>('[data-film]') ?? film;
      if (document.fullscreenElement) void document.exitFullscreen();
      else if (frame?.requestFullscreen) void frame.requestFullscreen().catch(() => undefined);
      else film?.webkitEnterFullscreen?.();
    },
    pictureInPicture: () => {
      if (document.pictureInPictureElement) void document.exitPictureInPicture();
      else void video?.requestPictureInPicture().catch(() => undefined);
    },
  };
  return control;
}
