import type { Route } from '#shared/contract/route.ts';
import { newPatience, type Patience } from '#functions/data/table/contention.ts';
import { recall, remember, type Intent } from '#functions/data/table/idempotency.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { BaseDeps } from '../base-deps.ts';
import type { Call } from '../call.ts';
import { checkResponse } from './check-response.ts';
import { intentOf } from './intent-of.ts';
import type { Write } from '../operation.ts';

type Act = () => Promise<unknown>;
/** The input of a request; the signal fires when its caller has been told to come back. */
type Work = { call: Call; route: Route; deps: BaseDeps; act: Act; signal: AbortSignal };

const attempts = 4;

/** Whether another try from fresh reads can succeed where this one met somebody else's change. */
const isPassing = (error: unknown) =>
  error instanceof RuleRefused && error.error instanceof AppError && error.error.code === 'busy';

/** The remembered answer is given if the work was done already, and to the loser of twins that race. */
async function commitOnce(
  { call, route, deps, act, signal }: Work,
  intent: Intent,
  patience: Patience,
) {
  try {
    const { items, response } = (await act()) as Write<unknown>;
    const checked = checkResponse(route, response);
    await deps.table.commit([...items, remember(intent, checked, call.now)], { signal, patience });
    return checked;
  } catch (error) {
    signal.throwIfAborted();
    const answer = await recall(deps.table, intent, call.now);
    if (answer === undefined) throw error;
    return answer;
  }
}

/**
 * A write happens once: the operation's items and the memory of its answer are committed together, so that
 * neither is ever there alone. Nearly every write is new, so nobody looks for an answer first: where there is
 * one, the operation or the commit is refused, and it is given again.
 */
async function performWrite(work: Work): Promise<unknown> {
  const intent = intentOf(work.call, work.route, work.deps.secret);
  const patience = newPatience();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await commitOnce(work, intent, patience);
    } catch (error) {
      if (!isPassing(error) || attempt === attempts)
        throw error instanceof RuleRefused ? error.error : error;
      await patience.giveWay(error, work.signal);
    }
  }
}

/** Runs the operation of a request and gives back what may leave: parsed by the route's response schema. */
export async function perform(work: Work): Promise<unknown> {
  if (work.route.method === 'GET') return checkResponse(work.route, await work.act());
  return performWrite(work);
}
