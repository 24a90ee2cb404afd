import { setTimeout as delay } from 'node:timers/promises';
import { cancelled, refusedWrite } from './conflicts.ts';
import type { DynamodbBody } from './dynamodb-access.ts';
import type { Fault, FrontCall } from './front-options.ts';
import type { JsonError } from './json-answer.ts';

const DYNAMODB = 'com.amazonaws.dynamodb.v20120810#';

/** Plays the part of a fault that comes before the work; what it returns is the answer instead. */
export async function faultBefore(
  fault: Fault | undefined,
  service: FrontCall['service'],
  body: DynamodbBody,
): Promise<JsonError | undefined> {
  switch (fault?.kind) {
    case 'delay':
      await delay(fault.ms ?? 0);
      return undefined;
    case '500':
      return { status: 500, name: 'InternalServerError', message: 'Internal server error' };
    case 'throttle':
      return throttled(service);
    case 'conflict':
      return conflict(body);
    default:
      // None, or one that comes after the work.
      return undefined;
  }
}

function throttled(service: FrontCall['service']): JsonError {
  if (service !== 'dynamodb')
    return {
      status: service === 'ses' ? 429 : 400,
      name: 'TooManyRequestsException',
      message: 'Rate exceeded',
    };
  return {
    status: 400,
    name: `${DYNAMODB}ProvisionedThroughputExceededException`,
    message: 'The level of configured provisioned throughput for the table was exceeded.',
  };
}

/** Another transaction holds the first item of the call. */
const conflict = ({ TransactItems: items }: DynamodbBody): JsonError =>
  items ? cancelled(items.map((_, at) => at === 0)) : refusedWrite();
