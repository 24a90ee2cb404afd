import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAsk, limits, type Thread } from './ask.ts';
import { doJob } from './jobs.ts';
import type { Order } from './markdown-worker.ts';
import { TookTooLong } from './took-too-long.ts';

const flavor = { templated: false, mdx: false };
const slow = 'a text that never ends';

/** A worker that reads what it gets, but never comes to the end of one text. */
class FakeThread extends EventTarget {
  isOver = false;
  constructor() {
    super();
    queueMicrotask(() => this.say({ id: 0, failed: '' }));
  }
  say = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }));
  postMessage({ id, name, asks }: Order) {
    if ('text' in asks && asks.text === slow) return;
    void doJob(name, asks as never).then((answers) => !this.isOver && this.say({ id, answers }));
  }
  terminate() {
    this.isOver = true;
  }
}

let threads: FakeThread[] = [];
const spawn = () => {
  const thread = new FakeThread();
  threads.push(thread);
  return thread as unknown as Thread;
};

beforeEach(() => {
  threads = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('A text that takes too long ends its thread and nothing else: what comes after is read in a new one', async () => {
  const { ask } = createAsk(spawn);
  const first = ask('markdown', { text: 'one', flavor });
  const second = ask('markdown', { text: slow, flavor }).catch((error: unknown) => error);
  const third = ask('markdown', { text: 'three', flavor });
  expect(await first).toMatchObject({ hasFront: false });
  await vi.advanceTimersByTimeAsync(limits.markdown);
  expect(await second).toBeInstanceOf(TookTooLong);
  expect(await third).toMatchObject({ tree: { type: 'root' } });
  expect(threads.map(({ isOver }) => isOver)).toEqual([true, false]);
});

it('The time of a text begins when the worker is there', async () => {
  const { ask, end } = createAsk(spawn);
  const answer = ask('markdown', { text: slow, flavor }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(limits.markdown - 1);
  expect(threads[0]?.isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toBeInstanceOf(TookTooLong);
  end();
});
