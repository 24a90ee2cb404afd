import { authorize } from '#local/iam/authorize.ts';
import type { Principal } from '#local/iam/credentials.ts';
import type { AccessRequest } from '#local/iam/evaluate.ts';
import type { JsonError } from './json-answer.ts';

type Options = {
  account: string;
  /** Hears of each call that a role does not allow. */
  onRefused?: (message: string) => void;
};

/** As AWS words a refusal. */
export const refusalOf = (
  { roleName }: Principal,
  { action, resource }: Pick<AccessRequest, 'action' | 'resource'>,
  reason: string,
  account: string,
): string =>
  `User: arn:aws:sts::${account}:assumed-role/${roleName}/local is not authorized to perform: ${action} on resource: ${resource} ${reason}`;

/** Undefined when the role may do all of it, else the refusal of the first that it may not. */
export function checkAccess(
  principal: Principal,
  requests: readonly AccessRequest[],
  { account, onRefused }: Options,
): JsonError | undefined {
  for (const request of requests) {
    const { allowed, reason } = authorize(principal.statements, request);
    if (allowed) continue;
    const message = refusalOf(principal, request, reason, account);
    onRefused?.(message);
    return { status: 400, name: 'com.amazon.coral.service#AccessDeniedException', message };
  }
  return undefined;
}
