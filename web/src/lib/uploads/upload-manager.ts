import { mediaTypes, type MediaType, typeOf } from '#shared/policies/media-types.ts';
import { fittingName } from '#shared/policies/file-names.ts';
import { uploadLimits } from '#shared/policies/upload-limits.ts';
import { ApiError } from '#shared/contract/client.ts';
import type { OpenableMedia } from '#shared/schemas/media-library.ts';
import { createStore } from '../create-store.ts';
import { errorKey, type ErrorKey } from '../error-key.ts';
import { mayPass } from '../may-pass.ts';
import { captionsName, captionsOf, isSubtitles } from '../subtitles.ts';
import { sendParts } from './send-parts.ts';
import type { Arriving, Transport } from './transport.ts';

/** Why an upload did not go well: what the API or the look at the file said, or what we see ourselves. */
export type Failure =
  | { because: 'error'; code: ErrorKey }
  | { because: 'rejected'; rejection: NonNullable<OpenableMedia['rejection']>; line: number | null }
  | { because: 'type' | 'size' | 'empty' | 'other_file' | 'many' };

export type UploadState =
  | 'waiting'
  | 'sending'
  /** The line is down, or the server busy: it goes on by itself. */
  | 'stalled'
  | 'paused'
  | 'checking'
  | 'done'
  | 'failed';

export type Upload<Place = unknown, Media extends Arriving = Arriving> = {
  key: string;
  /** Where it goes. */
  place: Place;
  fileName: string;
  bytes: number;
  /** It was made in this page: unlike a file, it is gone with it. */
  isRecording?: true;
  sent: number;
  state: UploadState;
  mediaId: string | null;
  media: Media | null;
  failure: Failure | null;
};

type Ways<Place, Media extends Arriving> = {
  transport: Transport<Place, Media>;
  fingerprintOf: (file: Blob) => Promise<string>;
  /** Waits so long (milliseconds), or until the line is back. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  newKey: () => string;
  /** Hears that the files of a place have changed. */
  onChange: (place: Place) => void;
};

type Begun = Pick<Arriving, 'mediaId' | 'fileName' | 'bytes'>;

type Job<Place> = {
  place: Place;
  file: File;
  begunKey: string;
  controller: AbortController;
  /** What was begun before; null: it begins now. */
  from: Begun | null;
  /** All of it was sent before: only the look at it is waited for. */
  isSent: boolean;
};

type Entering<Place> = Partial<Pick<Job<Place>, 'from' | 'isSent'>> & {
  failure: Failure | null;
  isRecording?: true;
};

const firstPauseMs = 1000;
const longestPauseMs = 30_000;
const lookFirstMs = 400;
const lookLastMs = 5000;

class Refused extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.because);
    this.failure = failure;
  }
}

/** Whether another try may go better: also where the storage, which answers without a problem document, refused an address that had ended. */
const mayGoBetter = (error: unknown): boolean =>
  mayPass(error) || (error instanceof ApiError && error.problem === null);

type Taken = {
  /** Whether a type is taken where the file goes. */
  takes?: (type: MediaType) => boolean;
  /** The most that is taken there, beside what its type allows. */
  mostBytes?: number;
};

/** A file under a name that can be kept: a name is no reason to refuse what somebody hands in a minute before it closes. */
function named(file: File): File {
  const name = fittingName(file.name);
  return name === file.name ? file : new File([file], name, { type: file.type });
}

/** The faults of a file that we see before anybody is asked. */
export function failureOf(
  file: { name: string; size: number },
  { takes = () => true, mostBytes = Infinity }: Taken = {},
): Failure | null {
  const type = typeOf(captionsName(file.name));
  if (type === null || !takes(type)) return { because: 'type' };
  if (file.size === 0) return { because: 'empty' };
  return file.size > Math.min(mostBytes, mediaTypes[type].maxBytes) ? { because: 'size' } : null;
}

const isOver = ({ state }: Pick<Upload, 'state'>) => state === 'done' || state === 'failed';

/**
 * Uploads of this page, one after the other: each can be paused, goes on by itself when the line is back,
 * and lives for as long as the page, whatever it shows.
 */
export function createUploadManager<Place, Media extends Arriving>(ways: Ways<Place, Media>) {
  const uploads = createStore<Upload<Place, Media>[]>([]);
  const jobs = new Map<string, Job<Place>>();

  const get = (key: string) => uploads.get().find((upload) => upload.key === key);

  const change = (key: string, changes: Partial<Upload<Place, Media>>) =>
    uploads.set(
      uploads.get().map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)),
    );

  /** Does some work until it goes well; between the tries it waits, longer each time. */
  const untilDone =
    (key: string) =>
    async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
      for (let tries = 0; ; tries += 1) {
        try {
          const done = await work();
          if (get(key)?.state === 'stalled') change(key, { state: 'sending' });
          return done;
        } catch (error) {
          signal.throwIfAborted();
          if (!mayGoBetter(error)) throw error;
        }
        change(key, { state: 'stalled' });
        await ways.pause(Math.min(longestPauseMs, firstPauseMs * 2 ** tries), signal);
        signal.throwIfAborted();
      }
    };

  async function begin(key: string, job: Job<Place>, signal: AbortSignal) {
    const { transport } = ways;
    const { place, file, begunKey, from } = job;
    const keep = untilDone(key);
    const fingerprint = await ways.fingerprintOf(file);
    const known = get(key)?.mediaId;
    if (known) {
      const upload = await keep(() => transport.arrived(place, known), signal);
      const same = from === null || (from.fileName === file.name && from.bytes === file.size);
      if (!same || upload.fingerprint !== fingerprint) throw new Refused({ because: 'other_file' });
      return { mediaId: known, arrived: upload.arrived };
    }
    const contentType = typeOf(file.name) ?? 'application/pdf';
    const about = { fileName: file.name, contentType, bytes: file.size, fingerprint };
    const begun = await keep(() => transport.begin(place, about, begunKey), signal);
    change(key, { mediaId: begun.media.mediaId });
    return { mediaId: begun.media.mediaId, arrived: begun.upload.arrived };
  }

  async function sendInParts(key: string, job: Job<Place>, signal: AbortSignal): Promise<string> {
    const { transport } = ways;
    const { place } = job;
    const { mediaId, arrived } = await begin(key, job, signal);
    const onProgress = (sent: number) => change(key, { sent });
    const how = { transport, untilDone: untilDone(key), signal, onProgress };
    await sendParts({ place, mediaId }, job.file, arrived, how);
    const completionKey = ways.newKey();
    await untilDone(key)(() => transport.complete(place, mediaId, completionKey), signal);
    return mediaId;
  }

  async function sendAsForm(key: string, job: Job<Place>, signal: AbortSignal): Promise<string> {
    const { transport } = ways;
    const { place, file, begunKey } = job;
    const contentType = typeOf(file.name) ?? 'application/pdf';
    const about = { fileName: file.name, contentType, bytes: file.size };
    const keep = untilDone(key);
    const { media, upload } = await keep(() => transport.askForm(place, about, begunKey), signal);
    change(key, { mediaId: media.mediaId });
    const onProgress = (sent: number) => change(key, { sent: Math.min(sent, file.size) });
    await keep(() => transport.sendForm(upload, file, file.name, { signal, onProgress }), signal);
    return media.mediaId;
  }

  /** Waits until somebody has looked at the file. */
  async function whenLookedAt(key: string, job: Job<Place>, mediaId: string): Promise<Media> {
    const { signal } = job.controller;
    for (let wait = lookFirstMs; ; wait = Math.min(lookLastMs, wait * 1.5)) {
      const media = await untilDone(key)(() => ways.transport.look(job.place, mediaId), signal);
      if (media.state === 'ready') return media;
      if (media.state === 'rejected') {
        const { rejection, rejectedAtLine: line } = media;
        throw new Refused({ because: 'rejected', rejection: rejection ?? 'wrong_bytes', line });
      }
      change(key, { state: 'checking' });
      await ways.pause(wait, signal);
      signal.throwIfAborted();
    }
  }

  /** The file to send for a chosen one: subtitles of other programs as the captions that they make. @throws Refused */
  async function prepared(key: string, job: Job<Place>): Promise<Job<Place>> {
    if (!isSubtitles(job.file.name)) return job;
    const file = await captionsOf(job.file);
    if (!(file instanceof File)) throw new Refused({ because: 'rejected', ...file });
    change(key, { bytes: file.size });
    return { ...job, file };
  }

  async function send(key: string, chosen: Job<Place>): Promise<string> {
    const inParts = chosen.from !== null || chosen.file.size > uploadLimits.formBytes;
    change(key, { state: 'sending' });
    const job = await prepared(key, chosen);
    return (inParts ? sendInParts : sendAsForm)(key, job, chosen.controller.signal);
  }

  async function run(key: string, chosen: Job<Place>): Promise<void> {
    const { signal } = chosen.controller;
    try {
      const mediaId = chosen.isSent ? chosen.from?.mediaId : await send(key, chosen);
      if (mediaId === undefined) return;
      change(key, { state: 'checking', sent: get(key)?.bytes ?? 0 });
      next();
      const media = await whenLookedAt(key, chosen, mediaId);
      change(key, { state: 'done', media });
    } catch (error) {
      // Paused or given up: whoever did that has said so.
      if (signal.aborted) return;
      const failure: Failure =
        error instanceof Refused ? error.failure : { because: 'error', code: errorKey(error) };
      change(key, { state: 'failed', failure });
    } finally {
      const upload = get(key);
      if (upload && isOver(upload)) ways.onChange(upload.place);
      next();
    }
  }

  /** Lets the next begin: one at a time is sent, so that no more than its three parts are on their way. */
  function next(): void {
    if (uploads.get().some(({ state }) => state === 'sending' || state === 'stalled')) return;
    const first = uploads.get().find(({ state }) => state === 'waiting');
    const job = first && jobs.get(first.key);
    if (job) void run(first.key, job);
  }

  function enter(
    place: Place,
    chosen: File,
    { from = null, isSent = false, isRecording, failure }: Entering<Place>,
  ) {
    const key = ways.newKey();
    const file = named(chosen);
    const bytes = isSent && from ? from.bytes : file.size;
    const upload: Upload<Place, Media> = {
      key,
      place,
      fileName: captionsName(file.name),
      bytes,
      ...(isRecording && { isRecording }),
      sent: isSent ? bytes : 0,
      state: failure ? 'failed' : isSent ? 'checking' : 'waiting',
      mediaId: from?.mediaId ?? null,
      media: null,
      failure,
    };
    const job: Job<Place> = {
      place,
      file,
      from,
      isSent,
      begunKey: ways.newKey(),
      controller: new AbortController(),
    };
    jobs.set(key, job);
    uploads.set([...uploads.get(), upload]);
    if (isSent) void run(key, job);
    else next();
    return key;
  }

  function stop(key: string): void {
    jobs.get(key)?.controller.abort();
  }

  function forget(key: string): void {
    jobs.delete(key);
    uploads.set(uploads.get().filter((upload) => upload.key !== key));
  }

  function goOn(key: string): void {
    const job = jobs.get(key);
    if (!job) return;
    // It is here: what it lacked was room where it goes.
    if (get(key)?.media) return change(key, { state: 'done', failure: null });
    // A part that a form had sent is sent anew, under a key of its own.
    const fresh = job.file.size > uploadLimits.formBytes || job.from !== null;
    const begunKey = fresh ? job.begunKey : ways.newKey();
    jobs.set(key, { ...job, begunKey, controller: new AbortController() });
    change(key, { state: 'waiting', failure: null, ...(fresh ? {} : { mediaId: null, sent: 0 }) });
    next();
  }

  return {
    get: uploads.get,
    subscribe: uploads.subscribe,
    /**
     * Sends a file to a place, when its turn comes.
     * @param failure why it is not taken there; null: it is
     * @returns its key
     */
    add: (place: Place, file: File, failure: Failure | null = failureOf(file)) =>
      enter(place, file, { failure }),
    /** Sends what was recorded in this page. @returns its key */
    addRecording: (place: Place, file: File) =>
      enter(place, file, { failure: failureOf(file), isRecording: true }),
    /** Goes on with what was begun before, on this device or another, with the same file chosen again. */
    resume: (place: Place, from: Begun, file: File) =>
      enter(place, file, { from, failure: failureOf(file) }),
    /** Waits for the look at what was sent before this page was loaded. */
    follow: (place: Place, from: Begun) =>
      enter(place, new File([], from.fileName), { from, isSent: true, failure: null }),
    pause(key: string) {
      stop(key);
      change(key, { state: 'paused' });
      next();
    },
    /** Goes on with what was paused, or tries again what failed. */
    goOn,
    /** Says of what is ready why it is not taken where it goes; it can be tried again. */
    refuse: (key: string, failure: Failure) => change(key, { state: 'failed', failure }),
    /** Gives it up; what has arrived is thrown away. */
    cancel(key: string) {
      const upload = get(key);
      stop(key);
      forget(key);
      next();
      if (!upload?.mediaId || upload.state === 'done') return;
      const { place, mediaId } = upload;
      // It goes by itself within a day where this cannot be said.
      void ways.transport
        .giveUp(place, mediaId)
        .catch(() => undefined)
        .finally(() => ways.onChange(place));
    },
    /** Takes what is over out of the list. */
    dismiss: forget,
    /**
     * The end of the wait for a file to be ready; undefined if it was given up. A failed one can still be tried again.
     */
    whenDone: (key: string): Promise<Media | undefined> =>
      new Promise((resolve) => {
        const look = () => {
          const upload = get(key);
          if (upload && upload.state !== 'done') return;
          stop();
          resolve(upload?.media ?? undefined);
        };
        const stop = uploads.subscribe(look);
        look();
      }),
  };
}
