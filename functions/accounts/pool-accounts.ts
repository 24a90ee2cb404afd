import {
  AdminUpdateUserAttributesCommand,
  AliasExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '#functions/platform/app-error.ts';
import type { PoolClient } from '#functions/platform/pool-client.ts';
import { signOutOfPool } from '#functions/platform/sign-out-of-pool.ts';

/** Carries out in the pool what somebody asks for. @throws AppError `busy` where the pool is out of reach */
export function createPoolAccounts(pool: PoolClient, UserPoolId: string) {
  const answer = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch (cause) {
      if (cause instanceof AliasExistsException) throw new AppError('email_taken');
      throw new AppError('busy', { cause, retryAfterSeconds: 5 });
    }
  };
  return {
    /** Ends every token of the person: the pool cannot end those of one session alone. */
    signOut: (username: string) => answer(signOutOfPool(pool, UserPoolId, username)),
    /** @throws AppError `email_taken` where the address is the confirmed one of another account */
    setEmail: (username: string, email: string) =>
      answer(
        pool.send(
          new AdminUpdateUserAttributesCommand({
            UserPoolId,
            Username: username,
            UserAttributes: [
              { Name: 'email', Value: email },
              { Name: 'email_verified', Value: 'true' },
            ],
          }),
        ),
      ),
  };
}
export type PoolAccounts = ReturnType<typeof createPoolAccounts>;
