import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { errorCatalogue, type Problem } from '#shared/contract/errors.ts';
import { paths } from '#shared/screens.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { logger } from '#functions/platform/logger.ts';

/** Names of the errors with which the table or the pool says "not now". */
const passing = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'TooManyRequestsException',
  'InternalServerError',
  'ServiceUnavailable',
  'TimeoutError',
  'TransactionInProgressException',
  'TransactionCanceledException',
  'ECONNRESET',
  'ECONNREFUSED',
]);

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { name = '', code = '' } = (error ?? {}) as { name?: string; code?: string };
  const isPassing = passing.has(name) || passing.has(code);
  return new AppError(isPassing ? 'busy' : 'internal', { cause: error });
}

/** Any error as a problem document; a fault of ours is logged, and says nothing of its insides. */
export function problemResponse(
  error: unknown,
  requestId: string,
): APIGatewayProxyStructuredResultV2 {
  const { code, details, status } = asAppError(error);
  if (errorCatalogue[code].reportable)
    logger.error(code, { cause: details.cause instanceof Error ? details.cause : undefined });
  const problem: Problem = {
    type: paths.errorHelp(code),
    title: code.replaceAll('_', ' '),
    status,
    code,
    requestId,
    ...(details.issues ? { issues: details.issues } : {}),
    ...(details.current === undefined ? {} : { current: details.current }),
  };
  const retryAfter =
    status === 429 || status === 503 ? (details.retryAfterSeconds ?? 2) : undefined;
  return {
    statusCode: status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
    body: JSON.stringify(problem),
  };
}
