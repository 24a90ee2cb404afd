import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';

/** A client of the user pool that gives up in time for Cognito, which waits five seconds for a trigger. */
export const createPoolClient = () =>
  new CognitoIdentityProviderClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
  });

/** The calls of the client that functions need; tests bring a pool of their own. */
export type PoolClient = Pick<CognitoIdentityProviderClient, 'send'>;
