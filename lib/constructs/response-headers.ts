import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

const permissions = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'fullscreen=(self)',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'usb=()',
].join(', ');

type ResponseHeadersProps = {
  contentSecurityPolicy: string;
  /** Headers beyond those that every answer carries. */
  more?: Record<string, string>;
};

/** The headers that the edge puts on every answer, whatever its status, over what the origin said. */
export class ResponseHeaders extends ResponseHeadersPolicy {
  constructor(
    scope: Construct,
    id: string,
    { contentSecurityPolicy, more = {} }: ResponseHeadersProps,
  ) {
    const headers = {
      'Permissions-Policy': permissions,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...more,
    };
    super(scope, id, {
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
        customHeaders: Object.entries(headers).map(([header, value]) => ({
          header,
          value,
          override: true,
        })),
      },
    });
  }
}
