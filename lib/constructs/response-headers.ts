import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseHeadersCorsBehavior,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** What the pages of the site may ask a browser for: recordings that are handed in are made by them, and by nobody whom they frame. */
const permissions = [
  'accelerometer=()',
  'camera=(self)',
  'display-capture=()',
  'fullscreen=(self)',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=(self)',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ');

type ResponseHeadersProps = {
  contentSecurityPolicy: string;
  /** Headers beyond those that every answer carries. */
  more?: Record<string, string>;
  /** Headers for answers of which the origin says nothing on that matter. */
  unlessSaid?: Record<string, string>;
  cors?: ResponseHeadersCorsBehavior;
};

/** The headers that the edge puts on every answer, whatever its status, over what the origin said. */
export class ResponseHeaders extends ResponseHeadersPolicy {
  constructor(
    scope: Construct,
    id: string,
    { contentSecurityPolicy, more = {}, unlessSaid = {}, cors }: ResponseHeadersProps,
  ) {
    const headers = {
      'Permissions-Policy': permissions,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...more,
    };
    const custom = (named: Record<string, string>, override: boolean) =>
      Object.entries(named).map(([header, value]) => ({ header, value, override }));
    super(scope, id, {
      ...(cors && { corsBehavior: cors }),
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          override: true,
        },
        contentTypeOptions: { override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.SAME_ORIGIN, override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      },
      customHeadersBehavior: {
        customHeaders: [...custom(headers, true), ...custom(unlessSaid, false)],
      },
    });
  }
}
