import { firstFailedItem } from './failed-items.ts';
import type { StreamRecord } from './stream-record.ts';

/** A record that was given up, with its payload. */
export type FailedRecord = {
  functionName: string;
  condition: 'RetryAttemptsExhausted' | 'RecordAgeExceeded';
  error: string;
  /** The number of times that the function saw the record in its last batch. */
  invocations: number;
  record: StreamRecord;
};

export type InvokeResult = { ok: true; payload: unknown } | { ok: false; error: string };

export type EventSourceMapping = {
  functionName: string;
  batchSize: number;
  /** The number of batches of the shard that are under way at once. */
  parallelization: number;
  /** Halves a failed batch, to close in on the record that fails. */
  bisect: boolean;
  /** -1: without end. */
  maxRetries: number;
  /** -1: without end. */
  maxRecordAgeSeconds: number;
  reportBatchItemFailures: boolean;
  /** JSON patterns of the mapping's `FilterCriteria`; a record passes if one of them matches. */
  filterPatterns: string[];
  batchingWindowSeconds: number;
  failureDestination?: (failed: FailedRecord) => void;
};

export type Delivery = {
  mapping: EventSourceMapping;
  invoke(functionName: string, event: { Records: StreamRecord[] }): Promise<InvokeResult>;
  /** Everything up to this record is handled. */
  handled(record: StreamRecord): void;
  /** Waits before the nth retry. */
  backOff(retry: number): Promise<void>;
  stopped(): boolean;
  /** Milliseconds since the epoch. */
  now(): number;
};

/**
 * Hands records to the function, in order, until each is either handled or given up.
 *
 * As Lambda does it: a failure tries the batch again from the lowest failed record; with `bisect` a
 * batch that fails at its start is halved, which is no retry; a batch that is out of retries, or a
 * record that is too old, goes to the failure destination and the stream moves on.
 */
export async function deliverBatch(batch: StreamRecord[], delivery: Delivery): Promise<void> {
  const { mapping, handled } = delivery;
  let rest = batch;
  let failures = 0;
  let error = '';
  while (!delivery.stopped()) {
    const fresh = rest.findIndex((record) => !isTooOld(record, delivery));
    const kept = fresh === -1 ? rest.length : fresh;
    giveUp(rest.slice(0, kept), 'RecordAgeExceeded', error, failures, delivery);
    rest = rest.slice(kept);
    const last = rest.at(-1);
    if (!last) return;

    const result = await attempt(rest, delivery);
    if (result.ok) return handled(last);
    ({ error } = result);
    const lastGood = rest[result.failedAt - 1];
    if (lastGood) {
      handled(lastGood);
      rest = rest.slice(result.failedAt);
      failures = 0;
      continue;
    }
    if (mapping.bisect && rest.length > 1) {
      const middle = Math.ceil(rest.length / 2);
      await deliverBatch(rest.slice(0, middle), delivery);
      return deliverBatch(rest.slice(middle), delivery);
    }
    failures += 1;
    if (mapping.maxRetries >= 0 && failures > mapping.maxRetries)
      return giveUp(rest, 'RetryAttemptsExhausted', error, failures, delivery);
    await delivery.backOff(failures);
  }
}

type Attempt = { ok: true } | { ok: false; failedAt: number; error: string };

async function attempt(records: StreamRecord[], delivery: Delivery): Promise<Attempt> {
  const { functionName, reportBatchItemFailures } = delivery.mapping;
  const result = await delivery
    .invoke(functionName, { Records: records })
    .catch((thrown: unknown): InvokeResult => ({ ok: false, error: String(thrown) }));
  if (!result.ok) return { ok: false, failedAt: 0, error: result.error };
  if (!reportBatchItemFailures) return { ok: true };
  const sequences = records.map((record) => record.dynamodb.SequenceNumber);
  const failedAt = firstFailedItem(result.payload, sequences);
  return failedAt === undefined
    ? { ok: true }
    : { ok: false, failedAt, error: 'The function reported batch item failures.' };
}

function isTooOld(record: StreamRecord, { mapping, now }: Delivery): boolean {
  if (mapping.maxRecordAgeSeconds < 0) return false;
  const ageSeconds = now() / 1000 - record.dynamodb.ApproximateCreationDateTime;
  return ageSeconds > mapping.maxRecordAgeSeconds;
}

function giveUp(
  records: StreamRecord[],
  condition: FailedRecord['condition'],
  error: string,
  invocations: number,
  { mapping, handled }: Delivery,
): void {
  for (const record of records) {
    mapping.failureDestination?.({
      functionName: mapping.functionName,
      condition,
      error,
      invocations,
      record,
    });
    handled(record);
  }
}
