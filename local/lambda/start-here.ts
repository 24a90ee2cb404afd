import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Console } from 'node:console';
import { dirname, join, resolve } from 'node:path';
import { Writable } from 'node:stream';
import { compileFunction, constants } from 'node:vm';
import { bootstrapCode, settingsOf } from './bootstrap-code.ts';
import type { ExecutionEnvironment, StartEnvironment } from './execution-environment.ts';
import type { FunctionDefinition } from './function-definition.ts';
import type { Invocation, Message } from './protocol.ts';
import { startProcess } from './start-process.ts';

type Wrapped = (...given: unknown[]) => void;

const moduleParameters = [
  'exports',
  'require',
  'module',
  '__filename',
  '__dirname',
  'process',
  'console',
];
const compiled = new Map<string, Wrapped>();

/** A file as CommonJS, compiled once for all environments: what differs between them are its parameters. */
function wrap(file: string): Wrapped {
  const known = compiled.get(file);
  if (known) return known;
  const wrapped = compileFunction(readFileSync(file, 'utf8'), moduleParameters, {
    filename: file,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }) as Wrapped;
  compiled.set(file, wrapped);
  return wrapped;
}

let bootstrap: Wrapped | undefined;

/** Loads a function's files, each once, with a `process` and a `console` of its own. */
function createLoader({ codeDir }: FunctionDefinition, own: { process: object; console: Console }) {
  const ofPackages = createRequire(join(codeDir, 'package.json'));
  const loaded = new Map<string, { exports: unknown }>();
  const requireIn =
    (folder: string) =>
    (id: string): unknown => {
      if (/^(node:)?process$/.test(id)) return own.process;
      if (!/^[./]/.test(id)) return ofPackages(id) as unknown;
      const file = resolve(folder, id);
      if (file.endsWith('.json')) return ofPackages(file) as unknown;
      const known = loaded.get(file);
      if (known) return known.exports;
      const module = { exports: {} };
      loaded.set(file, module);
      const place = dirname(file);
      wrap(file)(module.exports, requireIn(place), module, file, place, own.process, own.console);
      return module.exports;
    };
  return requireIn(codeDir);
}

/**
 * An environment in this very process, for tests: the same bootstrap, the function's own modules, variables and output, and
 * one call at a time, at three fifths of the processor time (decision 0044). What it cannot play: its end (whatever it has
 * begun when it is killed goes on), its memory, its processor time (0), an error that no handler sees (it is this
 * process's), and a clock that is wrong, for which it gets a process after all.
 */
export const startHere: StartEnvironment = (definition, skewMs, listener) => {
  if (skewMs !== 0) return startProcess(definition, skewMs, listener);
  let isOver = false;
  const end = (how: string) => {
    if (isOver) return;
    isOver = true;
    setImmediate(() => listener.onEnd(`Runtime exited with error: ${how}`));
  };
  const answering: ((invocation: Invocation) => void)[] = [];
  const output = () => new Writable({ write: (_, __, done) => done() });
  const own = {
    argv: [process.execPath, JSON.stringify(settingsOf(definition, skewMs))],
    env: { ...definition.environment },
    stdout: output(),
    stderr: output(),
    title: definition.name,
    threadCpuUsage: () => ({ user: 0, system: 0 }),
    exit: (code: number) => end(`exit status ${code}`),
    send(message: Message) {
      if (!isOver) listener.onMessage(message);
    },
    on(event: string, heard: (invocation: Invocation) => void) {
      if (event === 'message') answering.push(heard);
    },
    getBuiltinModule: (id: string): unknown =>
      id === 'node:module' ? { createRequire: () => load } : process.getBuiltinModule(id),
  };
  const itsProcess = Object.create(process, Object.getOwnPropertyDescriptors(own)) as object;
  const load = createLoader(definition, {
    process: itsProcess,
    console: new Console({ stdout: own.stdout, stderr: own.stderr }),
  });
  setImmediate(() => {
    bootstrap ??= compileFunction(bootstrapCode(), ['process']) as Wrapped;
    bootstrap(itsProcess);
  });
  return {
    pid: 0,
    send: (invocation) => {
      for (const answer of answering) answer(invocation);
    },
    kill: () => end('signal: SIGKILL'),
  } satisfies ExecutionEnvironment;
};
