import { spawn, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { bootstrapCode, settingsOf } from './bootstrap-code.ts';
import type { StartEnvironment } from './execution-environment.ts';
import type { Message } from './protocol.ts';

/**
 * Node collects garbage late where it sees much memory: a function that needs 30 MB would hold 200. So its
 * young generation has twice 8 MB, and the old one is looked at from 32 MB on, whenever it grew by a third.
 */
const thrift = [
  '--max-semi-space-size=8',
  '--initial-old-space-size=32',
  '--heap-growing-percent=33',
];

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** An environment in a process of its own, as in the cloud. */
export const startProcess: StartEnvironment = (definition, skewMs, listener) => {
  const flags = [
    `--max-old-space-size=${definition.memoryMb}`,
    ...thrift,
    '--disable-warning=ExperimentalWarning',
  ];
  const child = spawn(
    process.execPath,
    [...flags, '--eval', bootstrapCode(), JSON.stringify(settingsOf(definition, skewMs))],
    {
      env: definition.environment,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // Whole strings as they are, where JSON would quote the JSON that they hold.
      serialization: 'advanced',
      // Its own process group: Ctrl-C reaches the runtime alone, which ends its functions.
      detached: true,
    },
  );
  running.add(child);
  // It does not keep the runtime running.
  child.unref();
  child.channel?.unref();
  child.on('message', (message: Message) => listener.onMessage(message));
  const lastWords = child.stderr as Socket;
  lastWords.unref();
  createInterface({ input: lastWords }).on('line', (line) => listener.onLine(line));
  child.once('exit', (code, signal) => {
    running.delete(child);
    const status = signal === null ? `exit status ${code}` : `signal: ${signal}`;
    listener.onEnd(`Runtime exited with error: ${status}`);
  });
  child.once('error', (error) => {
    running.delete(child);
    listener.onEnd(`Runtime failed to start: ${error.message}`);
  });
  return {
    pid: child.pid ?? 0,
    send: (invocation) => void child.send(invocation, () => undefined),
    kill: () => void child.kill('SIGKILL'),
  };
};
