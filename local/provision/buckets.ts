import type { Localize } from '../addresses.ts';
import type { Bucket, BucketNotification, LifecycleRule } from '../s3/s3-call.ts';
import type { CorsRule } from '../s3/cors.ts';
import type { S3Event } from '../s3/s3-event.ts';
import type { Stack } from '../template/resolve-template.ts';
import { type Properties, type Resource, TemplateError } from '../template/template.ts';
import { part, records, text, texts } from '../template/read-properties.ts';

/** Hands an event to a function, as S3 does it. */
export type Notify = (functionArn: string, bucketArn: string, event: S3Event) => Promise<void>;

function readCors(properties: Properties): CorsRule[] {
  return records(part(properties['CorsConfiguration'], 'CorsRules')).map((rule) => ({
    allowedOrigins: texts(rule['AllowedOrigins']),
    allowedMethods: texts(rule['AllowedMethods']),
    allowedHeaders: texts(rule['AllowedHeaders']),
    exposedHeaders: texts(rule['ExposedHeaders']),
    ...(rule['MaxAge'] !== undefined && { maxAgeSeconds: Number(rule['MaxAge']) }),
  }));
}

function readLifecycle(properties: Properties): LifecycleRule[] {
  return records(part(properties['LifecycleConfiguration'], 'Rules'))
    .filter(({ Status }) => Status === 'Enabled')
    .map((rule) => {
      const abort = part(rule['AbortIncompleteMultipartUpload'], 'DaysAfterInitiation');
      return {
        ...(rule['Prefix'] !== undefined && { prefix: text(rule['Prefix']) }),
        ...(rule['ExpirationInDays'] !== undefined && {
          expireAfterDays: Number(rule['ExpirationInDays']),
        }),
        ...(abort !== undefined && { abortUploadsAfterDays: Number(abort) }),
      };
    });
}

/** Each function that a bucket wakes, told on the bucket itself or by CDK's custom resource. */
function wakeUps(stack: Stack, bucket: Resource) {
  const own = bucket.properties['NotificationConfiguration'];
  const onBucket = records(part(own, 'LambdaConfigurations')).map((each) => ({
    functionArn: text(each['Function']),
    events: [text(each['Event'])],
    rules: records(part(part(each['Filter'], 'S3Key'), 'Rules')),
  }));
  const byCustomResource = stack
    .ofType('Custom::S3BucketNotifications')
    .filter(({ properties }) => properties['BucketName'] === bucket.ref)
    .flatMap(({ properties }) =>
      records(part(properties['NotificationConfiguration'], 'LambdaFunctionConfigurations')),
    )
    .map((each) => ({
      functionArn: text(each['LambdaFunctionArn']),
      events: texts(each['Events']),
      rules: records(part(part(each['Filter'], 'Key'), 'FilterRules')),
    }));
  return [...onBucket, ...byCustomResource];
}

function readNotifications(stack: Stack, bucket: Resource, notify: Notify): BucketNotification[] {
  return wakeUps(stack, bucket).map(({ functionArn, events, rules }) => {
    const other = events.find((event) => !event.startsWith('s3:ObjectCreated:'));
    if (other) throw new TemplateError(`Bucket ${bucket.ref}: the event ${other} is not played.`);
    const ruleOf = (name: string) =>
      rules.find((rule) => text(rule['Name']).toLowerCase() === name)?.['Value'];
    const [prefix, suffix] = [ruleOf('prefix'), ruleOf('suffix')];
    const wanted = (event: S3Event) => {
      const name = `s3:${event.Records[0]!.eventName}`;
      return events.some((each) => each === name || each === 's3:ObjectCreated:*');
    };
    return {
      ...(prefix !== undefined && { prefix: text(prefix) }),
      ...(suffix !== undefined && { suffix: text(suffix) }),
      notify: async (event) => {
        if (wanted(event)) await notify(functionArn, `arn:aws:s3:::${bucket.ref}`, event);
      },
    };
  });
}

/** All buckets with their CORS rules, versions, lifecycle and notifications. */
export function provisionBuckets(stack: Stack, localize: Localize, notify: Notify): Bucket[] {
  return stack.ofType('AWS::S3::Bucket').map((bucket) => ({
    name: bucket.ref,
    cors: readCors(localize(bucket.properties)),
    versioned: part(bucket.properties['VersioningConfiguration'], 'Status') === 'Enabled',
    notifications: readNotifications(stack, bucket, notify),
    lifecycle: readLifecycle(bucket.properties),
  }));
}
