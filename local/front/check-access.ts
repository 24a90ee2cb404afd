import { authorize } from '#local/iam/authorize.ts';
import type { Principal } from '#local/iam/credentials.ts';
import type { AccessRequest } from '#local/iam/evaluate.ts';
import type { JsonError } from './json-answer.ts';

/** Undefined when the role may do all of it, else the refusal of the first that it may not. */
export function checkAccess(
  principal: Principal,
  requests: readonly AccessRequest[],
  account: string,
): JsonError | undefined {
  for (const request of requests) {
    const { allowed, reason } = authorize(principal.statements, request);
    if (!allowed)
      return {
        status: 400,
        name: 'com.amazon.coral.service#AccessDeniedException',
        message: `User: arn:aws:sts::${account}:assumed-role/${principal.roleName}/local is not authorized to perform: ${request.action} on resource: ${request.resource} ${reason}`,
      };
  }
  return undefined;
}
