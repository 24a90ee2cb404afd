import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, test } from 'vitest';
import { keys, type Key } from '#functions/data/keys.ts';
import type { Item } from '#functions/data/table/table.ts';
import { compileFilter } from '#local/streams/compile-filter.ts';
import { eventFunctions } from '../world/event-functions.ts';
import { plainStage, readable, resourcesOf, synthesize, theOnly } from './synthesize.ts';

const template = synthesize(plainStage('dev'));

type Mapping = {
  FunctionName: unknown;
  FilterCriteria: { Filters: { Pattern: string }[] };
  ParallelizationFactor?: number;
};
type Permission = { FunctionName: unknown; Principal: string };
type Asking = { Environment?: { Variables: Record<string, unknown> } };
type Images = { before?: Item; after?: Item; forgotten?: boolean };

const mappings = resourcesOf<Mapping>(template, 'AWS::Lambda::EventSourceMapping').map(([, it]) => {
  const filters = it.Properties.FilterCriteria.Filters.map(({ Pattern }) => compileFilter(Pattern));
  const name = readable(it.Properties.FunctionName).replace(/[{}]|Function.*/g, '');
  return { name, mapping: it.Properties, filters };
});

/** The functions that a change of this item wakes, as the filters of the mappings say. */
function wokenBy(key: Key, { before, after, forgotten }: Images = {}): string[] {
  const record = {
    ...(forgotten && {
      eventName: 'REMOVE',
      userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
    }),
    dynamodb: {
      Keys: marshall(key),
      ...(before && { OldImage: marshall(before) }),
      ...(after && { NewImage: marshall(after) }),
    },
  };
  return mappings
    .filter(({ filters }) => filters.some((matches) => matches(record)))
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

test('no mapping has more filters than Lambda takes: a sixth would let everything pass', () => {
  for (const { filters } of mappings) expect(filters.length).toBeLessThanOrEqual(5);
});

test('a few batches run side by side, and what many people do has the wider lane', () => {
  expect(mappings.map(({ mapping }) => mapping.ParallelizationFactor)).toEqual([4, 2]);
});

test('a change wakes whom it concerns and nobody else', () => {
  expect(wokenBy(keys.profile('u'))).toEqual(['Projections', 'Effects']);
  expect(wokenBy(keys.recount('c'))).toEqual(['Projections']);
  expect(wokenBy(keys.teacherRequest('u'))).toEqual(['Effects']);
  expect(wokenBy(keys.contact('m'))).toEqual(['Effects']);
  expect(wokenBy(keys.courseMarker('c', 'u'))).toEqual(['Projections', 'Effects']);
  expect(wokenBy(keys.courseMarkers('c'))).toEqual([]);
  expect(wokenBy(keys.allocation('a'))).toEqual(['Projections']);
  expect(wokenBy(keys.toldMarker('u', 'c'))).toEqual([]);
  expect(wokenBy(keys.peerTask('u', 't'))).toEqual(['Effects']);
  expect(wokenBy(keys.toldReviewer('u', 'a', 't'), { forgotten: true })).toEqual(['Effects']);
  expect(wokenBy(keys.peerReview('u', 't'))).toEqual([]);
  expect(wokenBy(keys.notified('u', 'c'))).toEqual([]);
  expect(wokenBy(keys.membership('u', 'c', 's'))).toEqual(['Projections']);
  expect(wokenBy(keys.leftGroup('u', 'c', 's', 'g'))).toEqual(['Projections']);
  expect(wokenBy(keys.block('c', 'b'))).toEqual(['Effects']);
  expect(wokenBy(keys.module('c', 'm'))).toEqual(['Effects']);
  expect(wokenBy(keys.courseCopy('c'))).toEqual(['Effects']);
  expect(wokenBy(keys.blockContent('b'))).toEqual([]);
  expect(wokenBy(keys.blockVersion('b', 1))).toEqual([]);
  expect(wokenBy(keys.course('c'))).toEqual(['Effects']);
  expect(wokenBy(keys.media('m'))).toEqual(['Effects']);
  expect(wokenBy(keys.storedFileHolder('m', 'n'))).toEqual([]);
  expect(wokenBy(keys.invitation('h', 'c'))).toEqual(['Effects']);
  expect(wokenBy(keys.noInvitationMail('h'))).toEqual([]);
  expect(wokenBy(keys.enrollmentKey('c'))).toEqual([]);
  expect(wokenBy(keys.learner('c', 'u'))).toEqual([]);
  expect(wokenBy(keys.waiting('c', 's', 'u'))).toEqual([]);
  expect(wokenBy(keys.courseCode('C'))).toEqual([]);
  expect(wokenBy(keys.stats('c'))).toEqual([]);
  expect(wokenBy(keys.rosterMark('c', 'u'))).toEqual([]);
  expect(wokenBy(keys.progress('u', 'c', 'b'))).toEqual([]);
  expect(wokenBy(keys.blockStates('u', 'c'))).toEqual([]);
  expect(wokenBy(keys.keptOutline('c'))).toEqual([]);
  expect(wokenBy(keys.invitationList('h'))).toEqual([]);
  expect(wokenBy(keys.attempts('u', 'c', 'q'))).toEqual(['Projections']);
  expect(wokenBy(keys.attempt('u', 'c', 'q', 'a'))).toEqual([]);
  expect(wokenBy(keys.attemptAnswer('u', 'c', 'q', 'a', 's'))).toEqual([]);
  expect(wokenBy(keys.attemptRow('q', 'ALL', 'a'))).toEqual([]);
  expect(wokenBy(keys.quizSums('q'))).toEqual([]);
  expect(wokenBy(keys.questionFigures('q', 'w'))).toEqual([]);
  expect(wokenBy(keys.figureMark('q', 'u', 0))).toEqual([]);
  expect(wokenBy(keys.mark('u', 'c', 'q'))).toEqual(['Projections']);
  expect(wokenBy(keys.totalOverride('u', 'c'))).toEqual(['Projections']);
  expect(wokenBy(keys.gradingScheme('c'))).toEqual(['Effects']);
  expect(wokenBy(keys.gradeItem('c', 'i'))).toEqual(['Effects']);
  expect(wokenBy(keys.keptGrading('c'))).toEqual(['Projections']);
  expect(wokenBy(keys.bookTelling('c', 2))).toEqual(['Projections']);
  expect(wokenBy(keys.lateRework('a'))).toEqual(['Projections']);
  expect(wokenBy(keys.courseLateRework('c'))).toEqual(['Projections']);
  for (const key of [
    keys.totalChange('u', 'c', 1),
    keys.gradeRow('c', 'u'),
    keys.gradeOrder('c', 'TOTAL', '-', 'u'),
    keys.gradeColumn('c', 'i'),
  ])
    expect(wokenBy(key)).toEqual([]);
  expect(wokenBy(keys.markChange('u', 'c', 'q', 1))).toEqual([]);
  expect(wokenBy(keys.markNews('u'))).toEqual([]);
  expect(wokenBy(keys.regrade('q', 'r'))).toEqual(['Projections']);
  expect(wokenBy(keys.note('u', 'c', 'n'))).toEqual([]);
  expect(wokenBy(keys.idempotency('s', 'h'))).toEqual([]);
  expect(wokenBy(keys.attemptDue('u', 'c', 'q', 'a'))).toEqual([]);
  expect(wokenBy(keys.attemptDue('u', 'c', 'q', 'a'), { forgotten: true })).toEqual([
    'Projections',
  ]);
  expect(wokenBy(keys.passDue('u', 'c', 'b'))).toEqual([]);
  expect(wokenBy(keys.passDue('u', 'c', 'b'), { forgotten: true })).toEqual(['Projections']);
  expect(wokenBy(keys.completionDue('u', 'c'))).toEqual([]);
  expect(wokenBy(keys.completionDue('u', 'c'), { forgotten: true })).toEqual(['Projections']);
});

/** The fate of a single event that a function could not digest. */
const handedOn = (name: string) =>
  resourcesOf(template, 'AWS::Lambda::EventInvokeConfig').find(([id]) => id.startsWith(name))?.[1]
    .Properties;
const toTheQueue = {
  MaximumRetryAttempts: 2,
  DestinationConfig: { OnFailure: { Destination: expect.anything() } },
};

test('what is counted as work behind the answers is that of every function with the table that no route reaches', () => {
  const functions = resourcesOf<Asking>(template, 'AWS::Lambda::Function')
    .filter(([, { Properties }]) => Properties.Environment?.Variables['TABLE_NAME'] !== undefined)
    .map(([id]) => id);
  const reached = resourcesOf<Permission>(template, 'AWS::Lambda::Permission')
    .filter(([, { Properties }]) => Properties.Principal === 'apigateway.amazonaws.com')
    .map(([, { Properties }]) => readable(Properties.FunctionName));
  const others = functions.filter((id) => reached.every((name) => !name.includes(id)));
  expect(others.map((id) => id.replace(/Function.*/, '')).toSorted()).toEqual(
    eventFunctions.toSorted(),
  );
});

test('case 109: the clock wakes the erasure each hour, and a run that fails is seen', () => {
  expect(theOnly(template, 'AWS::Events::Rule').Properties).toMatchObject({
    ScheduleExpression: 'rate(1 hour)',
    State: 'ENABLED',
    Targets: [{ Arn: { 'Fn::GetAtt': [expect.stringContaining('Erasure'), 'Arn'] } }],
  });
  expect(handedOn('Erasure')).toMatchObject(toTheQueue);
});

test('of what many people do at once, the short lane gets only what it acts on', () => {
  const enrollment = keys.enrollment('u', 'c');
  const [active, waiting] = [{ state: 'active' }, { state: 'waiting' }];
  expect(wokenBy(enrollment, { after: active })).toEqual(['Projections']);
  expect(wokenBy(enrollment, { before: active, after: active })).toEqual(['Projections']);
  expect(wokenBy(enrollment, { before: { state: 'requested' }, after: active })).toEqual([
    'Projections',
    'Effects',
  ]);
  expect(wokenBy(enrollment, { before: waiting, after: active })).toEqual([
    'Projections',
    'Effects',
  ]);
  const seats = keys.seats('c');
  expect(wokenBy(seats, { before: { taken: 1 }, after: { taken: 2 } })).toEqual([]);
  expect(wokenBy(seats, { after: { taken: 2, waiting: 0 } })).toEqual([]);
  expect(wokenBy(seats, { after: { taken: 2, waiting: 1 } })).toEqual(['Effects']);
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
  expect(handedOn('MediaFinalizer')).toMatchObject(toTheQueue);
});
