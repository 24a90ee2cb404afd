import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

type SignUpLimitProps = {
  pool: UserPool;
  /** Calls in five minutes. */
  perNetwork: number;
};

/** The limit of what anybody may ask the pool for, to get a mail sent to an address of their choice. */
const mailing = ['SignUp', 'ResendConfirmationCode', 'ForgotPassword'];

const metrics = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: false,
});

/**
 * Refuses a network that has many mails sent. Browsers ask Cognito itself, past our edge, and its trigger is told of
 * no network: a web ACL at the pool is what there is. It is paid by the month (docs/operations.md).
 */
export class SignUpLimit extends Construct {
  constructor(scope: Construct, id: string, { pool, perNetwork }: SignUpLimitProps) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: metrics('SignUps'),
      rules: [
        {
          name: 'MailsPerNetwork',
          priority: 0,
          action: { block: {} },
          visibilityConfig: metrics('RefusedSignUps'),
          statement: {
            rateBasedStatement: {
              aggregateKeyType: 'IP',
              evaluationWindowSec: 300,
              limit: perNetwork,
              scopeDownStatement: { orStatement: { statements: mailing.map(isCalled) } },
            },
          },
        },
      ],
    });
    new CfnWebACLAssociation(this, 'Association', {
      resourceArn: pool.userPoolArn,
      webAclArn: acl.attrArn,
    });
  }
}

/** Cognito says in a header of its own which operation was called. */
const isCalled = (operation: string): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { singleHeader: { Name: 'x-amzn-cognito-operation-name' } },
    positionalConstraint: 'EXACTLY',
    searchString: operation,
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});
