import { ApiError } from '#shared/contract/client.ts';
import type { SavedBlock } from '#shared/schemas/outline.ts';
import { savedNow, type Saving } from '#web/components/ui/save-state.tsx';
import type { Choice } from '#web/lib/choice.ts';
import { createStore } from '#web/lib/create-store.ts';
import { mayPass } from '#web/lib/may-pass.ts';
import { same } from '#web/lib/same.ts';
import type { Issue } from '../form/issue-at.ts';
import type { KeptDraft } from './kept-drafts.ts';
import type { Clash } from './merge-fields.ts';

/** The person who saved something. */
export type SavedBy = SavedBlock['savedBy'];

/** What two people made of the same. */
export type Merged<Content> = {
  clashes: Clash[];
  /** Whether anything of theirs is in it that was not there before. */
  takesTheirs: boolean;
  /** The whole, with each clash as chosen. */
  build: (choose: (key: string) => Choice) => Content;
};

export type DraftState<Content> = {
  content: Content;
  saving: Saving;
  /** Why it cannot be saved as it stands; empty: it can. */
  issues: Issue[];
  /** Newer content than that which this was made from and mine, where both changed the same. */
  conflict: Merged<Content> | null;
  /** The person who saved the newer content, who may be the same one in another window; null: that is not known. */
  savedBy: SavedBy | null;
  /** Changes that were saved elsewhere came in beside those made here, this often. */
  merges: number;
  /** A draft that this device kept from an earlier time; to be decided on before anything else. */
  offered: KeptDraft<Content> | null;
  /** Something is written that the server does not have. */
  unsaved: boolean;
};

type Version<Content> = { content: Content; version: number };

type RawIssue = { path: PropertyKey[]; code: string; message: string };

/** A content as the API takes it, or why it does not. */
export type Prepared<Content> =
  | { success: true; data: Content }
  | { success: false; error: { issues: RawIssue[] } };

type Options<Content, Theirs> = {
  /** As it was saved last. */
  saved: Version<Content>;
  prepare: (content: Content) => Prepared<Content>;
  merge: (seen: Content, mine: Content, theirs: Content) => Merged<Content>;
  /** The version that the save made. */
  send: (content: Content, version: number) => Promise<number>;
  /** The newer state that the refusal of a stale save told. */
  newer: (current: unknown) => Theirs;
  /** Keeps what is not saved on the device, or nothing any more. */
  keep: (draft: { seen: Content; content: Content } | null) => void;
  offered: KeptDraft<Content> | null;
  /** Hears each save, and what was saved elsewhere meanwhile with all that is known of it. */
  onSaved: (saved: Version<Content> & Partial<Theirs>) => void;
  why: (error: unknown) => string;
  online?: () => boolean;
  /** The pause in typing after which it is saved, in milliseconds; null: it is saved when that is asked for. */
  delay?: number | null;
};

const issueOf = ({ path, code, message }: RawIssue): Issue => ({
  path,
  code: code === 'custom' ? message : code,
});

/**
 * What somebody writes, until the server has it: saved when the typing rests or when that is asked for, one save at a
 * time, over the version that it was made from. What others saved meanwhile is merged; where both changed the same, the person chooses.
 */
export function createDraft<
  Content,
  Theirs extends Version<Content> & { savedBy: SavedBy | null } = Version<Content> & {
    savedBy: SavedBy | null;
  },
>(options: Options<Content, Theirs>) {
  const { saved, prepare, merge, send, newer, keep, onSaved, why, delay = 1200 } = options;
  const { online = () => navigator.onLine } = options;
  /** The content on the server, as far as is known. */
  let base: Version<Content> = { content: saved.content, version: saved.version };
  let inFlight: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Saved when that is asked for: what was merged meanwhile is still to be sent. */
  let merged = false;
  const store = createStore<DraftState<Content>>({
    content: saved.content,
    saving: { is: 'idle' },
    issues: [],
    conflict: null,
    savedBy: null,
    merges: 0,
    offered: options.offered,
    unsaved: false,
  });
  const set = (next: Partial<DraftState<Content>>) => store.set({ ...store.get(), ...next });

  const schedule = () => {
    clearTimeout(timer);
    if (delay !== null) timer = setTimeout(() => void flush(), delay);
  };

  /** Takes some content as what is to be saved. */
  function write(content: Content, more: Partial<DraftState<Content>> = {}): void {
    const ready = prepare(content);
    const unsaved = !ready.success || !same(ready.data, base.content);
    keep(unsaved ? { seen: base.content, content } : null);
    const issues = ready.success ? [] : ready.error.issues.map(issueOf);
    set({ content, unsaved, issues, ...more });
    if (unsaved && store.get().conflict === null) schedule();
  }

  /** It was saved elsewhere meanwhile: those changes under mine. */
  function takeTheirs(theirs: Theirs, mine: Content): void {
    const both = merge(base.content, mine, theirs.content);
    base = { content: theirs.content, version: theirs.version };
    onSaved(theirs);
    const { savedBy } = theirs;
    if (both.clashes.length > 0) return set({ conflict: both, savedBy, saving: { is: 'idle' } });
    const merges = store.get().merges + (both.takesTheirs ? 1 : 0);
    merged = delay === null;
    return write(
      both.build(() => 'mine'),
      { merges, savedBy },
    );
  }

  function fail(error: unknown): void {
    const problem = error instanceof ApiError ? error.problem : null;
    const mine = prepare(store.get().content);
    if (problem?.code === 'stale_version' && problem.current !== undefined && mine.success)
      return takeTheirs(newer(problem.current), mine.data);
    if (!online()) return set({ saving: { is: 'kept' } });
    const retry = mayPass(error) ? {} : { why: why(error) };
    return set({ saving: { is: 'failed', ...retry, retry: () => void flush() } });
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (inFlight !== null || store.get().conflict !== null || !store.get().unsaved) return;
    const ready = prepare(store.get().content);
    if (!ready.success) return set({ saving: { is: 'idle' } });
    if (!online()) return set({ saving: { is: 'kept' } });
    set({ saving: { is: 'saving' } });
    inFlight = deliver(ready.data);
    await inFlight;
    return undefined;
  }

  async function deliver(content: Content): Promise<void> {
    try {
      base = { content, version: await send(content, base.version) };
      onSaved(base as Version<Content> & Partial<Theirs>);
      write(store.get().content, { saving: savedNow() });
    } catch (error) {
      fail(error);
    } finally {
      inFlight = null;
    }
    if (!merged) return;
    merged = false;
    await flush();
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Saves what is left to be saved, after the save that is on its way. */
    leave: async () => {
      await inFlight;
      if (delay !== null) await flush();
    },
    /** There is a connection again. */
    reconnect: async () => {
      if (delay !== null || store.get().saving.is === 'kept') await flush();
    },
    change: (content: Content) => write(content),
    flush,
    /** Each clash as chosen; the rest is merged already. */
    resolve: (choices: Record<string, Choice>) => {
      const content = store.get().conflict?.build((key) => choices[key] ?? 'both');
      if (content) write(content, { conflict: null });
      if (delay === null) void flush();
    },
    /** The draft that the device had kept continues from here, or is given up. */
    decide: (take: boolean) => {
      const { offered } = store.get();
      set({ offered: null });
      if (offered === null) return;
      if (!take) return keep(null);
      const mine = prepare(offered.content);
      if (!mine.success) return write(offered.content);
      const both = merge(offered.seen, mine.data, base.content);
      if (both.clashes.length > 0) return set({ conflict: both, savedBy: null, unsaved: true });
      return write(both.build(() => 'mine'));
    },
    stop: () => clearTimeout(timer),
  };
}
