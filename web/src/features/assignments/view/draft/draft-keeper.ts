import { ApiError } from '#shared/contract/client.ts';
import { savedNow, type Saving } from '#web/components/ui/save-state.tsx';
import type { Choice as Side } from '#web/lib/choice.ts';
import { createStore } from '#web/lib/create-store.ts';
import { mayPass } from '#web/lib/may-pass.ts';
import { same } from '#web/lib/same.ts';
import { changedFields, saveOver } from '#web/lib/save-over.ts';
import { mergedFiles, settled } from './settled.ts';
import type { DraftField, DraftFields, KeptDraft, SavedDraft } from './types.ts';

type KeeperState = {
  fields: DraftFields;
  saving: Saving;
  /** Something is written that the server does not have. */
  isUnsaved: boolean;
  /** What this device and another one changed; nothing is sent until it is settled. */
  conflict: { theirs: SavedDraft; names: DraftField[] } | null;
  /** The version on the server; 0: it has none. */
  version: number;
  /** Why the server takes no draft any more; null: it does. */
  refusal: string | null;
};

type Options = {
  /** As the server told it. */
  saved: SavedDraft;
  /** What this device had kept of earlier. */
  kept: KeptDraft | null;
  /** Keeps it on the device, or nothing any more; answers whether there was room. */
  keep: (draft: KeptDraft | null) => boolean;
  /** Sends all of a draft over a version. */
  send: (fields: DraftFields, version: number) => Promise<SavedDraft>;
  why: (error: unknown) => string;
  online?: () => boolean;
  /** The pause in typing after which a draft is sent, and after a failure before it is tried again; in milliseconds. */
  delay?: number;
  retryAfter?: number;
};

const fieldsOf = ({ text, link, files, selfAssessment }: SavedDraft): DraftFields => ({
  text,
  link,
  files,
  selfAssessment,
});

/** The refusals after which a draft is taken no more, whatever is in it. */
const endings = new Set(['assignment_closed', 'no_attempts_left', 'submission_locked']);

/**
 * A draft on its way: each change is kept on the device at once, and sent when the typing rests, over the version that
 * it was made from. Where another device saved meanwhile, nothing of either is lost: files of both come together, and
 * the writer settles what else both changed.
 */
export function createDraftKeeper(options: Options) {
  const { saved, kept, keep, send, why, delay = 1200, retryAfter = 4000 } = options;
  const { online = () => navigator.onLine } = options;
  /** What the changes were made from, and the newest that is known of the server. */
  let seen = kept?.seen ?? saved;
  let known = saved;
  let inFlight: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasRoom = true;
  const store = createStore<KeeperState>({
    fields: kept?.fields ?? fieldsOf(saved),
    saving: { is: 'idle' },
    isUnsaved: kept !== null,
    conflict: null,
    version: saved.version,
    refusal: null,
  });
  const set = (next: Partial<KeeperState>) => store.set({ ...store.get(), ...next });
  const isUnsaved = () => changedFields<DraftFields>(store.get().fields, seen).length > 0;
  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  const setFields = (fields: DraftFields) => {
    set({ fields });
    const unsaved = isUnsaved();
    hasRoom = keep(unsaved ? { seen, fields } : null);
    set({ isUnsaved: unsaved });
  };
  /** Says that a draft waits here, if there was room to keep it. */
  const waits = (error?: unknown) =>
    set({
      saving: hasRoom
        ? { is: 'kept' }
        : { is: 'failed', why: why(error ?? new TypeError()), retry: () => void flush() },
    });

  /** The server has this now. What was written since it was sent stays, and goes next. */
  function take(next: SavedDraft, sent: DraftFields) {
    const { fields } = store.get();
    const stays = <Name extends DraftField>(name: Name): DraftFields[Name] =>
      same(fields[name], sent[name]) ? next[name] : fields[name];
    seen = next;
    known = next;
    set({ version: next.version });
    setFields({
      text: stays('text'),
      link: stays('link'),
      files: stays('files'),
      selfAssessment: stays('selfAssessment'),
    });
  }

  /** Both changed the same: files of both come together by themselves, the rest is for the writer. */
  function yieldTo(theirs: SavedDraft, names: readonly DraftField[]) {
    const { fields } = store.get();
    known = theirs;
    const rest = names.filter((name) => name !== 'files');
    if (names.includes('files')) {
      const files = mergedFiles(seen.files, fields.files, theirs.files);
      seen = { ...seen, files: theirs.files };
      setFields({ ...fields, files });
    }
    if (rest.length > 0) set({ conflict: { theirs, names: rest }, saving: { is: 'idle' } });
  }

  function failed(error: unknown) {
    if (error instanceof TypeError) {
      waits(error);
      return schedule(retryAfter);
    }
    set({ saving: { is: 'failed', why: why(error), retry: () => void flush() } });
    const code = error instanceof ApiError ? error.problem?.code : undefined;
    if (code !== undefined && endings.has(code)) set({ refusal: code });
    if (mayPass(error)) schedule(retryAfter);
  }

  async function drain(): Promise<void> {
    while (isUnsaved() && store.get().conflict === null && store.get().refusal === null) {
      set({ saving: { is: 'saving' } });
      const sent = store.get().fields;
      try {
        const outcome = await saveOver<DraftFields, SavedDraft>({
          fields: sent,
          seen,
          known,
          send: (changes, version, latest) => send({ ...fieldsOf(latest), ...changes }, version),
        });
        if (outcome.is === 'conflict') {
          yieldTo(outcome.theirs, outcome.names);
        } else {
          take(outcome.saved, sent);
          set({ saving: savedNow() });
        }
      } catch (error) {
        return failed(error);
      }
    }
  }

  /** Sends what waits. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (isUnsaved() && !online()) {
      waits();
      return schedule(retryAfter);
    }
    inFlight ??= drain().finally(() => {
      inFlight = null;
    });
    return inFlight;
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    change: (changes: Partial<DraftFields>) => {
      setFields({ ...store.get().fields, ...changes });
      schedule(delay);
    },
    /** What the server has by now: another device may have saved. */
    hear: (next: SavedDraft) => {
      if (next.version <= known.version || inFlight !== null) return;
      if (isUnsaved()) {
        known = next;
        void flush();
      } else {
        take(next, store.get().fields);
      }
    },
    /** Takes the writer's word on what both changed. */
    settle: async (sides: Partial<Record<DraftField, Side>>) => {
      const { conflict, fields } = store.get();
      if (conflict === null) return;
      const { theirs } = conflict;
      const next = settled({ seen, mine: fields, theirs }, sides);
      seen = theirs;
      known = theirs;
      set({ conflict: null, version: theirs.version });
      setFields(next);
      await flush();
    },
    flush,
    stop: () => clearTimeout(timer),
  };
}
export type DraftKeeper = ReturnType<typeof createDraftKeeper>;
