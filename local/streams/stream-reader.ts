import { callStreams } from '#local/dynamodb/engine-call.ts';
import type { EngineRecord } from './stream-record.ts';

type Page = { Records: EngineRecord[]; NextShardIterator?: string };

/** The number of records that are taken into memory at once, and of how many they are chosen. */
const CAPACITY = 2000;
const LOOKED_AT = 10_000;

export type StreamReader = {
  /**
   * The result of `take` for the records behind the position, which moves on; nothing else stays in memory.
   * @returns `seen`: how many there were; `complete: false` when there is more than one round takes
   */
  read<T>(take: (record: EngineRecord) => T[]): Promise<{
    records: T[];
    seen: number;
    complete: boolean;
  }>;
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
    async read<T>(take: (record: EngineRecord) => T[]) {
      const records: T[] = [];
      let seen = 0;
      while (records.length < CAPACITY && seen < LOOKED_AT) {
        // Forgotten while the call is under way: after a failure a new one is made from the position.
        const current = iterator ?? (await findIterator());
        iterator = undefined;
        const page = await callStreams<Page>(endpoint, 'GetRecords', { ShardIterator: current });
        iterator = page.NextShardIterator;
        const last = page.Records.at(-1);
        if (!last) return { records, seen, complete: true };
        position = last.dynamodb.SequenceNumber;
        seen += page.Records.length;
        for (const record of page.Records) records.push(...take(record));
      }
      return { records, seen, complete: false };
    },
    position: () => position,
    seek(to) {
      position = to;
      iterator = undefined;
    },
  };
}
