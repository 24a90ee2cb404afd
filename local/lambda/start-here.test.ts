import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFunctions, type Functions } from './functions.ts';
import { startHere } from './start-here.ts';

const codeDir = mkdtempSync(join(tmpdir(), 'here-'));
writeFileSync(join(codeDir, 'part.js'), 'exports.count = { calls: 0 };');
writeFileSync(join(codeDir, 'data.json'), '{ "given": 7 }');
writeFileSync(
  join(codeDir, 'index.js'),
  `const { count } = require('./part.js');
  const { env } = require('node:process');
  const { Console } = require('node:console');
  exports.handler = async (event, context) => {
    count.calls += 1;
    switch (event.do) {
      case 'wait': await new Promise((done) => setTimeout(done, 20)); break;
      case 'log': console.log(JSON.stringify({ message: 'hello' })); break;
      case 'log by its process':
        new Console(process.stdout, process.stderr).error(JSON.stringify({ message: 'hello' }));
        break;
      case 'throw': throw new TypeError('broken');
      case 'hang': return new Promise(() => {});
      case 'exit': process.exit(3); return new Promise(() => {});
    }
    return {
      calls: count.calls,
      env: { ...env },
      same: env === process.env,
      name: context.functionName,
      given: require('./data.json').given,
      file: __filename,
      now: Date.now(),
      pid: process.pid,
    };
  };`,
);
afterAll(() => rmSync(codeDir, { recursive: true }));

const definition = {
  name: 'probe',
  arn: 'arn:aws:lambda:eu-west-1:000000000000:function:probe',
  codeDir,
  handler: 'index.handler',
  timeoutSeconds: 60,
  memoryMb: 128,
  environment: { STAGE: 'local' },
};

let skew = 0;
let functions: Functions;
beforeEach(() => {
  skew = 0;
  functions = createFunctions({
    definitions: [definition],
    startEnvironment: startHere,
    skewMs: () => skew,
  });
});
afterEach(() => functions.stop());

describe('a function that runs in the process of the runtime', () => {
  it('sees its own variables and nothing of the host, and keeps its modules from call to call', async () => {
    expect(await functions.invoke('probe', {})).toMatchObject({
      calls: 1,
      env: { STAGE: 'local' },
      same: true,
      name: 'probe',
      given: 7,
      file: join(codeDir, 'index.js'),
      pid: process.pid,
    });
    expect(await functions.invoke('probe', {})).toMatchObject({ calls: 2 });
  });

  it('has modules of its own in each of its executions, which answer one call at a time', async () => {
    const calls = await Promise.all(
      Array.from({ length: 3 }, () => functions.invoke('probe', { do: 'wait' })),
    );
    expect(calls.map((one) => (one as { calls: number }).calls)).toEqual([1, 1, 1]);
  });

  it.each(['log', 'log by its process'])('has what it prints by "%s" in its log', async (how) => {
    await functions.invoke('probe', { do: how });
    expect(functions.logs.lines()).toMatchObject([{ fields: { message: 'hello' } }]);
  });

  it('reports what it throws, and lives on', async () => {
    const failed = functions.invoke('probe', { do: 'throw' });
    await expect(failed).rejects.toMatchObject({ kind: 'handler', errorType: 'TypeError' });
    expect(await functions.invoke('probe', {})).toMatchObject({ calls: 2 });
  });

  it.each([
    ['exit', 'exit status 3'],
    ['hang', 'timed out after 0.05 seconds'],
  ])('that would %s fails its caller, and the next call gets a fresh one', async (what, words) => {
    functions.reload('probe', { timeoutSeconds: 0.05 });
    await expect(functions.invoke('probe', { do: what })).rejects.toThrow(words);
    functions.reload('probe', { timeoutSeconds: 60 });
    expect(await functions.invoke('probe', {})).toMatchObject({ calls: 1 });
  });

  it('gets a process of its own where its clock is wrong', async () => {
    skew = 600_000;
    const answer = (await functions.invoke('probe', {})) as { now: number; pid: number };
    expect(answer.pid).not.toBe(process.pid);
    expect(answer.now - Date.now()).toBeGreaterThan(500_000);
  });
});
