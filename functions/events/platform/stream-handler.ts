import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { Key } from '#functions/data/keys.ts';
import type { Item } from '#functions/data/table/table.ts';
import { unmarshallItem } from '#functions/data/table/unmarshall-item.ts';
import { logger } from '#functions/platform/logger.ts';
import type { StreamRecord } from './stream-record.ts';
import { createTakenIn } from './taken-in.ts';

/** The record that a consumer could not digest, and why. */
type Failure = { record: StreamRecord; error: unknown };

type Take = (records: StreamRecord[]) => Promise<Failure | null>;

/** One of those that a function keeps up to date. */
export type Consumer = {
  /** The entities whose changes it wants: no other record reaches it. */
  wants: ReadonlySet<unknown>;
  /** Takes the records of a batch, in order, and says where it stopped. */
  take: Take;
};

/** The types of the event and of the SDK describe the same JSON, but for bytes: an event has them in Base64. */
const plain = (image: object | undefined): Item | undefined =>
  image && unmarshallItem(image as Record<string, AttributeValue>);

function parseRecord({ dynamodb, eventID }: DynamoDBRecord): StreamRecord {
  return {
    key: plain(dynamodb?.Keys) as Key,
    before: plain(dynamodb?.OldImage),
    after: plain(dynamodb?.NewImage),
    sequence: dynamodb?.SequenceNumber ?? '',
    eventId: eventID,
  };
}

const inTurn =
  (digest: (record: StreamRecord) => Promise<void>): Take =>
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
 * Takes the records of some entities in order, since the order of one item's changes matters; the first
 * that fails ends the batch. `digest` must bear the same record more than once.
 */
export const oneByOne = (
  wants: string[],
  digest: (record: StreamRecord) => Promise<void>,
): Consumer => ({ wants: new Set(wants), take: inTurn(digest) });

/**
 * Takes what a batch brings of some entities at once, because one write can hold all of its changes. Where that
 * fails, the records are taken one by one: those before the one at fault are in, and it is named.
 */
export const atOnce = (
  wants: string[],
  digest: (records: StreamRecord[]) => Promise<void>,
): Consumer => ({
  wants: new Set(wants),
  take: async (records) => {
    try {
      await digest(records);
      return null;
    } catch {
      return inTurn((record) => digest([record]))(records);
    }
  },
});

/** The key of the item may name a person; the sequence number finds the record again. */
function logFailure({ record, error }: Failure): void {
  logger.error('A stream record was not digested', {
    sequence: record.sequence,
    change: record.after ? (record.before ? 'MODIFY' : 'INSERT') : 'REMOVE',
    error: error instanceof Error ? error : undefined,
  });
}

/**
 * The Lambda handler of a table stream. Each consumer takes what it wants of the batch, however the others
 * fare: a record that one of them cannot digest holds up nobody else. The batch comes again from the
 * earliest failure on, and then only those take a record who have not taken it in.
 */
export function streamHandler(...consumers: Consumer[]) {
  const takenIn = consumers.map(() => createTakenIn());
  return async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const records = event.Records.map(parseRecord);
    const answers = await Promise.all(
      consumers.map(async ({ wants, take }, at) => {
        const wanted = records.filter(
          (record) =>
            wants.has((record.after ?? record.before)?.entity) && !takenIn[at]?.has(record),
        );
        const failure = wanted.length === 0 ? null : await take(wanted);
        const taken = failure ? wanted.slice(0, wanted.indexOf(failure.record)) : wanted;
        return { failure, taken };
      }),
    );
    const failures = answers.flatMap(({ failure }) => failure ?? []);
    failures.forEach(logFailure);
    const first = records.find((one) => failures.some(({ record }) => record === one));
    answers.forEach(({ taken }, at) => {
      if (first) takenIn[at]?.add(taken);
      else takenIn[at]?.forget(records);
    });
    return { batchItemFailures: first ? [{ itemIdentifier: first.sequence }] : [] };
  };
}
