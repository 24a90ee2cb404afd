import { createTable } from '#functions/data/table/table.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { createPoolClient } from '#functions/platform/pool-client.ts';
import { handleTrigger, type TriggerEvent } from './handle-trigger.ts';

const { TABLE_NAME } = readEnvironment('TABLE_NAME');

const deps = { table: createTable(TABLE_NAME), pool: createPoolClient(), clock: Date.now };

/** Takes part in signing up and in. The pool that asks is in the event: the function is made before the pool. */
export const handler = (event: TriggerEvent) => handleTrigger(event, deps);
