import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { type EventSourceMapping, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { PlatformFunction, type PlatformFunctionProps } from './platform-function.ts';
import type { PlatformTable } from './platform-table.ts';
import { recordFilter, type WantedRecord } from './record-filter.ts';

type EventFunctionProps = Omit<PlatformFunctionProps, 'timeout' | 'memorySize'> & {
  /** Half a minute unless told; S3 copies two gigabytes in more. */
  timeout?: Duration;
  /** The queue for an event that this function could not digest. */
  failures: Queue;
};

/** Lambda passes on every record where a mapping has more filters. */
const mostFilters = 5;

type Lanes = {
  /** The number of batches of a shard that are under way at once; the changes of one item stay in order. */
  lanes: number;
};

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

  /** Wakes the function by the clock, for what begins at an instant and not with a change. */
  every(duration: Duration): this {
    new Rule(this, 'Clock', {
      schedule: Schedule.rate(duration),
      // It tries again by itself, and the next time is never far.
      targets: [new LambdaFunction(this.handler, { retryAttempts: 0 })],
    });
    return this;
  }

  /**
   * Feeds the function from the table's stream. A batch that fails is halved until the poison record
   * stands alone, tried five times, and then goes to the failure queue while the others flow on.
   * @param wanted what wakes the function: a record that any of these describes, five at the most
   */
  consume(table: PlatformTable, { lanes }: Lanes, ...wanted: WantedRecord[]): EventSourceMapping {
    if (wanted.length > mostFilters)
      throw new Error(`${this.node.id} has ${wanted.length} filters: Lambda takes ${mostFilters}.`);
    table.allowStreamTo(this);
    return this.handler.addEventSourceMapping('Stream', {
      eventSourceArn: table.streamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      parallelizationFactor: lanes,
      maxBatchingWindow: Duration.seconds(1),
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      retryAttempts: 5,
      maxRecordAge: Duration.hours(12),
      onFailure: new SqsDlq(this.failures),
      filters: wanted.map(recordFilter),
    });
  }
}
