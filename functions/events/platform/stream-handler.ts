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
 * The Lambda handler of a table stream. Records are taken in order, since the order of one item's
 * changes matters, and the first that fails ends the batch: it and what follows come again. So
 * `digest` must bear the same record more than once.
 */
export function streamHandler(digest: (record: StreamRecord) => Promise<void>) {
  return async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    for (const record of event.Records) {
      const sequence = record.dynamodb?.SequenceNumber ?? '';
      try {
        await digest(parseRecord(record));
      } catch (error) {
        // The key of the item may name a person; the sequence number finds the record again.
        logger.error('A stream record was not digested', {
          sequence,
          change: record.eventName,
          error: error instanceof Error ? error : undefined,
        });
        return { batchItemFailures: [{ itemIdentifier: sequence }] };
      }
    }
    return { batchItemFailures: [] };
  };
}

/**
 * The Lambda handler of a table stream that takes a batch at once, because one write can hold all of
 * its changes. What `digest` throws fails the batch as a whole: the event source halves it until the
 * record at fault stands alone.
 */
export function streamBatchHandler(digest: (records: StreamRecord[]) => Promise<void>) {
  return async (event: DynamoDBStreamEvent): Promise<void> =>
    digest(event.Records.map(parseRecord));
}
