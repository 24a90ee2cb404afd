import { Duration } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
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
import { readFileSync } from 'node:fs';
import { drawnScreens } from '#shared/policies/drawn-screens.ts';
import { screenPattern } from '#shared/policies/is-screen.ts';
import { languages } from '#shared/policies/languages.ts';
import { screens } from '#shared/screens.ts';
import { apiContentSecurityPolicy, siteContentSecurityPolicy } from '../content-security-policy.ts';
import { physicalNames } from '../names.ts';
import type { Stage } from '../stages.ts';
import { drawnPatterns } from './drawn-patterns.ts';
import { keepNoError } from './keep-no-error.ts';
import { PrivateBucket } from './private-bucket.ts';
import type { Bindable, PlatformFunction } from './platform-function.ts';
import { ResponseHeaders } from './response-headers.ts';

type SiteDeliveryProps = {
  stage: Stage;
  apiHost: string;
  /** The secret by which the API knows that the edge called it. */
  originSecret: string;
  /** The origin of the files of courses, `https://…` without a slash at the end. */
  mediaOrigin: string;
  accessLogs: Bucket;
};

/** The addresses of public pages, which a function draws; each may have the prefix of a language. */
const publicPages = [
  ...languages.flatMap((language) => [`/${language}`, `/${language}/*`]),
  ...drawnPatterns(drawnScreens.map((name) => screens[name].path)),
  '/sitemap.xml',
  '/robots.txt',
];

/** The name of the gateway among the origins, by which a viewer function turns to it. */
const gatewayOrigin = 'gateway';

/** The parts of an address's query that make another page of it: how the catalogue is narrowed and ordered. */
const pageQuery = [
  'q',
  'category',
  'level',
  'language',
  'duration',
  'price',
  'pace',
  'teacher',
  'sort',
];

/**
 * One address for people: the site's files from the bucket, its public pages from the gateway and kept for
 * moments (decision 0033), and `/api` from the gateway, never cached. What is no address of the site is told so
 * by the gateway too (decision 0047).
 */
export class SiteDelivery extends Construct implements Bindable<'draw'> {
  readonly bucket: Bucket;
  readonly distribution: Distribution;
  /** `https://…`, without a slash at the end. */
  readonly origin: string;
  private readonly props: SiteDeliveryProps;
  private readonly gateway: HttpOrigin;

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
    this.gateway = new HttpOrigin(props.apiHost, {
      originId: gatewayOrigin,
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      customHeaders: { 'x-origin-verify': props.originSecret },
    });
    const drawn = this.drawn();
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `${stage.name} learning platform`,
      defaultBehavior: this.files(),
      additionalBehaviors: {
        // Wider than /api/v1, so that an unknown version is the gateway's 404 and not a page.
        '/api/*': this.api(),
        ...Object.fromEntries(publicPages.map((path) => [path, drawn])),
      },
      errorResponses: keepNoError,
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

  /** `draw`: the function learns the site's address, and may read the one page that the site is. */
  bindTo(fn: PlatformFunction): void {
    fn.setEnvironment({ SITE_BUCKET: this.bucket.bucketName, SITE_ORIGIN: this.origin });
    fn.allow('ReadShell', ['s3:GetObject'], [this.bucket.arnForObjects('index.html')]);
  }

  private get contentSecurityPolicy(): string {
    const { stage } = this.props;
    const names = physicalNames(this, stage);
    return siteContentSecurityPolicy(
      {
        media: this.props.mediaOrigin,
        uploads: names.media.origin,
        identity: [names.identityApi, `https://${names.identityHost}`],
      },
      { upgradeInsecure: stage.name !== 'local' },
    );
  }

  /** @param filled what stands for a word of the file */
  private viewerFunction(id: string, file: string, filled: Record<string, string> = {}) {
    const source = readFileSync(new URL(`../edge/${file}`, import.meta.url), 'utf8');
    const code = Object.entries(filled).reduce(
      (text, [word, filling]) => text.replace(word, () => filling),
      source,
    );
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new Function(this, id, {
        runtime: FunctionRuntime.JS_2_0,
        code: FunctionCode.fromInline(code),
      }),
    };
  }

  private files(): BehaviorOptions {
    return {
      origin: S3BucketOrigin.withOriginAccessControl(this.bucket),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      compress: true,
      responseHeadersPolicy: new ResponseHeaders(this, 'PageHeaders', {
        contentSecurityPolicy: this.contentSecurityPolicy,
      }),
      functionAssociations: [
        this.viewerFunction('SiteAddress', 'site-address.js', {
          '/SCREENS/': String(screenPattern),
          PAGES_ORIGIN: gatewayOrigin,
        }),
      ],
    };
  }

  private drawn(): BehaviorOptions {
    return {
      origin: this.gateway,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      // The function says how long; without its word, not at all.
      cachePolicy: new CachePolicy(this, 'PageCache', {
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.hours(1),
        queryStringBehavior: CacheQueryStringBehavior.allowList(...pageQuery),
        headerBehavior: CacheHeaderBehavior.none(),
        cookieBehavior: CacheCookieBehavior.none(),
        enableAcceptEncodingGzip: true,
        enableAcceptEncodingBrotli: true,
      }),
      compress: true,
      responseHeadersPolicy: new ResponseHeaders(this, 'DrawnHeaders', {
        contentSecurityPolicy: this.contentSecurityPolicy,
        // The edge keeps a page for moments; a browser asks, for its reader may have changed the language.
        more: { 'Cache-Control': 'no-cache' },
      }),
      functionAssociations: [this.viewerFunction('PageAddress', 'page-address.js')],
    };
  }

  private api(): BehaviorOptions {
    return {
      origin: this.gateway,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      // Nothing is kept: the API says no-store. Were something kept, it would be for one person and one question;
      // CloudFront takes a key, and compresses, only where there is a time to keep.
      cachePolicy: new CachePolicy(this, 'ApiCache', {
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(0),
        maxTtl: Duration.seconds(1),
        queryStringBehavior: CacheQueryStringBehavior.all(),
        headerBehavior: CacheHeaderBehavior.allowList('Authorization', 'X-ID-Token'),
        cookieBehavior: CacheCookieBehavior.none(),
        enableAcceptEncodingGzip: true,
        enableAcceptEncodingBrotli: true,
      }),
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      compress: true,
      responseHeadersPolicy: new ResponseHeaders(this, 'ApiHeaders', {
        contentSecurityPolicy: apiContentSecurityPolicy,
        more: { 'Cache-Control': 'no-store' },
      }),
    };
  }
}
