import { ApiError } from '#shared/contract/client.ts';
import type { Choice } from '#web/lib/choice.ts';
import type { Issue } from '#web/blocks/form/issue-at.ts';
import { savedNow, type Saving } from '#web/components/ui/save-state.tsx';
import { createStore } from '#web/lib/create-store.ts';
import { mayPass } from '#web/lib/may-pass.ts';
import { same } from '#web/lib/same.ts';
import type { SavedBlock } from '#shared/schemas/blocks.ts';
import type { Block, Content } from '../types.ts';
import type { KeptDraft } from './kept-drafts.ts';
import { mergeContents, type Merged } from './merge-contents.ts';
import { prepare } from './prepare.ts';

export type DraftState = {
  content: Content;
  saving: Saving;
  /** Why it cannot be saved as it stands; empty: it can. */
  issues: Issue[];
  /** Newer content than that which this was made from and mine, where both changed the same. */
  conflict: Merged | null;
  /** The person who saved the newer content, who may be the same one in another window; null: that is not known. */
  savedBy: SavedBlock['savedBy'] | null;
  /** Changes that were saved elsewhere came in beside those made here, this often. */
  merges: number;
  /** A draft that this device kept from an earlier time; to be decided on before anything else. */
  offered: KeptDraft | null;
  /** Something is written that the server does not have. */
  unsaved: boolean;
};

/** The facts after a save: the content of the block and its version, and all else that the answer told. */
export type Saved = Pick<Block, 'content' | 'version'> & Partial<Block>;

type Options = {
  block: Block;
  /** The version that the save made. */
  send: (content: Content, version: number) => Promise<number>;
  /** Keeps what is not saved on the device, or nothing any more. */
  keep: (draft: { seen: Content; content: Content } | null) => void;
  offered: KeptDraft | null;
  onSaved: (saved: Saved) => void;
  why: (error: unknown) => string;
  online?: () => boolean;
  /** The pause in typing after which it is saved, in milliseconds. */
  delay?: number;
};

const issueOf = ({
  path,
  code,
  message,
}: {
  path: PropertyKey[];
  code: string;
  message: string;
}): Issue => ({
  path,
  code: code === 'custom' ? message : code,
});

/**
 * Saves a block's content while it is written: when the typing rests, one save at a time, over the version that it
 * was made from. What others saved meanwhile is merged; where both changed the same, the person chooses.
 */
export function createAutosave(options: Options) {
  const { block, send, keep, onSaved, why, delay = 1200 } = options;
  const { online = () => navigator.onLine } = options;
  /** The content on the server, as far as is known. */
  let base = { content: block.content, version: block.version };
  let inFlight: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = createStore<DraftState>({
    content: block.content,
    saving: { is: 'idle' },
    issues: [],
    conflict: null,
    savedBy: null,
    merges: 0,
    offered: options.offered,
    unsaved: false,
  });
  const set = (next: Partial<DraftState>) => store.set({ ...store.get(), ...next });

  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  };

  /** Takes some content as what is to be saved. */
  function write(content: Content, more: Partial<DraftState> = {}): void {
    const ready = prepare(content);
    const unsaved = !ready.success || !same(ready.data, base.content);
    keep(unsaved ? { seen: base.content, content } : null);
    const issues = ready.success ? [] : ready.error.issues.map(issueOf);
    set({ content, unsaved, issues, ...more });
    if (unsaved && store.get().conflict === null) schedule();
  }

  /** It was saved elsewhere meanwhile: those changes under mine. */
  function takeTheirs(theirs: SavedBlock, mine: Content): void {
    const merged = mergeContents(base.content, mine, theirs.content);
    base = { content: theirs.content, version: theirs.version };
    onSaved(theirs);
    const { savedBy } = theirs;
    if (merged.clashes.length > 0)
      return set({ conflict: merged, savedBy, saving: { is: 'idle' } });
    const merges = store.get().merges + (merged.takesTheirs ? 1 : 0);
    return write(
      merged.build(() => 'mine'),
      { merges, savedBy },
    );
  }

  function fail(error: unknown): void {
    const problem = error instanceof ApiError ? error.problem : null;
    const theirs = problem?.current as SavedBlock | undefined;
    const mine = prepare(store.get().content);
    if (problem?.code === 'stale_version' && theirs && mine.success)
      return takeTheirs(theirs, mine.data);
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
      onSaved(base);
      write(store.get().content, { saving: savedNow() });
    } catch (error) {
      fail(error);
    } finally {
      inFlight = null;
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Saves what is left to be saved, after the save that is on its way. */
    leave: async () => {
      await inFlight;
      await flush();
    },
    change: (content: Content) => write(content),
    flush,
    /** Each clash as chosen; the rest is merged already. */
    resolve: (choices: Record<string, Choice>) => {
      const content = store.get().conflict?.build((key) => choices[key] ?? 'both');
      if (content) write(content, { conflict: null });
    },
    /** The draft that the device had kept continues from here, or is given up. */
    decide: (take: boolean) => {
      const { offered } = store.get();
      set({ offered: null });
      if (offered === null) return;
      if (!take) return keep(null);
      const mine = prepare(offered.content);
      if (!mine.success) return write(offered.content);
      const merged = mergeContents(offered.seen, mine.data, base.content);
      if (merged.clashes.length > 0) return set({ conflict: merged, savedBy: null, unsaved: true });
      return write(merged.build(() => 'mine'));
    },
    stop: () => clearTimeout(timer),
  };
}
