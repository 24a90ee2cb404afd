import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { removalOf } from '../removal-of.ts';
import type { Stage } from '../stages.ts';

type PrivateBucketProps = BucketProps & { stage: Stage; bucketName: string };

/** A bucket that no one reaches but by a role, a signed address or the edge, and only over TLS. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, { stage, ...props }: PrivateBucketProps) {
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy: removalOf(stage),
      serverAccessLogsPrefix: props.serverAccessLogsBucket && `s3/${id.toLowerCase()}/`,
      ...props,
    });
  }
}
