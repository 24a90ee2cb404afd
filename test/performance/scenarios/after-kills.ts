import { killWhile } from '../kill-while.ts';
import { allItems } from '../platform.ts';
import type { Stage } from '../scenario.ts';
import { redrive } from './redrive.ts';

/**
 * Kills while others work, until they have ended and everything that follows has come.
 * @returns all that is in the table then, and what was played
 */
export async function afterKills(
  stage: Stage,
  kills: { engine: number; functions: number },
  finish: () => Promise<unknown>,
) {
  const { runtime, table } = stage.platform;
  const facts = await killWhile(stage, kills, finish);
  await runtime.drained();
  const redriven = await redrive(runtime);
  const items = await allItems(table);
  return {
    items,
    facts: { ...facts, 'items audited': items.length, 'records redriven': redriven },
  };
}
