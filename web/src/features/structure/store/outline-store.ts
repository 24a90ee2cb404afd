import { chunks } from '../model/chunks.ts';
import { inverse } from '../model/inverse.ts';
import type { Step, Structure } from '../types.ts';
import type { Conflict, Sent } from './sent.ts';

/** What can be taken back: how it is called, and what leads back once it is done. */
export type Undo = { words: string; steps: Promise<Step[]> };

export type OutlineState = {
  /** Steps that show already and are not answered yet, in order. */
  pending: readonly Step[];
  undos: readonly Undo[];
  /** What both somebody else and this person changed, until they have chosen. */
  conflict: Conflict | null;
  /** When the last of them began. */
  since: string;
  /** When the last step was taken by the server; null: none yet. */
  savedAt: number | null;
};

/** How a change ended; `made` are the ids of what came with it. */
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
  let state: OutlineState = { pending: [], since: '', undos: [], conflict: null, savedAt: null };
  let tail: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const set = (changes: Partial<OutlineState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const drop = (steps: readonly Step[]) =>
    set({ pending: state.pending.filter((step) => !steps.includes(step)) });

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
        // First under it, then away with it: in between, doing it twice shows the same.
        rebase(sent.onto(base() ?? course));
        drop([step]);
      } catch (error) {
        drop(steps.slice(at));
        outcome.ok = false;
        outcome.error = error;
        break;
      }
    }
    if (outcome.ok) set({ savedAt: Date.now() });
    if (state.pending.length === 0) void refresh();
    return outcome;
  }

  /** Does some steps, all or as far as they go. @param words what it is called where it can be taken back; null: it cannot */
  function run(steps: Step[], words: string | null): Promise<Outcome> {
    const parts = steps.flatMap(chunks);
    set({ pending: [...state.pending, ...parts], since: new Date().toISOString() });
    const done = tail.then(() => work(parts));
    tail = done;
    if (words !== null) {
      // There at once: who takes back in haste means this, and not what was before it.
      const undo = { words, steps: done.then(({ back }) => back) };
      set({ undos: [...state.undos, undo] });
      void undo.steps.then(
        (back) =>
          back.length === 0 && set({ undos: state.undos.filter((other) => other !== undo) }),
      );
    }
    return done;
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    run,
    /** Takes back the last change. @returns what it was called; null: there is none */
    undo: () => {
      const last = state.undos.at(-1);
      if (!last) return null;
      set({ undos: state.undos.slice(0, -1) });
      return { words: last.words, done: last.steps.then((steps) => run(steps, null)) };
    },
    settle: () => set({ conflict: null }),
  };
}
export type OutlineStore = ReturnType<typeof createOutlineStore>;
