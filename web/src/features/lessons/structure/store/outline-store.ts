import { createStore } from '#web/lib/create-store.ts';
import { serverNow } from '#web/lib/server-now.ts';
import { chunks } from '../model/chunks.ts';
import { inverse } from '../model/inverse.ts';
import type { Step, Structure } from '../types.ts';
import type { Conflict, Sent } from './sent.ts';

/** A step that can be undone, or redone: its name, and what leads there once it is done. */
export type Undo = { words: string; steps: Promise<Step[]> };

export type OutlineState = {
  /** Steps that show already and are not answered yet, in order. */
  pending: readonly Step[];
  undos: readonly Undo[];
  /** Undone steps that can be redone, until something else is done. */
  redos: readonly Undo[];
  /** Fields that both somebody else and this person changed, until they have chosen. */
  conflict: Conflict | null;
  /** The time when the last of them began. */
  since: string;
  /** The time when the last step was taken by the server; null: none yet. */
  savedAt: number | null;
};

type Stack = 'undos' | 'redos';

/** The end of a change; `made` are the ids of what came with it. */
export type Outcome = { ok: boolean; made: string[]; error?: unknown };

type Io = {
  base: () => Structure | undefined;
  rebase: (course: Structure) => void;
  /** The course as the server has it; all that it finds missing comes with it. */
  refresh: () => unknown;
  send: (step: Step, course: Structure) => Promise<Sent>;
};

/**
 * The changes of one session to a course. They show at once and are sent one after the other, so that each finds
 * what the one before has left; where one is refused, what belongs to it is taken back.
 */
export function createOutlineStore({ base, rebase, refresh, send }: Io) {
  const store = createStore<OutlineState>({
    pending: [],
    since: '',
    undos: [],
    redos: [],
    conflict: null,
    savedAt: null,
  });
  let tail: Promise<unknown> = Promise.resolve();
  const set = (changes: Partial<OutlineState>) => store.set({ ...store.get(), ...changes });
  const drop = (steps: readonly Step[]) =>
    set({ pending: store.get().pending.filter((step) => !steps.includes(step)) });

  async function work(steps: Step[]): Promise<Outcome & { back: Step[] }> {
    const back: Step[] = [];
    const made: string[] = [];
    const outcome: Outcome & { back: Step[] } = { ok: true, made, back };
    for (const [at, step] of steps.entries()) {
      const course = base();
      if (!course) break;
      try {
        const sent = await send(step, course);
        if (sent.conflict) {
          outcome.ok = false;
          set({ conflict: sent.conflict });
        } else back.unshift(...(sent.back ?? inverse(course, step)));
        made.push(...(sent.made ?? []));
        // The step becomes part of the base before it leaves the list: in between, applying it twice shows the same.
        rebase(sent.onto(base() ?? course));
        drop([step]);
      } catch (error) {
        drop(steps.slice(at));
        outcome.ok = false;
        outcome.error = error;
        break;
      }
    }
    if (outcome.ok) set({ savedAt: serverNow() });
    if (store.get().pending.length === 0) void refresh();
    return outcome;
  }

  function begin(steps: Step[]) {
    const parts = steps.flatMap(chunks);
    set({ pending: [...store.get().pending, ...parts], since: new Date().toISOString() });
    const done = tail.then(() => work(parts));
    tail = done;
    return done;
  }

  /** Keeps the way back, there at once: who takes back in haste means this, and not what was before it. */
  function keep(on: Stack, words: string, done: Promise<{ back: Step[] }>): void {
    const way = { words, steps: done.then(({ back }) => back) };
    set({ [on]: [...store.get()[on], way] });
    void way.steps.then(
      (back) =>
        back.length === 0 && set({ [on]: store.get()[on].filter((other) => other !== way) }),
    );
  }

  /** Goes the last way of one stack, which leads onto the other. @returns what it was called; null: there is none */
  function go(from: Stack, onto: Stack) {
    const last = store.get()[from].at(-1);
    if (!last) return null;
    set({ [from]: store.get()[from].slice(0, -1) });
    const done = last.steps.then(begin);
    keep(onto, last.words, done);
    return { words: last.words, done: done as Promise<Outcome> };
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Does some steps, all or as far as they go. @param words what it is called where it is taken back */
    run: (steps: Step[], words: string): Promise<Outcome> => {
      const done = begin(steps);
      set({ redos: [] });
      keep('undos', words, done);
      return done;
    },
    /** Takes back the last change. */
    undo: () => go('undos', 'redos'),
    /** Does again what was taken back last. */
    redo: () => go('redos', 'undos'),
    settle: () => set({ conflict: null }),
  };
}
export type OutlineStore = ReturnType<typeof createOutlineStore>;
