import { createStore } from '#web/lib/create-store.ts';

export type RecordingKind = 'audio' | 'video';

export type RecorderState =
  | { is: 'idle' }
  /** The browser asks whether it may listen, or look. */
  | { is: 'asking'; medium: RecordingKind }
  | { is: 'running' | 'paused'; medium: RecordingKind; stream: MediaStream; seconds: number }
  | { is: 'done'; medium: RecordingKind; file: File; url: string; seconds: number }
  | { is: 'failed'; because: 'refused' | 'none' | 'broken' };

/** The forms in which browsers record that are taken, the most usual first; sound alone has endings of its own, or it would pass for a film. */
const forms: Record<RecordingKind, readonly [type: string, ending: string][]> = {
  audio: [
    ['audio/webm;codecs=opus', 'weba'],
    ['audio/webm', 'weba'],
    ['audio/mp4', 'm4a'],
  ],
  video: [
    ['video/webm;codecs=vp9,opus', 'webm'],
    ['video/webm', 'webm'],
    ['video/mp4', 'mp4'],
  ],
};

/** The form in which this browser records; undefined: it does not, or in none that is taken. */
export const formOf = (medium: RecordingKind) =>
  'MediaRecorder' in globalThis && navigator.mediaDevices
    ? forms[medium].find(([type]) => MediaRecorder.isTypeSupported(type))
    : undefined;

const whyOf = (error: unknown) => {
  const { name } = error as { name?: string };
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused' as const;
  return name === 'NotFoundError' ? ('none' as const) : ('broken' as const);
};

/** So much of the most bytes is recorded: the last piece comes after it was told to end. */
const partOfMost = 0.95;

/**
 * Records sound or film with the device, and ends by itself after so many seconds, or before it is too large. The camera and the microphone are
 * held for as long as it runs, and no longer.
 */
export function createRecorder(mostSeconds: number, mostBytes = Infinity) {
  const store = createStore<RecorderState>({ is: 'idle' });
  let recorder: MediaRecorder | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;

  const letGo = () => {
    clearInterval(timer);
    recorder?.stream.getTracks().forEach((track) => track.stop());
    recorder = null;
  };
  const forget = () => {
    const state = store.get();
    if (state.is === 'done') URL.revokeObjectURL(state.url);
  };
  const fail = (because: 'refused' | 'none' | 'broken') => {
    letGo();
    store.set({ is: 'failed', because });
  };

  function tick() {
    const state = store.get();
    if (state.is !== 'running') return;
    const seconds = state.seconds + 1;
    store.set({ ...state, seconds });
    if (seconds >= mostSeconds) stop();
  }

  async function begin(medium: RecordingKind): Promise<void> {
    const form = formOf(medium);
    if (!form) return fail('broken');
    forget();
    store.set({ is: 'asking', medium });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: true,
        video: medium === 'video',
      });
      // It was given up meanwhile.
      if (store.get().is !== 'asking') return stream.getTracks().forEach((track) => track.stop());
      run(medium, stream, form);
    } catch (error) {
      fail(whyOf(error));
    }
  }

  function run(medium: RecordingKind, stream: MediaStream, [type, ending]: [string, string]) {
    const pieces: Blob[] = [];
    const running = new MediaRecorder(stream, { mimeType: type });
    recorder = running;
    let bytes = 0;
    running.addEventListener('dataavailable', ({ data }) => {
      pieces.push(data);
      bytes += data.size;
      if (bytes >= mostBytes * partOfMost) stop();
    });
    running.addEventListener('error', () => fail('broken'));
    running.addEventListener('stop', () => {
      const state = store.get();
      if (state.is !== 'running' && state.is !== 'paused') return;
      letGo();
      const file = new File(pieces, `${medium}.${ending}`, { type });
      store.set({
        is: 'done',
        medium,
        file,
        url: URL.createObjectURL(file),
        seconds: state.seconds,
      });
    });
    // In pieces: of a long one, little lies in the memory of the recorder at a time.
    running.start(1000);
    store.set({ is: 'running', medium, stream, seconds: 0 });
    timer = setInterval(tick, 1000);
  }

  function stop() {
    if (recorder && recorder.state !== 'inactive') recorder.stop();
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    begin,
    stop,
    pause: () => {
      const state = store.get();
      if (state.is !== 'running') return;
      recorder?.pause();
      store.set({ ...state, is: 'paused' });
    },
    goOn: () => {
      const state = store.get();
      if (state.is !== 'paused') return;
      recorder?.resume();
      store.set({ ...state, is: 'running' });
    },
    /** Back to the beginning; what was recorded is gone, unless somebody took it. */
    clear: () => {
      forget();
      store.set({ is: 'idle' });
      letGo();
    },
  };
}
export type Recorder = ReturnType<typeof createRecorder>;
