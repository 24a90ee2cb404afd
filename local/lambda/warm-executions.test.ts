import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { FunctionDefinition } from './function-definition.ts';
import { createFunctions } from './functions.ts';
import { startHere } from './start-here.ts';
import { startProcess } from './start-process.ts';
import { createWarmExecutions, ofAnotherTime, type WarmExecutions } from './warm-executions.ts';

const codeDir = mkdtempSync(join(tmpdir(), 'warm-'));
writeFileSync(
  join(codeDir, 'index.js'),
  'exports.handler = async (says) => { if (says) console.log(says); return process.pid; };',
);
afterAll(() => rmSync(codeDir, { recursive: true }));

const probe: FunctionDefinition = {
  name: 'probe',
  arn: 'arn:aws:lambda:eu-west-1:000000000000:function:probe',
  codeDir,
  handler: 'index.handler',
  timeoutSeconds: 60,
  memoryMb: 128,
  environment: { STAGE: 'local' },
};

/** One platform after another: the process that answers on each, and whether it was started for it. */
async function processOn(
  warm: WarmExecutions,
  definition = probe,
  skew = 0,
  startEnvironment = startProcess,
) {
  const coldStarts: boolean[] = [];
  const functions = createFunctions({
    definitions: [definition],
    startEnvironment,
    warm,
    skewMs: () => skew,
    onInvoke: ({ coldStart }) => coldStarts.push(coldStart),
  });
  const pid = await functions.invoke('probe', `said on ${coldStarts.length}`);
  const lines = functions.logs.lines().length;
  await functions.stop();
  return { pid, coldStart: coldStarts[0], lines };
}

describe('an idle execution', () => {
  it('goes on to work for the next platform, which has its lines', async () => {
    const warm = createWarmExecutions(() => 0);
    const first = await processOn(warm);
    const second = await processOn(warm);
    expect(first).toMatchObject({ coldStart: true, lines: 1 });
    expect(second).toEqual({ pid: first.pid, coldStart: false, lines: 1 });
    await warm.take(probe, startProcess)?.stop();
  });

  it('serves no function with other settings or of another place, and none whose clock differs', async () => {
    const warm = createWarmExecutions(() => 0);
    const { pid } = await processOn(warm);
    const other = { ...probe, environment: { STAGE: 'other' } };
    expect((await processOn(warm, other)).coldStart).toBe(true);
    expect((await processOn(warm, probe, 1000)).coldStart).toBe(true);
    const here = await processOn(warm, probe, 0, startHere);
    expect(here).toMatchObject({ pid: process.pid, coldStart: true });
    expect((await processOn(warm, probe, 0, startHere)).coldStart).toBe(false);
    expect((await processOn(warm)).pid).toBe(pid);
    await warm.take(probe, startProcess)?.stop();
    await warm.take(other, startProcess)?.stop();
  });

  it('ends with its platform where it is one too many', async () => {
    const warm = createWarmExecutions(() => 0, 0);
    await processOn(warm);
    expect(warm.take(probe, startProcess)).toBeUndefined();
  });

  it('waits until it has forgotten what its platform showed to all', async () => {
    let remembersForMs = 60_000;
    const warm = createWarmExecutions(() => remembersForMs);
    const { pid } = await processOn(warm);
    expect(warm.take(probe, startProcess)).toBeUndefined();
    remembersForMs = 0;
    expect((await processOn(warm)).pid).toBe(pid);
    await warm.take(probe, startProcess)?.stop();
  });

  it('goes to no platform of another time, and comes from none, where it remembers anything', async () => {
    const warm = createWarmExecutions(() => 0);
    const { pid } = await processOn(warm);
    expect((await processOn(ofAnotherTime(warm, () => 1))).coldStart).toBe(true);
    expect((await processOn(ofAnotherTime(warm, () => 0))).pid).toBe(pid);
    await warm.take(probe, startProcess)?.stop();
    expect(warm.take(probe, startProcess)).toBeUndefined();
  });
});
