import { callStreams } from '#local/dynamodb/engine-call.ts';
import type { EngineRecord } from './stream-record.ts';

type Page = { Records: EngineRecord[]; NextShardIterator?: string };

/** How many records are taken into memory at once. */
const CAPACITY = 10_000;

export type StreamReader = {
  /**
   * Everything that is in the stream behind the position, which moves on.
   * @returns `complete: false` when there is more than one round takes
   */
  read(): Promise<{ records: EngineRecord[]; complete: boolean }>;
  /** Sequence number of the last record read; undefined at the start of the stream. */
  position(): string | undefined;
  seek(position: string | undefined): void;
};

/** Reads a stream of one shard, which is what the embedded engine makes. */
export function createStreamReader(endpoint: string, StreamArn: string): StreamReader {
  let position: string | undefined;
  let iterator: string | undefined;

  async function findIterator(): Promise<string> {
    const { StreamDescription } = await callStreams<{
      StreamDescription: { Shards: { ShardId: string }[] };
    }>(endpoint, 'DescribeStream', { StreamArn });
    const [shard, ...others] = StreamDescription.Shards;
    if (!shard || others.length > 0)
      throw new Error(`The stream ${StreamArn} has not one shard but ${others.length + 1}.`);
    const { ShardIterator } = await callStreams<{ ShardIterator: string }>(
      endpoint,
      'GetShardIterator',
      {
        StreamArn,
        ShardId: shard.ShardId,
        ...(position === undefined
          ? { ShardIteratorType: 'TRIM_HORIZON' }
          : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: position }),
      },
    );
    return ShardIterator;
  }

  return {
    async read() {
      const records: EngineRecord[] = [];
      while (records.length < CAPACITY) {
        // Forgotten while the call is under way: after a failure a new one is made from the position.
        const current = iterator ?? (await findIterator());
        iterator = undefined;
        const page = await callStreams<Page>(endpoint, 'GetRecords', { ShardIterator: current });
        iterator = page.NextShardIterator;
        const last = page.Records.at(-1);
        if (!last) return { records, complete: true };
        position = last.dynamodb.SequenceNumber;
        for (const record of page.Records) records.push(record);
      }
      return { records, complete: false };
    },
    position: () => position,
    seek(to) {
      position = to;
      iterator = undefined;
    },
  };
}
