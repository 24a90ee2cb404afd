import { randomUUID } from 'node:crypto';
import type { Route } from '#shared/contract/route.ts';
import type { Intent } from '#functions/data/table/idempotency.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { networkHash } from '#functions/platform/network-hash.ts';
import type { Call } from '../call.ts';

const keyPattern = /^[A-Za-z0-9_-]{16,64}$/;

/**
 * A write as its sender named it. Nobody signed in is told from another by their network, so that one
 * stranger's key meets no other stranger's.
 * @throws AppError `idempotency_key_required`
 */
export function intentOf(
  call: Pick<Call, 'event' | 'actor' | 'network' | 'params' | 'query' | 'body'> &
    Partial<Pick<Call, 'oneClick'>>,
  route: Pick<Route, 'id'>,
  secret: string,
): Intent {
  const key = call.oneClick ? randomUUID() : call.event.headers['idempotency-key'];
  if (key === undefined || !keyPattern.test(key)) throw new AppError('idempotency_key_required');
  return {
    userId: call.actor?.userId ?? networkHash(secret, call.network),
    routeId: route.id,
    key,
    request: JSON.stringify([call.params, call.body, call.query]),
  };
}
