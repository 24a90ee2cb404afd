import { Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { fileURLToPath } from 'node:url';
import { apiContentSecurityPolicy, siteContentSecurityPolicy } from '../content-security-policy.ts';
import { physicalNames } from '../names.ts';
import type { Stage } from '../stages.ts';
import { PrivateBucket } from './private-bucket.ts';
import { ResponseHeaders } from './response-headers.ts';

type SiteDeliveryProps = {
  stage: Stage;
  apiHost: string;
  /** What the edge tells the API, so that the API knows that it was the edge. */
  originSecret: string;
  /** Where files of courses are fetched, `https://…` without a slash at the end. */
  mediaOrigin: string;
  accessLogs: Bucket;
};

/** One address for people: pages from the bucket, and `/api` from the gateway, never cached. */
export class SiteDelivery extends Construct {
  readonly bucket: Bucket;
  readonly distribution: Distribution;
  /** `https://…`, without a slash at the end. */
  readonly origin: string;
  private readonly props: SiteDeliveryProps;

  constructor(scope: Construct, id: string, props: SiteDeliveryProps) {
    super(scope, id);
    this.props = props;
    const { stage, accessLogs } = props;
    this.bucket = new PrivateBucket(this, 'Site', {
      stage,
      bucketName: physicalNames(this, stage).site.name,
      serverAccessLogsBucket: accessLogs,
      versioned: true,
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30) }],
    });
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `${stage.name} learning platform`,
      defaultBehavior: this.pages(),
      // Wider than /api/v1, so that an unknown version is the gateway's 404 and not a page.
      additionalBehaviors: { '/api/*': this.api() },
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      logBucket: accessLogs,
      logFilePrefix: 'edge/',
      ...(stage.domain && {
        domainNames: [stage.domain.name],
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        certificate: Certificate.fromCertificateArn(
          this,
          'Certificate',
          stage.domain.certificateArn,
        ),
      }),
    });
    this.origin = `https://${stage.domain?.name ?? this.distribution.distributionDomainName}`;
  }

  private pages(): BehaviorOptions {
    const { stage } = this.props;
    const names = physicalNames(this, stage);
    return {
      origin: S3BucketOrigin.withOriginAccessControl(this.bucket),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy: new ResponseHeaders(this, 'PageHeaders', {
        contentSecurityPolicy: siteContentSecurityPolicy(
          {
            media: this.props.mediaOrigin,
            uploads: names.media.origin,
            identity: [names.identityApi, `https://${names.identityHost}`],
          },
          { upgradeInsecure: stage.name !== 'local' },
        ),
      }),
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: new Function(this, 'SpaFallback', {
            runtime: FunctionRuntime.JS_2_0,
            code: FunctionCode.fromFile({
              filePath: fileURLToPath(new URL('../edge/spa-fallback.js', import.meta.url)),
            }),
          }),
        },
      ],
    };
  }

  private api(): BehaviorOptions {
    return {
      origin: new HttpOrigin(this.props.apiHost, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
        customHeaders: { 'x-origin-verify': this.props.originSecret },
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      compress: true,
      responseHeadersPolicy: new ResponseHeaders(this, 'ApiHeaders', {
        contentSecurityPolicy: apiContentSecurityPolicy,
        more: { 'Cache-Control': 'no-store' },
      }),
    };
  }
}
