import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { LoadOrder, LoadResult } from './load-generator.ts';

/** Has requests sent by a process of its own. @throws Error when that ends without a result */
export async function generateLoad(order: LoadOrder): Promise<LoadResult> {
  const child = fork(new URL('load-generator.ts', import.meta.url));
  child.send(order);
  const ended = once(child, 'exit').then(() => {
    throw new Error('The load generator ended without a result.');
  });
  const told = once(child, 'message') as Promise<[LoadResult]>;
  const [result] = await Promise.race([told, ended]);
  return result;
}
