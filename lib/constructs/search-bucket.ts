import { Duration } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { physicalNames } from '../names.ts';
import type { Stage } from '../stages.ts';
import type { Bindable, PlatformFunction } from './platform-function.ts';
import { PrivateBucket } from './private-bucket.ts';

export type SearchAccess = 'read' | 'write';

/** Holds the catalogue's index: derived from the table, so it can always be built again. */
export class SearchBucket extends Construct implements Bindable<SearchAccess> {
  readonly bucket: Bucket;

  constructor(
    scope: Construct,
    id: string,
    { stage, accessLogs }: { stage: Stage; accessLogs: Bucket },
  ) {
    super(scope, id);
    this.bucket = new PrivateBucket(this, 'Search', {
      stage,
      bucketName: physicalNames(this, stage).search.name,
      serverAccessLogsBucket: accessLogs,
      versioned: true,
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(7) }],
    });
  }

  bindTo(fn: PlatformFunction, access: SearchAccess): void {
    const index = [this.bucket.arnForObjects('index/*')];
    fn.setEnvironment({ SEARCH_BUCKET: this.bucket.bucketName });
    fn.allow('ReadSearchIndex', ['s3:GetObject'], index);
    // Without it, S3 says "forbidden" of an object that is not there.
    fn.allow('SeeWhatIsMissing', ['s3:ListBucket'], [this.bucket.bucketArn]);
    if (access === 'write') fn.allow('WriteSearchIndex', ['s3:PutObject'], index);
  }
}
