import { setTimeout as delay } from 'node:timers/promises';
import type { Stage } from './scenario.ts';

/** The most milliseconds between one kill and the next. */
const quietMs = 120;
/** The share of the table's writes that meet another transaction, beside those that really do. */
const conflicts = 0.03;
const writes = new Set(['TransactWriteItems', 'UpdateItem', 'PutItem']);

/**
 * Kills the engine and functions at random moments while others work, and lets writes meet others.
 * @param kills so many in all, of both kinds
 * @param finish ends the work, and waits until it has ended
 */
export async function killWhile(
  { platform: { runtime, hooks }, random }: Stage,
  kills: { engine: number; functions: number },
  finish: () => Promise<unknown>,
) {
  let interrupted = 0;
  hooks.onInvoke = ({ error }) => {
    if (error?.kind === 'exit') interrupted += 1;
  };
  let met = 0;
  hooks.fault = ({ action }) => {
    if (!writes.has(action) || random.next() >= conflicts) return undefined;
    met += 1;
    return { kind: 'conflict' };
  };
  const left = { ...kills };
  while (left.engine + left.functions > 0) {
    await delay(random.below(quietMs));
    if (random.below(left.engine + left.functions) < left.engine) {
      await runtime.dynamodb.restart();
      left.engine -= 1;
    } else {
      await runtime.functions.killRandom(random.next);
      left.functions -= 1;
    }
  }
  await finish();
  hooks.onInvoke = undefined;
  hooks.fault = undefined;
  return {
    'engine kills': kills.engine,
    'function kills': kills.functions,
    'invocations cut off': interrupted,
    'conflicts played': met,
  };
}
