import { Duration } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type Bucket, type CfnBucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { physicalNames } from '../names.ts';
import type { Stage } from '../stages.ts';
import type { MediaDelivery } from './media-delivery.ts';
import type { Bindable, PlatformFunction } from './platform-function.ts';
import { PrivateBucket } from './private-bucket.ts';

/** `upload`: hand out places under `incoming/`. `finalize`: judge and move. `forget`: throw away what was kept, or is on its way. */
export type MediaAccess = 'upload' | 'finalize' | 'forget' | 'erase';

type MediaBucketProps = {
  stage: Stage;
  siteOrigin: string;
  delivery: MediaDelivery;
  accessLogs: Bucket;
};

/** Files of courses: uploaded under `incoming/`, looked at, and kept under `clean/`. */
export class MediaBucket extends Construct implements Bindable<MediaAccess> {
  readonly bucket: Bucket;
  readonly name: string;
  private readonly arn: string;

  constructor(
    scope: Construct,
    id: string,
    { stage, siteOrigin, delivery, accessLogs }: MediaBucketProps,
  ) {
    super(scope, id);
    const { name, arn } = physicalNames(this, stage).media;
    this.name = name;
    this.arn = arn;
    this.bucket = new PrivateBucket(this, 'Media', {
      stage,
      bucketName: name,
      serverAccessLogsBucket: accessLogs,
      versioned: true,
      cors: [
        {
          allowedOrigins: [siteOrigin],
          allowedMethods: [HttpMethods.POST, HttpMethods.PUT],
          allowedHeaders: ['content-type'],
          exposedHeaders: ['ETag'],
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        {
          prefix: 'incoming/',
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
        },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
        { prefix: 'clean/', noncurrentVersionExpiration: Duration.days(30) },
        { expiredObjectDeleteMarker: true },
      ],
    });
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        sid: 'DeliverFiles',
        actions: ['s3:GetObject'],
        resources: [`${arn}/clean/*`],
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        conditions: { StringEquals: { 'AWS:SourceArn': delivery.distribution.distributionArn } },
      }),
    );
  }

  /** Grants speak of the bucket by name: a reference would close a circle, for the bucket names its finalizer. */
  bindTo(fn: PlatformFunction, access: MediaAccess): void {
    const incoming = [`${this.arn}/incoming/*`];
    const clean = [`${this.arn}/clean/*`];
    fn.setEnvironment({ MEDIA_BUCKET: this.name });
    if (access === 'upload')
      fn.allow('TakeUploads', ['s3:PutObject', 's3:ListMultipartUploadParts'], incoming);
    if (access === 'forget') {
      fn.allow('ForgetFiles', ['s3:DeleteObject'], clean);
      fn.allow('GiveUpUploads', ['s3:AbortMultipartUpload'], incoming);
    }
    if (access === 'erase') fn.allow('ErasePhotos', ['s3:DeleteObject'], [...incoming, ...clean]);
    if (access === 'finalize') {
      fn.allow(
        'JudgeUploads',
        ['s3:GetObject', 's3:GetObjectVersion', 's3:DeleteObject'],
        incoming,
      );
      fn.allow('KeepFiles', ['s3:PutObject', 's3:DeleteObject'], clean);
    }
  }

  /** Wakes the function for every object that arrives under `incoming/`. */
  wake({ handler }: PlatformFunction): void {
    handler.addPermission('WokenByMedia', {
      principal: new ServicePrincipal('s3.amazonaws.com'),
      sourceArn: this.arn,
      sourceAccount: this.bucket.stack.account,
    });
    const resource = this.bucket.node.defaultChild as CfnBucket;
    // Stated on the bucket itself: CDK's own way would add a function with rights on every bucket.
    resource.notificationConfiguration = {
      lambdaConfigurations: [
        {
          event: 's3:ObjectCreated:*',
          function: handler.functionArn,
          filter: { s3Key: { rules: [{ name: 'prefix', value: 'incoming/' }] } },
        },
      ],
    };
    // S3 tries the permission when it takes the notification.
    this.bucket.node.addDependency(handler.permissionsNode.findChild('WokenByMedia'));
  }
}
