import { ApiError } from '#shared/contract/client.ts';
import { savedNow, type Saving } from '#web/components/ui/save-state.tsx';
import { createStore } from '#web/lib/create-store.ts';
import { mayPass } from '#web/lib/may-pass.ts';
import { same } from '#web/lib/same.ts';
import type { PendingSave } from './kept-answers.ts';
import type { Answer, Attempt, AttemptClock, AttemptQuestion, AttemptSource } from './types.ts';

/** A question's answer as it stands on this page. */
export type AnswerState = {
  answer: Answer;
  flagged: boolean;
  /** The number of the newest save that the server is known to have. */
  sequence: number;
  isLate: boolean;
};

export type QueueState = {
  answers: Readonly<Record<string, AnswerState>>;
  saving: Saving;
  /** How many answers wait for the server. */
  waiting: number;
  deadline: string | null;
  /** The minutes that were given, which are in it. */
  given: Attempt['given'];
  /** The attempt is over: nothing more is taken. */
  ended: boolean;
  /** To how many questions an answer from here came after the end. */
  tooLate: number;
  /** Why an answer was refused for good; null: none was since the last change. */
  problem: string | null;
  /** Questions whose newer answer came from another device; mine can still take its place. */
  replaced: readonly { slotId: string; mine: Answer }[];
  /** Questions that another device answered, shown here as it did, until they are looked at or answered here. */
  news: readonly string[];
};

type Options = {
  attempt: Attempt;
  source: Pick<AttemptSource, 'load' | 'save' | 'time'>;
  /** What this device had kept of earlier. */
  kept: readonly PendingSave[];
  keep: (pending: readonly PendingSave[]) => void;
  why: (error: unknown) => string;
  online?: () => boolean;
  newKey?: () => string;
  /** The pause in typing after which an answer is sent, and after a failure before it is tried again; in milliseconds. */
  delay?: number;
  retryAfter?: number;
};

const stateOf = ({ answer, flagged, sequence, isLate }: AttemptQuestion): AnswerState => ({
  answer,
  flagged,
  sequence,
  isLate,
});

const codeOf = (error: unknown) => (error instanceof ApiError ? error.problem?.code : undefined);

/**
 * The answers of an attempt on their way: each change is kept on the device at once, and sent in order, one at a
 * time. A save is numbered by one more than the save that it was made over, and the server takes a greater number only:
 * what another device saved meanwhile is replaced by nothing that did not know of it, however much was typed here.
 */
export function createAnswerQueue(options: Options) {
  const { attempt, source, keep, why, delay = 700, retryAfter = 4000 } = options;
  const { online = () => navigator.onLine, newKey = () => crypto.randomUUID() } = options;
  let pending: PendingSave[] = [];
  let inFlight: Promise<void> | null = null;
  /** How many saves of the attempt are known here, by whomever. */
  let { saves } = attempt;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = createStore<QueueState>({
    answers: Object.fromEntries(attempt.questions.map((one) => [one.slotId, stateOf(one)])),
    saving: { is: 'idle' },
    waiting: 0,
    deadline: attempt.deadline,
    given: attempt.given,
    ended: attempt.state !== 'open',
    tooLate: 0,
    problem: null,
    replaced: [],
    news: [],
  });
  const set = (next: Partial<QueueState>) => store.set({ ...store.get(), ...next });
  const setAnswer = (slotId: string, next: AnswerState) =>
    set({ answers: { ...store.get().answers, [slotId]: next } });
  const setPending = (next: PendingSave[]) => {
    pending = next;
    keep(next);
    set({ waiting: next.length });
  };
  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  const pendingOf = (slotId: string) => pending.filter((one) => one.slotId === slotId);

  function forgetNews(slotId: string): void {
    const { news } = store.get();
    if (news.includes(slotId)) set({ news: news.filter((one) => one !== slotId) });
  }

  /**
   * Puts a save in the place of an earlier one of the same question that was not sent. One that was sent may have
   * arrived: it goes once more under its key, and this one behind it.
   */
  function put(
    slotId: string,
    changes: Partial<Pick<AnswerState, 'answer' | 'flagged'>>,
    leave = false,
  ) {
    const before = store.get().answers[slotId];
    if (before === undefined || store.get().ended) return;
    const next = { ...before, ...changes, isLate: false };
    setAnswer(slotId, next);
    set({ problem: null });
    forgetNews(slotId);
    const { answer, flagged } = next;
    const sent = pendingOf(slotId).find((one) => one.isSent);
    const sequence = (sent?.body.sequence ?? before.sequence) + 1;
    setPending([
      ...pending.filter((one) => one.slotId !== slotId || one === sent),
      { slotId, key: newKey(), body: { sequence, answer, flagged, leave } },
    ]);
  }

  /** Nothing more is taken: what still waits here comes too late. */
  function end(): void {
    if (store.get().ended) return;
    const tooLate = new Set(pending.map(({ slotId }) => slotId)).size;
    setPending([]);
    set({ ended: true, tooLate });
  }

  function hear({ deadline, given, state }: Pick<AttemptClock, 'deadline' | 'given' | 'state'>) {
    set({ deadline, given });
    if (state === 'open') return;
    // What is on its way may have arrived before the end.
    if (pending.length === 0) end();
    else void flush().then(end);
  }

  /** Asks how long the attempt runs: minutes may have been given. */
  async function askTime(): Promise<void> {
    try {
      const told = await source.time?.();
      if (!told) return;
      hear(told);
      // What is on its way from here may be among them: its answer tells.
      if (pending.length === 0 && told.saves > saves) await catchUp();
    } catch {
      // Without an answer, what was heard last holds; it is asked for again.
    }
  }

  /** What the server has by now, where it is newer than what is known here; what waits here finds that out itself. */
  function take(fresh: Attempt): void {
    const { answers } = store.get();
    const newer = fresh.questions.filter(
      ({ slotId, sequence }) =>
        sequence > (answers[slotId]?.sequence ?? -1) && pendingOf(slotId).length === 0,
    );
    const others = newer
      .filter(({ slotId, answer }) => answers[slotId] && !same(answer, answers[slotId].answer))
      .map(({ slotId }) => slotId);
    saves = Math.max(saves, fresh.saves);
    set({
      answers: {
        ...answers,
        ...Object.fromEntries(newer.map((one) => [one.slotId, stateOf(one)])),
      },
      news: [...new Set([...store.get().news, ...others])],
    });
    hear(fresh);
  }

  /** Learns what another device saved meanwhile; where nobody answers, the next time that is asked for tells again. */
  const catchUp = () => source.load().then(take, () => undefined);

  /** A newer answer came from elsewhere: it is shown, and the one from here is not lost. */
  async function yieldTo({ slotId, body }: PendingSave): Promise<void> {
    const fresh = await source.load();
    const mine = pendingOf(slotId).at(-1)?.body.answer ?? body.answer;
    setPending(pending.filter((one) => one.slotId !== slotId));
    set({ saving: { is: 'idle' } });
    take(fresh);
    const { replaced } = store.get();
    const theirs = fresh.questions.find((one) => one.slotId === slotId);
    forgetNews(slotId);
    if (theirs && !same(theirs.answer, mine))
      set({ replaced: [...replaced.filter((one) => one.slotId !== slotId), { slotId, mine }] });
  }

  /** @returns whether the next one may be sent */
  async function refused(error: unknown, save: PendingSave): Promise<boolean> {
    const code = codeOf(error);
    if (code === 'attempt_ended') {
      end();
      return false;
    }
    if (code === 'newer_answer_saved') {
      await yieldTo(save);
      return true;
    }
    if (!mayPass(error) && online()) {
      // Nothing that would be sent again the same way: what is wrong is said, and the others go on.
      setPending(pending.filter((one) => one !== save));
      set({ saving: { is: 'idle' }, problem: why(error) });
      return true;
    }
    set({ saving: online() ? { is: 'failed', retry: () => void flush() } : { is: 'kept' } });
    schedule(retryAfter);
    return false;
  }

  /** The next one, numbered by what is known now if it goes for the first time, and noted as sent before it is. */
  function nextToSend(): PendingSave | undefined {
    const [first, ...rest] = pending;
    if (first === undefined || first.isSent) return first;
    const sequence = (store.get().answers[first.slotId]?.sequence ?? 0) + 1;
    const save = { ...first, body: { ...first.body, sequence }, isSent: true };
    setPending([save, ...rest]);
    return save;
  }

  async function sendNext(): Promise<boolean> {
    const save = nextToSend();
    if (save === undefined) return false;
    const { slotId } = save;
    try {
      const saved = await source.save(slotId, save.body, save.key);
      setPending(pending.filter((one) => one !== save));
      const now = store.get().answers[slotId];
      const isLate = pendingOf(slotId).length === 0 && saved.isLate;
      if (now) setAnswer(slotId, { ...now, sequence: saved.sequence, isLate });
      const isMoved = saved.deadline !== store.get().deadline;
      const isAlone = saved.saves <= saves + 1;
      if (isAlone) saves = Math.max(saves, saved.saves);
      set({ saving: savedNow(), deadline: saved.deadline });
      // What was given and why, and what another device answered, the answer to a save does not say.
      if (!isAlone && pending.length === 0) await catchUp();
      else if (isMoved) void askTime();
      return true;
    } catch (error) {
      try {
        return await refused(error, save);
      } catch {
        // What is there by now could not be asked for: the same save tells so again.
        set({ saving: { is: 'failed', retry: () => void flush() } });
        schedule(retryAfter);
        return false;
      }
    }
  }

  async function drain(): Promise<void> {
    while (pending.length > 0 && !store.get().ended) {
      set({ saving: { is: 'saving' } });
      // In order, one at a time.
      // oxlint-disable-next-line no-await-in-loop
      if (!(await sendNext())) return;
    }
  }

  /** Sends all that waits. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (pending.length > 0 && !online()) return set({ saving: { is: 'kept' } });
    inFlight ??= drain().finally(() => {
      inFlight = null;
    });
    return inFlight;
  }

  /** Of what was kept of a question, that which the server does not have: it may have arrived, and its answer not. */
  function leftOf(kept: readonly PendingSave[]): readonly PendingSave[] {
    const [first] = kept;
    const there = first && store.get().answers[first.slotId];
    if (!there) return [];
    const after = kept.filter(({ body }) => body.sequence > there.sequence);
    const isArrived = kept.some(
      ({ body }) => body.sequence === there.sequence && same(body.answer, there.answer),
    );
    if (after.length === kept.length || isArrived) return after;
    const mine = kept.at(-1)?.body.answer ?? null;
    if (mine !== null && !same(mine, there.answer))
      set({ replaced: [...store.get().replaced, { slotId: first.slotId, mine }] });
    return [];
  }

  const slots = new Set(options.kept.map(({ slotId }) => slotId));
  const left = [...slots].flatMap((slotId) =>
    leftOf(options.kept.filter((one) => one.slotId === slotId)),
  );
  for (const { slotId, body } of left) {
    const before = store.get().answers[slotId];
    if (before) setAnswer(slotId, { ...before, answer: body.answer, flagged: body.flagged });
  }
  setPending(store.get().ended ? [] : left);

  return {
    get: store.get,
    subscribe: store.subscribe,
    answer: (slotId: string, answer: Answer) => {
      put(slotId, { answer });
      schedule(delay);
    },
    flag: (slotId: string, flagged: boolean) => {
      put(slotId, { flagged });
      schedule(delay);
    },
    /** Leaves a question for good, where there is no way back. */
    leave: async (slotId: string) => {
      put(slotId, {}, true);
      await flush();
    },
    /** Puts one's own answer in the place of the newer one from elsewhere, or leaves that. */
    settle: (useMine: boolean) => {
      const [first, ...rest] = store.get().replaced;
      set({ replaced: rest });
      if (!first || !useMine) return;
      put(first.slotId, { answer: first.mine });
      schedule(0);
    },
    /** What another device answered was looked at. */
    see: forgetNews,
    take,
    askTime,
    flush,
    stop: () => clearTimeout(timer),
  };
}
export type AnswerQueue = ReturnType<typeof createAnswerQueue>;
