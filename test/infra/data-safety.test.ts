import { Match, type Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { plainStage, resourcesOf, synthesize, theOnly } from './synthesize.ts';

const prod = synthesize(plainStage('prod'));
const stateful = [
  'AWS::DynamoDB::GlobalTable',
  'AWS::Cognito::UserPool',
  'AWS::S3::Bucket',
] as const;

test('the table has its keys, one index, a stream, expiry, and two ways back from a mistake', () => {
  expect(theOnly(prod, 'AWS::DynamoDB::GlobalTable').Properties).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    GlobalSecondaryIndexes: [{ IndexName: 'gsi1', Projection: { ProjectionType: 'ALL' } }],
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
    TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    Replicas: [
      {
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      },
    ],
  });
});

const policiesOf = (template: Template, type: string) =>
  new Set(
    resourcesOf(template, type).map(
      ([, { DeletionPolicy, UpdateReplacePolicy }]) => `${DeletionPolicy} ${UpdateReplacePolicy}`,
    ),
  );

test.each(stateful)(
  'prod keeps every %s when it leaves the stack, but none of a first deployment that failed',
  (type) => {
    expect(policiesOf(prod, type)).toEqual(new Set(['RetainExceptOnCreate Retain']));
  },
);

test.each(stateful)('dev lets every %s go, and nothing holds it', (type) => {
  const dev = synthesize(plainStage('dev'));
  expect(policiesOf(dev, type)).toEqual(new Set(['Delete Delete']));
  for (const [, { Properties }] of resourcesOf(dev, type))
    expect(JSON.stringify(Properties)).not.toMatch(
      /"DeletionProtection(Enabled)?":(true|"ACTIVE")/,
    );
});

test('whatever has a name of its own is gone after a first deployment that failed', () => {
  for (const stage of ['dev', 'prod'] as const) {
    const { Resources } = synthesize(plainStage(stage)).toJSON() as {
      Resources: Record<string, { DeletionPolicy?: string }>;
    };
    for (const [id, { DeletionPolicy = 'Delete' }] of Object.entries(Resources))
      expect([id, DeletionPolicy]).toEqual([
        id,
        expect.stringMatching(/^(Delete|RetainExceptOnCreate)$/),
      ]);
  }
});

test('the people of prod cannot be deleted by accident', () => {
  expect(theOnly(prod, 'AWS::Cognito::UserPool').Properties).toMatchObject({
    DeletionProtection: 'ACTIVE',
  });
});

test.each([
  [{ removal: 'destroy' }, 'removal is "destroy"'],
  [{ deletionProtection: false }, 'deletion protection is off'],
  [{ pointInTimeRecovery: false }, 'point-in-time recovery is off'],
] as const)('prod refuses %j', (change, fault) => {
  expect(() => synthesize(plainStage('prod', change))).toThrow(
    `Stage prod must keep its data, but ${fault}.`,
  );
});

test('buckets are closed to the public, encrypted and reached over TLS only', () => {
  const buckets = resourcesOf<Record<string, unknown>>(prod, 'AWS::S3::Bucket');
  expect(buckets).toHaveLength(4);
  for (const [id, bucket] of buckets) {
    expect(bucket.Properties).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
    prod.hasResourceProperties('AWS::S3::BucketPolicy', {
      Bucket: { Ref: id },
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Deny',
            Condition: { Bool: { 'aws:SecureTransport': 'false' } },
          }),
        ]),
      },
    });
  }
});

test('an upload that nobody finished is gone after a day', () => {
  type Bucket = { LifecycleConfiguration: { Rules: { Prefix?: string }[] } };
  const rules = resourcesOf<Bucket>(prod, 'AWS::S3::Bucket').flatMap(
    ([, bucket]) => bucket.Properties.LifecycleConfiguration.Rules,
  );
  expect(rules.filter(({ Prefix }) => Prefix === 'incoming/')).toMatchObject([
    { ExpirationInDays: 1, NoncurrentVersionExpiration: { NoncurrentDays: 1 } },
  ]);
  expect(rules).toContainEqual({
    AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
    Status: 'Enabled',
  });
});
