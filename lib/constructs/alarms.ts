import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import type { Api } from './api.ts';
import type { EventFunction } from './event-function.ts';
import type { PlatformTable } from './platform-table.ts';

type AlarmOptions = {
  /** A sentence on what it means for people: the first thing that whoever is woken reads. */
  impact: string;
  metric: IMetric;
  /** Rings above this. */
  threshold: number;
  /** Periods in a row; 1 unless told. */
  periods?: number;
};

const five = Duration.minutes(5);

/**
 * The alarms that wake somebody. An account has ten metrics for nothing, and this is nine; for that reason errors and
 * throttles of functions are counted for the account's region, not one by one.
 */
export class Alarms extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    // A key of our own: that of AWS lets no alarm and no budget use it.
    const masterKey = new Key(this, 'Key', {
      description: 'What alarms and the budget say',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.DESTROY,
      pendingWindow: Duration.days(7),
    });
    this.topic = new Topic(this, 'Topic', { enforceSSL: true, masterKey });
    for (const service of ['cloudwatch', 'budgets']) {
      const speaker = new ServicePrincipal(`${service}.amazonaws.com`);
      this.topic.grantPublish(speaker);
      masterKey.grant(speaker, 'kms:Decrypt', 'kms:GenerateDataKey*');
    }
    if (stage.alarmMail) this.topic.addSubscription(new EmailSubscription(stage.alarmMail));
  }

  alarm(id: string, { impact, metric, threshold, periods = 1 }: AlarmOptions): void {
    const alarm = new Alarm(this, id, {
      alarmDescription: impact,
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }

  watchApi(api: Api): void {
    this.alarm('ApiErrors', {
      impact: 'More than one request in a hundred fails: people see "something went wrong".',
      metric: new MathExpression({
        expression: '100 * errors / requests',
        usingMetrics: { errors: api.sum('5xx'), requests: api.sum('Count') },
        period: five,
      }),
      threshold: 1,
    });
  }

  watchFunctions(): void {
    this.alarm('FunctionErrors', {
      impact: 'A function crashes: a request fails, or something that follows an answer is late.',
      metric: ofAllFunctions('Errors'),
      threshold: 5,
    });
    this.alarm('FunctionThrottles', {
      impact: 'Too many functions at once for the account: people wait or are turned away.',
      metric: ofAllFunctions('Throttles'),
      threshold: 0,
      periods: 2,
    });
  }

  /** `impact`: what people see while this function lags behind the table. */
  watchStream(name: string, { handler }: EventFunction, impact: string): void {
    this.alarm(`${name}Lag`, {
      impact,
      metric: handler.metric('IteratorAge', { period: five, statistic: Stats.MAXIMUM }),
      threshold: Duration.minutes(1).toMilliseconds(),
      periods: 2,
    });
  }

  watchFailures(queue: Queue): void {
    this.alarm('UndigestedEvents', {
      impact:
        'An event could not be digested: a count, the catalogue, a role or an upload is wrong.',
      metric: queue.metricApproximateNumberOfMessagesVisible({
        period: five,
        statistic: Stats.MAXIMUM,
      }),
      threshold: 0,
    });
  }

  watchTable({ table }: PlatformTable): void {
    for (const kind of ['Read', 'Write']) {
      this.alarm(`Table${kind}Throttles`, {
        impact: `The table turns ${kind.toLowerCase()}s away: pages are slow or fail for some people.`,
        metric: table.metric(`${kind}ThrottleEvents`, { period: five, statistic: Stats.SUM }),
        threshold: 0,
        periods: 2,
      });
    }
  }
}

function ofAllFunctions(metricName: string): Metric {
  return new Metric({
    namespace: 'AWS/Lambda',
    metricName,
    period: five,
    statistic: Stats.SUM,
  });
}
