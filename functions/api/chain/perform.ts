import type { Route } from '#shared/contract/route.ts';
import { giveWay } from '#functions/data/contention.ts';
import { recall, remember, type Intent } from '#functions/data/idempotency.ts';
import { RuleRefused } from '#functions/data/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { BaseDeps } from '../base-deps.ts';
import type { Call } from '../call.ts';
import { checkResponse } from './check-response.ts';
import { intentOf } from './intent-of.ts';
import type { Write } from '../operation.ts';

type Act = () => Promise<unknown>;

const attempts = 4;

/** Whether another try from fresh reads can succeed where this one met somebody else's change. */
const isPassing = (error: unknown) =>
  error instanceof RuleRefused && error.error instanceof AppError && error.error.code === 'busy';

/** Of twins that race, the loser is given the winner's answer. */
async function commitOnce(call: Call, route: Route, deps: BaseDeps, act: Act, intent: Intent) {
  try {
    const { items, response } = (await act()) as Write<unknown>;
    const checked = checkResponse(route, response);
    await deps.table.commit([...items, remember(intent, checked, call.now)]);
    return checked;
  } catch (error) {
    const answer = await recall(deps.table, intent, call.now);
    if (answer === undefined) throw error;
    return answer;
  }
}

/**
 * A write happens once: the remembered answer is given again; else the operation's items and the
 * memory of its answer are committed together, so that neither is ever there alone.
 */
async function performWrite(call: Call, route: Route, deps: BaseDeps, act: Act): Promise<unknown> {
  const intent = intentOf(call, route, deps.secret);
  const remembered = await recall(deps.table, intent, call.now);
  if (remembered !== undefined) return remembered;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await commitOnce(call, route, deps, act, intent);
    } catch (error) {
      if (!isPassing(error) || attempt === attempts)
        throw error instanceof RuleRefused ? error.error : error;
      await giveWay(attempt);
    }
  }
}

/** Runs the operation of a request and gives back what may leave: parsed by the route's response schema. */
export async function perform(
  call: Call,
  route: Route,
  deps: BaseDeps,
  act: Act,
): Promise<unknown> {
  if (route.method === 'GET') return checkResponse(route, await act());
  return performWrite(call, route, deps, act);
}
