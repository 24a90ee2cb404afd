import { Duration } from 'aws-cdk-lib';
import type { ErrorResponse } from 'aws-cdk-lib/aws-cloudfront';

/** All that CloudFront takes a rule for. */
const statuses = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/**
 * Without a rule the edge keeps an error for ten seconds and gives it to whoever asks for the same, whatever
 * `no-store` says (decision 0052). No page takes the place of an error: what the origin says stands.
 */
export const keepNoError: ErrorResponse[] = statuses.map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));
