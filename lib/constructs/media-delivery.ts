import { Duration, Stack } from 'aws-cdk-lib';
import {
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  PriceClass,
  S3OriginAccessControl,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { readFileSync } from 'node:fs';
import { mediaContentSecurityPolicy } from '../content-security-policy.ts';
import { physicalNames } from '../names.ts';
import type { Stage } from '../stages.ts';
import { keepNoError } from './keep-no-error.ts';
import type { Bindable, PlatformFunction } from './platform-function.ts';
import { ResponseHeaders } from './response-headers.ts';

type MediaDeliveryProps = {
  stage: Stage;
  /** The secret that the edge and the functions share: links are signed with a key made from it. */
  originSecret: string;
  accessLogs: Bucket;
};

/**
 * Files of courses, under another origin than the site, to whoever shows a link that a function
 * signed. Whatever a file holds, no browser runs it: its type is not guessed, and a document made
 * of it is sandboxed.
 */
export class MediaDelivery extends Construct implements Bindable<'link'> {
  readonly distribution: Distribution;
  /** `https://…`, without a slash at the end. */
  readonly origin: string;
  private readonly props: MediaDeliveryProps;

  constructor(scope: Construct, id: string, props: MediaDeliveryProps) {
    super(scope, id);
    this.props = props;
    const { stage, accessLogs } = props;
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `${stage.name} learning platform, files`,
      defaultBehavior: this.files(),
      errorResponses: keepNoError,
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      logBucket: accessLogs,
      logFilePrefix: 'media-edge/',
    });
    this.origin = `https://${this.distribution.distributionDomainName}`;
  }

  /** Whoever knows the secret and the origin makes links; the bucket need not know of it. */
  bindTo(fn: PlatformFunction): void {
    fn.setEnvironment({ MEDIA_ORIGIN: this.origin, ORIGIN_SECRET: this.props.originSecret });
  }

  private files(): BehaviorOptions {
    const { originAccessControlId } = new S3OriginAccessControl(this, 'AccessControl');
    return {
      origin: S3BucketOrigin.withBucketDefaults(this.bucket(), { originAccessControlId }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED_FOR_UNCOMPRESSED_OBJECTS,
      compress: false,
      responseHeadersPolicy: new ResponseHeaders(this, 'Headers', {
        contentSecurityPolicy: mediaContentSecurityPolicy,
        more: {
          // The site, which is another site to a browser, shows the files.
          'Cross-Origin-Resource-Policy': 'cross-origin',
          'Cache-Control': 'private, max-age=300',
        },
        // A file that lost its own word on this, or never had one, is saved and not shown.
        unlessSaid: { 'Content-Disposition': 'attachment' },
        // Captions are read by the page. A link is the only key there is: no cookie opens anything
        // here, so any page may read what its link opens, and to name the site would tie a knot.
        cors: {
          accessControlAllowCredentials: false,
          accessControlAllowHeaders: ['Range'],
          accessControlAllowMethods: ['GET', 'HEAD'],
          accessControlAllowOrigins: ['*'],
          accessControlExposeHeaders: ['ETag', 'Content-Range', 'Accept-Ranges'],
          accessControlMaxAge: Duration.hours(1),
          originOverride: true,
        },
      }),
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: new Function(this, 'OpenLink', {
            runtime: FunctionRuntime.JS_2_0,
            code: FunctionCode.fromInline(
              readFileSync(new URL('../edge/media-link.js', import.meta.url), 'utf8').replace(
                'ORIGIN_SECRET',
                this.props.originSecret,
              ),
            ),
          }),
        },
      ],
    };
  }

  /** By name: the bucket lets the site upload, and the site's headers name this distribution. */
  private bucket() {
    const { name } = physicalNames(this, this.props.stage).media;
    const { region } = Stack.of(this);
    return Bucket.fromBucketAttributes(this, 'Bucket', { bucketName: name, region });
  }
}
