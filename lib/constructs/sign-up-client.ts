import { CfnUserPoolClient, type UserPool } from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';

/**
 * The client by which the site signs people up, and nobody in: it has no way to get a token. Only so may somebody who
 * signs up write their address and somebody's token may not (decision 0049).
 */
export class SignUpClient extends CfnUserPoolClient {
  constructor(scope: Construct, id: string, { pool }: { pool: UserPool }) {
    super(scope, id, {
      userPoolId: pool.userPoolId,
      generateSecret: false,
      // An empty list would bring ways to sign in; this one renews tokens that there are not.
      explicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
      allowedOAuthFlowsUserPoolClient: false,
      enableTokenRevocation: true,
      preventUserExistenceErrors: 'ENABLED',
      readAttributes: ['locale'],
      writeAttributes: [
        'custom:requested_role',
        'email',
        'family_name',
        'given_name',
        'locale',
        'phone_number',
      ],
    });
  }
}
