import { isOfEvents } from '../world/event-functions.ts';
import type { Hooks } from './platform.ts';

/** The requests of one API call to the table. */
export type Cost = { requests: number; read: number; write: number };

const writes = /^(Put|Update|Delete|BatchWrite|TransactWrite)/;

/** Requests to the table and units, as the engine reports them, while `work` runs alone. */
export async function measureCalls(hooks: Hooks, work: () => Promise<unknown>): Promise<Cost> {
  const cost: Cost = { requests: 0, read: 0, write: 0 };
  hooks.onCall = (call) => {
    if (call.service !== 'dynamodb' || isOfEvents(call)) return;
    cost.requests += 1;
    cost[writes.test(call.action) ? 'write' : 'read'] += call.consumedCapacity?.total ?? 0;
  };
  await work();
  hooks.onCall = undefined;
  return cost;
}
