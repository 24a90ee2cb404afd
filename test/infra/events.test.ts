import { expect, test } from 'vitest';
import { keys } from '#functions/data/keys.ts';
import { plainStage, readable, resourcesOf, synthesize, theOnly } from './synthesize.ts';

const template = synthesize(plainStage('dev'));

type Mapping = {
  FunctionName: unknown;
  FilterCriteria: { Filters: { Pattern: string }[] };
};
type Key = 'pk' | 'sk';
type Pattern = { dynamodb: { Keys: Partial<Record<Key, { S: { prefix: string }[] }>> } };

const mappings = resourcesOf<Mapping>(template, 'AWS::Lambda::EventSourceMapping').map(([, it]) => {
  const patterns = it.Properties.FilterCriteria.Filters.map((one): Pattern =>
    JSON.parse(one.Pattern),
  );
  const name = readable(it.Properties.FunctionName).replace(/[{}]|Function.*/g, '');
  return { name, mapping: it.Properties, wanted: patterns.map(({ dynamodb }) => dynamodb.Keys) };
});

function wokenBy(record: Record<Key, string>): string[] {
  return mappings
    .filter((it) =>
      it.wanted.some((wanted) =>
        (['pk', 'sk'] as const).every(
          (key) => wanted[key]?.S.some(({ prefix }) => record[key].startsWith(prefix)) ?? true,
        ),
      ),
    )
    .map(({ name }) => name);
}

test('the table’s stream has two readers, as many as a shard should have', () => {
  expect(mappings.map(({ name }) => name)).toEqual(['Projections', 'Effects']);
});

test('case 94: a poison record is halved out, tried a bounded number of times, and kept', () => {
  for (const { mapping } of mappings) {
    expect(mapping).toMatchObject({
      BisectBatchOnFunctionError: true,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      MaximumRetryAttempts: 5,
      MaximumRecordAgeInSeconds: 43200,
      StartingPosition: 'TRIM_HORIZON',
      DestinationConfig: { OnFailure: { Destination: expect.anything() } },
    });
  }
  template.hasResourceProperties('AWS::SQS::Queue', {
    MessageRetentionPeriod: 14 * 24 * 3600,
    SqsManagedSseEnabled: true,
  });
});

test('a change wakes whom it concerns and nobody else', () => {
  expect(wokenBy(keys.profile('u'))).toEqual(['Projections', 'Effects']);
  expect(wokenBy(keys.contact('m'))).toEqual(['Effects']);
  expect(wokenBy(keys.enrollment('u', 'c'))).toEqual(['Projections', 'Effects']);
  expect(wokenBy(keys.told('u', 'c'))).toEqual([]);
  expect(wokenBy(keys.block('c', 'b'))).toEqual(['Projections']);
  expect(wokenBy(keys.module('c', 'm'))).toEqual(['Projections']);
  expect(wokenBy(keys.courseCopy('c'))).toEqual(['Projections']);
  expect(wokenBy(keys.blockContent('b'))).toEqual([]);
  expect(wokenBy(keys.blockVersion('b', 1))).toEqual([]);
  expect(wokenBy(keys.course('c'))).toEqual(['Projections', 'Effects']);
  expect(wokenBy(keys.seats('c'))).toEqual(['Effects']);
  expect(wokenBy(keys.invitation('h', 'c'))).toEqual(['Effects']);
  expect(wokenBy(keys.enrollmentKey('c'))).toEqual([]);
  expect(wokenBy(keys.waiting('c', 's', 'u'))).toEqual([]);
  expect(wokenBy(keys.courseCode('C'))).toEqual([]);
  expect(wokenBy(keys.stats('c'))).toEqual([]);
  expect(wokenBy(keys.rosterMark('c', 'u'))).toEqual([]);
  expect(wokenBy(keys.progress('u', 'c', 'b'))).toEqual([]);
  expect(wokenBy(keys.note('u', 'c', 'n'))).toEqual([]);
  expect(wokenBy(keys.idempotency('h'))).toEqual([]);
});

test('an upload wakes the finalizer, and one that it cannot digest goes to the failure queue', () => {
  template.hasResourceProperties('AWS::S3::Bucket', {
    NotificationConfiguration: {
      LambdaConfigurations: [
        {
          Event: 's3:ObjectCreated:*',
          Filter: { S3Key: { Rules: [{ Name: 'prefix', Value: 'incoming/' }] } },
        },
      ],
    },
  });
  expect(theOnly(template, 'AWS::Lambda::EventInvokeConfig').Properties).toMatchObject({
    FunctionName: { Ref: expect.stringContaining('MediaFinalizer') },
    MaximumRetryAttempts: 2,
    DestinationConfig: { OnFailure: { Destination: expect.anything() } },
  });
});
