import { Duration } from 'aws-cdk-lib';
import { ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { physicalNames } from '../names.ts';
import type { Stage } from '../stages.ts';
import { PrivateBucket } from './private-bucket.ts';

/** Keeps who asked the edge and the buckets for what, for as long as the stage says. */
export class AccessLogs extends PrivateBucket {
  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id, {
      stage,
      bucketName: physicalNames(scope, stage).accessLogs.name,
      // CloudFront still delivers its logs by an access list.
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(stage.accessLogDays) }],
    });
  }
}
