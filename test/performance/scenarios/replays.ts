import type { DynamoDBRecord } from 'aws-lambda';
import { streamHandler } from '#functions/events/platform/stream-handler.ts';
import { derivedFromCourses } from '#functions/events/effects/derived-from-courses.ts';
import { derivedFromAttempts } from '#functions/events/projections/derived-from-attempts.ts';
import { derivedFromMarks } from '#functions/events/projections/derived-from-marks.ts';
import { derivedFromPeople } from '#functions/events/projections/derived-from-people.ts';
import { derivedFromQuestions } from '#functions/events/projections/derived-from-questions.ts';
import { derivedFromSubmissions } from '#functions/events/projections/derived-from-submissions.ts';
import { createStreamReader } from '#local/streams/stream-reader.ts';
import { toLambdaRecord } from '#local/streams/stream-record.ts';
import type { Runtime } from '#local/runtime.ts';
import { rebuild } from '../../../scripts/rebuild.ts';
import { derivedHash, liveSnapshot, memoryStore } from '../derived.ts';
import { allItems, openEmptyTable, specOf } from '../platform.ts';
import type { Outcome, Stage } from '../scenario.ts';

const batchSize = 100;

/** Every record that the table's stream still holds, as Lambda hands them out. */
async function recordsOf(runtime: Runtime): Promise<DynamoDBRecord[]> {
  const streamArn = runtime.dynamodb.streamArn(specOf(runtime).name);
  const reader = createStreamReader(runtime.dynamodb.endpoint, streamArn);
  const records: DynamoDBRecord[] = [];
  for (;;) {
    const page = await reader.read((record) => [toLambdaRecord(record, streamArn)]);
    for (const record of page.records) records.push(record as unknown as DynamoDBRecord);
    if (page.complete) return records;
  }
}

const isCounted = ({ dynamodb }: DynamoDBRecord) =>
  /^(ENROLLMENT#|OUTLINE#|COURSE$|COURSE#|PROFILE$|ATTEMPTS#|SUBMISSIONS#|MARK#|TOTAL#|SCHEME$|ITEM#|QUESTION$)/.test(
    dynamodb?.Keys?.['sk']?.S ?? '',
  );

/**
 * Case 93: the records of all that has happened on the platform are handed out in disorder, with every
 * one twice and some more often, to two consumers at once; then all items are replayed into nothing. Live, disordered
 * and rebuilt come to the same.
 * @param size.records the newest so many of the stream; all that are left out are not handed out at all
 */
export async function playReplays(
  { platform, random }: Stage,
  size: { records: number },
): Promise<Outcome> {
  const { runtime, table } = platform;
  await runtime.drained();
  const items = await allItems(table);
  const live = derivedHash(items, await liveSnapshot(runtime));

  const wanted = (await recordsOf(runtime)).filter(isCounted);
  const records = wanted.slice(-size.records);
  // Whoever hands out a part has the rest from the replay that came before.
  const whole = records.length === wanted.length;
  const again = records.filter(() => random.next() < 0.2);
  const disorder = random.shuffle([...records, ...records, ...again]);

  const one = await openEmptyTable(specOf(runtime));
  const store = memoryStore();
  if (!whole) await rebuild([items], one.table, store, table);
  const deps = { table: one.table, truth: table, store };
  const project = streamHandler(
    ...derivedFromPeople(deps),
    ...derivedFromQuestions(deps),
    ...derivedFromAttempts(deps),
    ...derivedFromMarks(deps),
    ...derivedFromSubmissions(deps),
    ...derivedFromCourses(deps),
  );
  let refused = 0;
  const batches: DynamoDBRecord[][] = [];
  for (let at = 0; at < disorder.length; at += batchSize)
    batches.push(disorder.slice(at, at + batchSize));
  const consume = async (mine: DynamoDBRecord[][]) => {
    for (const Records of mine) {
      const { batchItemFailures } = await project({ Records });
      refused += batchItemFailures.length;
    }
  };
  await Promise.all([
    consume(batches.filter((_, at) => at % 2 === 0)),
    consume(batches.filter((_, at) => at % 2 === 1)),
  ]);
  const disordered = derivedHash(await allItems(one.table), store.snapshot());
  await one.stop();

  const other = await openEmptyTable(specOf(runtime));
  const fresh = memoryStore();
  await rebuild([items], other.table, fresh, table);
  const rebuilt = derivedHash(await allItems(other.table), fresh.snapshot());
  await other.stop();

  const faults: string[] = [];
  if (refused > 0) faults.push(`${refused} batches were refused`);
  if (disordered !== live)
    faults.push('Duplicates and disorder came to something else than the live platform');
  if (rebuilt !== live) faults.push('A rebuild came to something else than the live platform');
  return {
    facts: {
      records: records.length,
      'handed out': disorder.length,
      items: items.length,
      hash: live.slice(0, 12),
    },
    faults,
  };
}
