import { Logger } from '@aws-lambda-powertools/logger';

/** Structured logs. Never a name, an e-mail, a body or a token: people appear as a keyed hash. */
export const logger = new Logger({
  serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'unknown',
});
