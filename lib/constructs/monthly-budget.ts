import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';

type Threshold = { notificationType: 'ACTUAL' | 'FORECASTED'; threshold: number };

const thresholds: Threshold[] = [
  { notificationType: 'ACTUAL', threshold: 50 },
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'ACTUAL', threshold: 100 },
  { notificationType: 'FORECASTED', threshold: 100 },
];

/** Says in time that the account costs more than its owner planned. It only tells; it stops nothing. */
export class MonthlyBudget extends Construct {
  constructor(scope: Construct, id: string, { stage, topic }: { stage: Stage; topic: Topic }) {
    super(scope, id);
    const budget = new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: `${stage.name}-learning`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: stage.monthlyBudget, unit: 'USD' },
      },
      notificationsWithSubscribers: thresholds.map((threshold) => ({
        notification: {
          ...threshold,
          comparisonOperator: 'GREATER_THAN',
          thresholdType: 'PERCENTAGE',
        },
        subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
      })),
    });
    budget.node.addDependency(topic);
  }
}
