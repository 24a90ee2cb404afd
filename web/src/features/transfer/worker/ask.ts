import type { Ask, JobName, Jobs } from './jobs.ts';
import type { Answer, Order } from './markdown-worker.ts';
import { TookTooLong } from './took-too-long.ts';

/**
 * The time in which one text may be read or written, and one document, in milliseconds. A lesson of a person takes a
 * few.
 */
export const limits: Record<JobName, number> = {
  markdown: 4000,
  page: 4000,
  table: 4000,
  question: 4000,
  contents: 4000,
  word: 30_000,
  write: 6000,
};
/** The time in which the worker's own files may arrive; a text's time begins when they are there. */
const firstMs = 30_000;
/** The worker's first message. */
const ready = 0;

export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

const open = (): Thread =>
  new Worker(new URL('./markdown-worker.ts', import.meta.url), {
    type: 'module',
    name: 'markdown',
  });

/**
 * Has texts read in a thread of its own, one after the other: so the page stays quick whatever they hold. One that
 * takes too long ends that thread and nothing else; the next text gets a new one.
 */
export function createAsk(
  spawn: () => Thread = open,
  allowed = limits,
): { ask: Ask; end: () => void } {
  let thread: Thread | null = null;
  let isWarm = false;
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;

  const end = () => {
    thread?.terminate();
    thread = null;
    isWarm = false;
  };

  function one<N extends JobName>(name: N, asks: Jobs[N]['asks']): Promise<Jobs[N]['answers']> {
    thread ??= spawn();
    const at = thread;
    count += 1;
    const order: Order = { id: count, name, asks };
    return new Promise((resolve, reject) => {
      const heard = new AbortController();
      const settle = (act: () => void) => {
        clearTimeout(timer);
        heard.abort();
        act();
      };
      const giveUp = (why: Error) =>
        settle(() => {
          end();
          reject(why);
        });
      const late = () => giveUp(new TookTooLong(name));
      let timer = setTimeout(late, isWarm ? allowed[name] : firstMs);
      const options = { signal: heard.signal };
      at.addEventListener(
        'message',
        (event) => {
          const said = (event as MessageEvent<Answer>).data;
          if (said.id === ready) {
            isWarm = true;
            clearTimeout(timer);
            timer = setTimeout(late, allowed[name]);
          }
          if (said.id !== order.id) return;
          settle(() => ('failed' in said ? reject(new Error(said.failed)) : resolve(said.answers)));
        },
        options,
      );
      at.addEventListener('error', () => giveUp(new Error('The worker failed')), options);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      at.postMessage(order);
    });
  }

  const ask: Ask = (name, asks) => {
    const turn = last.then(() => one(name, asks));
    last = turn.catch(() => undefined);
    return turn;
  };
  return { ask, end };
}
