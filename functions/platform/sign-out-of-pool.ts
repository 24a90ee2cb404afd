import {
  AdminUserGlobalSignOutCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { PoolClient } from './pool-client.ts';

/**
 * Ends every token of a person at the provider, which cannot end those of one session alone. Its cookie stays
 * for its hour. Somebody who is gone from the pool has no token there.
 */
export async function signOutOfPool(
  pool: PoolClient,
  UserPoolId: string,
  Username: string,
): Promise<void> {
  try {
    await pool.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}
