import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FunctionDefinition } from './function-definition.ts';
import { createFunctions, type Functions, type InvocationReport } from './functions.ts';

const code = `
let calls = 0;
exports.handler = async (event, context) => {
  calls += 1;
  switch (event.do) {
    case 'hang': return new Promise(() => setInterval(() => {}, 1000));
    case 'spin': for (;;);
    case 'exit': process.exit(3);
    case 'reject': Promise.reject(new Error('nobody awaits me')); return new Promise(() => {});
    case 'throw': throw new TypeError('broken');
    case 'env': return { ...process.env };
    case 'waste': {
      const ring = [];
      for (let at = 0; at < 2e6; at += 1) ring[at % 30000] = { at, all: [at, at, at, at] };
      return ring.length;
    }
    case 'log': console.log(JSON.stringify({ level: 'INFO', message: 'hello' })); return null;
    default: return { calls, left: context.getRemainingTimeInMillis(), name: context.functionName };
  }
};`;

/** Whether there is such a process, one that has ended and is not waited for by anybody left out. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

let codeDir: string;
let functions: Functions;
let reports: InvocationReport[];

const definition = (): FunctionDefinition => ({
  name: 'probe',
  arn: 'arn:aws:lambda:eu-west-1:000000000000:function:probe',
  codeDir,
  handler: 'index.handler',
  timeoutSeconds: 60,
  memoryMb: 128,
  environment: { STAGE: 'local', AWS_ACCESS_KEY_ID: 'AKIALOCALPROBE' },
});

beforeEach(() => {
  codeDir = mkdtempSync(join(tmpdir(), 'functions-'));
  writeFileSync(join(codeDir, 'index.js'), code);
  reports = [];
  functions = createFunctions({
    definitions: [definition()],
    onInvoke: (report) => reports.push(report),
  });
});

afterEach(async () => {
  await functions.stop();
  rmSync(codeDir, { recursive: true });
});

describe('a function', () => {
  it('answers with a context and stays warm for the next call', async () => {
    const first = await functions.invoke('probe', {});
    expect(first).toMatchObject({ calls: 1, name: 'probe' });
    expect(await functions.invoke(definition().arn, {})).toMatchObject({ calls: 2 });
    expect(reports.map(({ coldStart }) => coldStart)).toEqual([true, false]);
    expect(reports[0]).toMatchObject({ initMs: expect.any(Number), initCpuMs: expect.any(Number) });
    expect(reports[1]!.cpuMs).toBeGreaterThanOrEqual(0);
  });

  it('sees the environment of the template and nothing of the host', async () => {
    expect(await functions.invoke('probe', { do: 'env' })).toEqual(definition().environment);
  });

  it.each(['hang', 'spin'])('that would %s is ended at its timeout', async (what) => {
    functions.reload('probe', { timeoutSeconds: 0.2 });
    const call = functions.invoke('probe', { do: what });
    await expect(call).rejects.toThrow('Task timed out after 0.20 seconds');
    functions.reload('probe', { timeoutSeconds: 60 });
    expect(await functions.invoke('probe', {})).toMatchObject({ calls: 1 });
  });

  it.each([
    ['exit', 'Runtime exited with error: exit status 3'],
    ['reject', 'nobody awaits me'],
  ])(
    'that dies by %s fails its caller, and the next call gets a fresh one',
    async (what, words) => {
      await functions.invoke('probe', {});
      await expect(functions.invoke('probe', { do: what })).rejects.toThrow(words);
      expect(await functions.invoke('probe', {})).toMatchObject({ calls: 1 });
    },
  );

  it('that throws reports type and message, and lives on', async () => {
    await expect(functions.invoke('probe', { do: 'throw' })).rejects.toMatchObject({
      kind: 'handler',
      errorType: 'TypeError',
      message: 'broken',
    });
    expect(await functions.invoke('probe', {})).toMatchObject({ calls: 2 });
  });

  it('runs concurrent calls in processes of their own, up to the limit', async () => {
    const calls = await Promise.all(
      Array.from({ length: 12 }, () => functions.invoke('probe', {})),
    );
    const firsts = calls.filter((call) => (call as { calls: number }).calls === 1);
    expect(firsts.length).toBeGreaterThan(1);
    expect(firsts.length).toBeLessThanOrEqual(8);
  });

  it('hands its log lines to whoever listens', async () => {
    const line = new Promise((resolve) => functions.logs.subscribe(resolve));
    await functions.invoke('probe', { do: 'log' });
    expect(await line).toMatchObject({ functionName: 'probe', fields: { message: 'hello' } });
  });

  it('that is killed in the middle of its work fails that call alone', async () => {
    const call = functions.invoke('probe', { do: 'hang' });
    const [failure, victim] = await Promise.all([
      call.catch((error: unknown) => error),
      functions.killRandom(() => 0),
    ]);
    expect(victim).toBe('probe');
    expect(failure).toMatchObject({ kind: 'exit' });
    expect(await functions.invoke('probe', {})).toMatchObject({ calls: 1 });
  });

  it('that printed something has said so before it answers', async () => {
    await functions.invoke('probe', { do: 'log' });
    expect(functions.logs.lines()).toMatchObject([{ fields: { message: 'hello' } }]);
  });

  it('holds little memory, also after it made much garbage', async () => {
    functions.reload('probe', { memoryMb: 1024 });
    await functions.invoke('probe', { do: 'waste' });
    const [pid = 0] = functions.pids();
    const status = existsSync('/proc') ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
    expect(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0)).toBeLessThan(150_000);
  });

  it.each(['hang', 'idle'])('that would %s is gone when the runtime is killed', async (what) => {
    const program = fileURLToPath(new URL('functions-fixture.ts', import.meta.url));
    const runtime = spawn(process.execPath, [program, JSON.stringify(definition()), what], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = (await once(runtime.stdout, 'data')) as [Buffer];
    expect(isRunning(Number(pid))).toBe(true);
    runtime.kill('SIGKILL');
    await expect.poll(() => isRunning(Number(pid))).toBe(false);
  });

  it('whose module does not load fails as an init error', async () => {
    functions.reload('probe', { handler: 'index.missing' });
    await expect(functions.invoke('probe', {})).rejects.toMatchObject({ kind: 'init' });
  });

  it('is refused by name when the template has no such function', async () => {
    await expect(functions.invoke('ghost', {})).rejects.toThrow('no function "ghost"');
  });
});
