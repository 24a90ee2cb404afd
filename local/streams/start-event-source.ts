import { setTimeout as delay } from 'node:timers/promises';
import { compileFilter } from './compile-filter.ts';
import { deliverBatch, type Delivery, type EventSourceMapping } from './deliver-batch.ts';
import { createLanes } from './lanes.ts';
import { createStreamReader } from './stream-reader.ts';
import {
  changesNothing,
  toLambdaRecord,
  type EngineRecord,
  type StreamRecord,
} from './stream-record.ts';

export type EventSourceOptions = {
  /** The address of the engine itself, which needs no credentials. */
  endpoint: string;
  /** The engine's own name of the stream. */
  streamArn: string;
  /** The name that functions see; left out: the engine's. */
  eventSourceArn?: string;
  mapping: EventSourceMapping;
  invoke: Delivery['invoke'];
  /** The position of the source. The text is its own and means nothing to others. */
  checkpoint: { load(): string | undefined; save(position: string): void };
  /** Told when there is nothing left to do. */
  onIdle?(): void;
  /** Milliseconds since the epoch; left out: the wall clock. */
  now?(): number;
  /** Milliseconds before the nth retry; left out: 100 ms, doubled each time, at most 10 s. */
  retryDelay?(retry: number): number;
};

export type EventSource = {
  /** Resolves when everything that was written before the call is handled or given up. */
  drained(): Promise<void>;
  /** Looks for new records now instead of at the next poll. */
  wake(): void;
  /** Hands the whole stream to the function once more, from its oldest record; resolves when done. */
  replay(): Promise<void>;
  /** Lets the invocation under way finish; what is left is for the next start. */
  stop(): Promise<void>;
};

/** Lambda polls four times a second. */
const POLL_MS = 250;
/** Lambda's limit of an event. */
const BATCH_BYTES = 6 * 1024 * 1024;

type Lane = ReturnType<typeof createLanes>['all'][number];
type Waiter = { resolve(): void; reject(error: Error): void };

/**
 * Plays a Lambda event source mapping on a DynamoDB stream: one batch of a lane at a time, in order, with a
 * checkpoint only behind what was handled, so that each record is delivered at least once.
 */
export function startEventSource(options: EventSourceOptions): EventSource {
  const { mapping, streamArn, eventSourceArn = streamArn, now = Date.now } = options;
  const retryDelay = options.retryDelay ?? ((retry) => Math.min(100 * 2 ** (retry - 1), 10_000));
  const filters = mapping.filterPatterns.map(compileFilter);
  const reader = createStreamReader(options.endpoint, streamArn);
  const stopping = new AbortController();
  let waiters: Waiter[] = [];
  const lanes = createLanes(mapping.parallelization);
  let wakeUp = () => {};
  let awake = false;
  let rewind = false;
  let lastTrouble = '';

  // A checkpoint of another stream means that the table was made anew.
  const tag = `${streamArn} `;
  const save = (sequence: string) => options.checkpoint.save(tag + sequence);
  function seekCheckpoint(): void {
    const saved = options.checkpoint.load();
    reader.seek(saved?.startsWith(tag) ? saved.slice(tag.length) : undefined);
    lanes.clear();
  }

  const deliveryOf = (lane: Lane): Delivery => ({
    mapping,
    invoke: options.invoke,
    handled(record) {
      const upTo = lanes.handled(lane, record);
      if (upTo) save(upTo.dynamodb.SequenceNumber);
    },
    backOff: (retry) => pause(retryDelay(retry)),
    stopped: () => stopping.signal.aborted,
    now,
  });

  async function deliver(lane: Lane, hurry: boolean): Promise<void> {
    while (isDue(lane, hurry))
      await deliverBatch(takeBatch(lane.pending, mapping.batchSize), deliveryOf(lane));
  }

  /** The record as Lambda offers it, where the mapping's filters let it pass. */
  function wanted(record: EngineRecord): StreamRecord[] {
    const offered = toLambdaRecord(record, eventSourceArn);
    const passes = filters.length === 0 || filters.some((matches) => matches(offered));
    return passes && !changesNothing(record) ? [offered] : [];
  }

  async function round(hurry: boolean): Promise<{ complete: boolean; read: number }> {
    const before = reader.position();
    const { records, seen, complete } = await reader.read(wanted);
    for (const record of records) lanes.add(record);
    const ended = await Promise.allSettled(lanes.all.map((lane) => deliver(lane, hurry)));
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
    const position = reader.position();
    if (lanes.isEmpty() && position !== undefined && position !== before && !stopped())
      save(position);
    return { complete, read: seen };
  }

  const stopped = () => stopping.signal.aborted;

  function isDue({ pending, since }: Lane, hurry: boolean): boolean {
    if (pending.length === 0 || stopped()) return false;
    const waited = performance.now() - since;
    const windowOver = waited >= mapping.batchingWindowSeconds * 1000;
    return hurry || windowOver || pending.length >= mapping.batchSize;
  }

  async function run(): Promise<void> {
    seekCheckpoint();
    while (!stopped()) {
      awake = false;
      const waiting = waiters;
      waiters = [];
      if (rewind) {
        rewind = false;
        lanes.clear();
        reader.seek(undefined);
      }
      try {
        const { complete, read } = await round(waiting.length > 0);
        if (complete && !stopped()) for (const waiter of waiting) waiter.resolve();
        else waiters.unshift(...waiting);
        if (!complete) continue;
        if (read === 0 && lanes.isEmpty()) options.onIdle?.();
      } catch (error) {
        // The engine is away for a moment, or a place to write to is: once more from the checkpoint.
        warn(error);
        waiters.unshift(...waiting);
        seekCheckpoint();
        awake = false;
      }
      if (!awake) await pause(POLL_MS, true);
    }
    for (const { reject } of waiters) reject(new Error('The event source was stopped.'));
  }

  /** Once for each new trouble; an engine that restarts (`fetch failed`) is none. */
  function warn(error: unknown): void {
    const trouble = String(error);
    if (trouble !== lastTrouble && !trouble.includes('fetch failed'))
      process.emitWarning(`The stream of ${mapping.functionName} waits: ${trouble}`);
    lastTrouble = trouble;
  }

  async function pause(ms: number, untilWoken = false): Promise<void> {
    const waking = new AbortController();
    if (untilWoken) wakeUp = () => waking.abort();
    const signal = AbortSignal.any([stopping.signal, waking.signal]);
    await delay(ms, undefined, { signal }).catch(() => {});
  }

  function wake(): void {
    awake = true;
    wakeUp();
  }

  function drained(): Promise<void> {
    if (stopped()) return Promise.reject(new Error('The event source was stopped.'));
    return new Promise((resolve, reject) => {
      waiters.push({ resolve, reject });
      wake();
    });
  }

  const running = run();
  return {
    drained,
    wake,
    replay() {
      rewind = true;
      return drained();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Takes the records of the next invocation off the list: at most `batchSize`, at most 6 MB. */
function takeBatch(pending: StreamRecord[], batchSize: number): StreamRecord[] {
  let count = 0;
  let bytes = 0;
  for (const record of pending.slice(0, batchSize)) {
    bytes += JSON.stringify(record).length;
    if (count > 0 && bytes > BATCH_BYTES) break;
    count += 1;
  }
  return pending.splice(0, count);
}
