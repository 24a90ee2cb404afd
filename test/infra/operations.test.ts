import { expect, test } from 'vitest';
import { platformApp } from '#lib/platform-app.ts';
import { plainStage, readable, resourcesOf, synthesize, theOnly } from './synthesize.ts';
import { functionNames } from './fixture-assets.ts';

const template = synthesize(plainStage('dev', { alarmMail: 'ops@example.org' }));

test('every log is kept for a while and no longer', () => {
  const logs = resourcesOf<{ RetentionInDays?: number }>(template, 'AWS::Logs::LogGroup');
  expect(logs.map(([, log]) => log.Properties.RetentionInDays)).toEqual(logs.map(() => 14));
});

test('every function writes into a log of the stack, is traced, and has its own limits', () => {
  type Fn = { LoggingConfig?: { LogGroup: unknown }; Timeout?: number; MemorySize?: number };
  const functions = resourcesOf<Fn>(template, 'AWS::Lambda::Function');
  expect(functions).toHaveLength(functionNames.length + 1);
  for (const [, { Properties }] of functions) {
    expect(readable(Properties.LoggingConfig?.LogGroup)).toMatch(/^{.*Log/);
    expect(Properties.Timeout).toBeGreaterThan(3);
    expect(Properties.MemorySize).toBeGreaterThan(128);
  }
});

test('our functions run Node 24 on ARM, answer within 10 s, work within 30 s, and keep two gigabytes or erase people within five minutes', () => {
  type Fn = { FunctionName?: string; Runtime: string; Architectures: string[]; Timeout: number };
  const ours = resourcesOf<Fn>(template, 'AWS::Lambda::Function')
    .map(([, fn]) => fn.Properties)
    .filter((fn) => fn.FunctionName);
  expect(ours).toHaveLength(functionNames.length);
  for (const fn of ours) {
    expect(fn).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
    const isLong = /-(media-finalizer|erasure)$/.test(fn.FunctionName ?? '');
    expect(isLong ? [300] : [10, 30]).toContain(fn.Timeout);
  }
});

test('every alarm says in a sentence what it means for people, and rings on the topic', () => {
  type Alarm = { AlarmDescription?: string; AlarmActions?: unknown[] };
  const alarms = resourcesOf<Alarm>(template, 'AWS::CloudWatch::Alarm');
  expect(alarms.length).toBeGreaterThanOrEqual(8);
  for (const [, alarm] of alarms) {
    expect(alarm.Properties.AlarmDescription).toMatch(/^[A-Z].{20,}\.$/);
    expect(alarm.Properties.AlarmActions).toHaveLength(1);
  }
  template.hasResourceProperties('AWS::SNS::Subscription', { Endpoint: 'ops@example.org' });
});

test('what alarms say is encrypted with a key that they may use', () => {
  type Topic = { KmsMasterKeyId: unknown };
  type Key = { EnableKeyRotation: boolean; KeyPolicy: { Statement: object[] } };
  const [[id, key] = ['', null]] = resourcesOf<Key>(template, 'AWS::KMS::Key');
  const topic = theOnly<Topic>(template, 'AWS::SNS::Topic').Properties;
  expect(readable(topic.KmsMasterKeyId)).toContain(id);
  expect(key?.Properties.EnableKeyRotation).toBe(true);
  for (const service of ['cloudwatch', 'budgets'])
    expect(key?.Properties.KeyPolicy.Statement).toContainEqual(
      expect.objectContaining({
        Effect: 'Allow',
        Principal: { Service: `${service}.amazonaws.com` },
        Action: ['kms:Decrypt', 'kms:GenerateDataKey*'],
      }),
    );
});

test('alarms watch at most the ten metrics that an account has for nothing', () => {
  type Alarm = { Metrics?: { MetricStat?: unknown }[] };
  const metrics = resourcesOf<Alarm>(template, 'AWS::CloudWatch::Alarm').flatMap(([, alarm]) =>
    (alarm.Properties.Metrics ?? [{ MetricStat: true }]).filter((it) => it.MetricStat),
  );
  expect(metrics.length).toBeLessThanOrEqual(10);
});

test('a budget tells before the money is gone', () => {
  type Budget = { NotificationsWithSubscribers: { Notification: { Threshold: number } }[] };
  const { NotificationsWithSubscribers } = theOnly<Budget>(
    template,
    'AWS::Budgets::Budget',
  ).Properties;
  expect(NotificationsWithSubscribers.map((it) => it.Notification.Threshold)).toEqual([
    50, 80, 100, 100,
  ]);
});

test('the page is filled with the settings of its stage, and old assets stay', () => {
  type Deployment = { Prune: boolean; SystemMetadata: Record<string, string>; SourceMarkers?: [] };
  const deployments = resourcesOf<Deployment>(template, 'Custom::CDKBucketDeployment').map(
    ([, it]) => it.Properties,
  );
  expect(deployments.map((it) => it.Prune)).toEqual([false, false]);
  expect(deployments.map((it) => it.SystemMetadata['cache-control'])).toEqual([
    'public, max-age=31536000, immutable',
    'no-cache',
  ]);
  expect(JSON.stringify(deployments[1]?.SourceMarkers)).toMatch(/IdentityPool.*IdentityClient/);
});

test('the addresses that people and tools need are outputs', () => {
  expect(
    Object.keys(template.findOutputs('*')).filter((name) => !/[0-9A-F]{8}$/.test(name)),
  ).toEqual([
    'SiteUrl',
    'UserPoolId',
    'UserPoolClientId',
    'IdentityDomain',
    'MediaBucket',
    'TableName',
  ]);
});

test('a missing build is one clear sentence', () => {
  expect(() => platformApp({ stage: 'local', assets: 'no-such-folder' })).toThrow(
    'The bundle of function "accounts" is missing in no-such-folder/functions/accounts: run npm run build.',
  );
});

test('an unknown stage is refused by name', () => {
  expect(() => platformApp({ stage: 'staging' })).toThrow(
    'There is no stage "staging": choose one of local, dev, prod.',
  );
});
