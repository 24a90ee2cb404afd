import { Duration } from 'aws-cdk-lib';
import {
  type EventSourceMapping,
  FilterCriteria,
  FilterRule,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { PlatformFunction, type PlatformFunctionProps } from './platform-function.ts';
import type { PlatformTable } from './platform-table.ts';

type EventFunctionProps = Omit<PlatformFunctionProps, 'timeout' | 'memorySize'> & {
  /** Half a minute unless told; S3 copies two gigabytes in more. */
  timeout?: Duration;
  /** Where an event goes that this function could not digest. */
  failures: Queue;
};

/** How the keys begin of the records that wake the function; a key that is not named may be any. */
type KeyPrefixes = { pk?: string[]; sk?: string[] };

/** A function that works after the answer: it has time, tries again, and hands on what it cannot digest. */
export class EventFunction extends PlatformFunction {
  private readonly failures: Queue;

  constructor(scope: Construct, id: string, props: EventFunctionProps) {
    super(scope, id, { timeout: Duration.seconds(30), ...props, memorySize: 512 });
    this.failures = props.failures;
  }

  /** For a function that is handed single events: two more tries, then the event goes to the failure queue. */
  handOnFailures(): this {
    this.handler.configureAsyncInvoke({
      onFailure: new SqsDestination(this.failures),
      retryAttempts: 2,
      maxEventAge: Duration.hours(6),
    });
    return this;
  }

  /**
   * Feeds the function from the table's stream. A batch that fails is halved until the poison record
   * stands alone, tried five times, and then goes to the failure queue while the others flow on.
   * @param wanted what wakes the function: a record that any of these describes
   */
  consume(table: PlatformTable, ...wanted: KeyPrefixes[]): EventSourceMapping {
    table.allowStreamTo(this);
    return this.handler.addEventSourceMapping('Stream', {
      eventSourceArn: table.streamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      maxBatchingWindow: Duration.seconds(1),
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 5,
      maxRecordAge: Duration.hours(12),
      onFailure: new SqsDlq(this.failures),
      filters: wanted.map(byKeys),
    });
  }
}

function byKeys(prefixes: KeyPrefixes) {
  const patterns = Object.entries(prefixes).map(([key, beginnings]) => [
    key,
    { S: beginnings.flatMap((beginning) => FilterRule.beginsWith(beginning)) },
  ]);
  return FilterCriteria.filter({ dynamodb: { Keys: Object.fromEntries(patterns) } });
}
