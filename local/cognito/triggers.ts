import { CognitoError } from './cognito-error.ts';
import type { CognitoOptions, TriggerName } from './options.ts';
import type { User } from './users.ts';

export interface TriggerCall {
  /** For example `PostConfirmation_ConfirmSignUp`. */
  source: string;
  userName: string;
  clientId: string;
  request: Record<string, unknown>;
  response: Record<string, unknown>;
}

/** Calls the pool's function for a trigger and answers its `response`; without one, the response as given. */
export type RunTrigger = (name: TriggerName, call: TriggerCall) => Promise<Record<string, unknown>>;

/** The attributes as a trigger sees them. */
export function triggerAttributes(user: User): Record<string, string> {
  return { sub: user.sub, 'cognito:user_status': user.status, ...user.attributes };
}

/**
 * Events have Cognito's shape, version 1.
 * A function that throws becomes UserLambdaValidationException with its message.
 */
export function createTriggers({ pool, invoke }: CognitoOptions): RunTrigger {
  return async (name, call) => {
    const functionName = pool.triggers[name];
    if (functionName === undefined) return call.response;
    const event = {
      version: '1',
      region: pool.region,
      userPoolId: pool.id,
      userName: call.userName,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: call.clientId },
      triggerSource: call.source,
      request: call.request,
      response: call.response,
    };
    let result: unknown;
    try {
      result = await invoke(functionName, event);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new CognitoError(
        'UserLambdaValidationException',
        `${name} failed with error ${message.replace(/\.$/, '')}.`,
      );
    }
    if (!isRecord(result) || !isRecord(result['response'])) {
      throw new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
    }
    return result['response'];
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
