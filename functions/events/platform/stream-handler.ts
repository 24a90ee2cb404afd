import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { Key } from '#functions/data/keys.ts';
import type { Item } from '#functions/data/table.ts';
import { unmarshallItem } from '#functions/data/unmarshall-item.ts';
import { logger } from '#functions/platform/logger.ts';

/** One change of one item: created where there is no `before`, removed where there is no `after`. */
export type StreamRecord = {
  key: Key;
  before: Item | undefined;
  after: Item | undefined;
  /** The stream's own number of the change; rises within a shard. */
  sequence: string;
};

/** The record that a consumer could not digest, and why. */
type Failure = { record: StreamRecord; error: unknown };

/** One of those that a function keeps up to date: takes the records of a batch, and says where it stopped. */
export type Consumer = (records: StreamRecord[]) => Promise<Failure | null>;

/** The types of the event and of the SDK describe the same JSON (binary values aside, of which there are none). */
const plain = (image: object | undefined): Item | undefined =>
  image && unmarshallItem(image as Record<string, AttributeValue>);

function parseRecord({ dynamodb }: DynamoDBRecord): StreamRecord {
  return {
    key: plain(dynamodb?.Keys) as Key,
    before: plain(dynamodb?.OldImage),
    after: plain(dynamodb?.NewImage),
    sequence: dynamodb?.SequenceNumber ?? '',
  };
}

/**
 * Takes records in order, since the order of one item's changes matters; the first that fails ends
 * the batch. `digest` must bear the same record more than once.
 */
export const oneByOne =
  (digest: (record: StreamRecord) => Promise<void>): Consumer =>
  async (records) => {
    for (const record of records) {
      try {
        await digest(record);
      } catch (error) {
        return { record, error };
      }
    }
    return null;
  };

/**
 * Takes a batch at once, because one write can hold all of its changes. Where that fails, the records
 * are taken one by one: those before the one at fault are in, and it is named.
 */
export const atOnce =
  (digest: (records: StreamRecord[]) => Promise<void>): Consumer =>
  async (records) => {
    try {
      await digest(records);
      return null;
    } catch {
      return oneByOne((record) => digest([record]))(records);
    }
  };

/** The key of the item may name a person; the sequence number finds the record again. */
function logFailure({ record, error }: Failure): void {
  logger.error('A stream record was not digested', {
    sequence: record.sequence,
    change: record.after ? (record.before ? 'MODIFY' : 'INSERT') : 'REMOVE',
    error: error instanceof Error ? error : undefined,
  });
}

/**
 * The Lambda handler of a table stream. Each consumer takes the whole batch, however the others fare:
 * a record that one of them cannot digest holds up nobody else. The batch comes again from the
 * earliest failure on; what was taken in already changes nothing.
 */
export function streamHandler(...consumers: Consumer[]) {
  return async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const records = event.Records.map(parseRecord);
    const answers = await Promise.all(consumers.map((consumer) => consumer(records)));
    const failures = answers.filter((failure) => failure !== null);
    failures.forEach(logFailure);
    const first = records.find((one) => failures.some(({ record }) => record === one));
    return { batchItemFailures: first ? [{ itemIdentifier: first.sequence }] : [] };
  };
}
