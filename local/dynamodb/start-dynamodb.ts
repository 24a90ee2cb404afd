import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guardFile } from './file-guard.ts';
import { bundledBinary, endEngine, startEngine, type EngineProcess } from './engine-process.ts';
import { provisionTables } from './provision-tables.ts';
import { trimStreamRecords, tuneStreamRecords } from './stream-records.ts';
import { sweepExpired } from './sweep-expired.ts';
import type { TableSpec } from './table-spec.ts';

export type DynamodbOptions = {
  /** Path of the engine; left out: the one that comes with the project. */
  binary?: string;
  /**
   * The file for the data; null: a temporary file that goes with the engine. Never in memory: a file can be tuned
   * (`tuneStreamRecords`), without which each write costs time proportional to the stream.
   */
  file: string | null;
  port?: number;
  tables: TableSpec[];
  /** Milliseconds since the epoch. */
  now(): number;
  /** Left out: process.env. `DYNAMODB_ENDPOINT` names an engine to use instead of the bundled one. */
  environment?: Record<string, string | undefined>;
  /** Hears that the engine has ended by itself, or was killed from outside. */
  onEnd?: (() => void) | undefined;
};

export type Dynamodb = {
  endpoint: string;
  /** The id of the engine's process; 0 when it is an external one. */
  readonly pid: number;
  /** Deletes what has expired and trims the stream; returns how many items went. */
  sweepExpired(): Promise<number>;
  /** @throws Error when the table has no stream. */
  streamArn(table: string): string;
  /** Sends a signal to the engine, for fault tests. */
  kill(signal: NodeJS.Signals): void;
  /** Ends the engine by SIGKILL if it still runs, and starts it anew on the same port and file. */
  restart(): Promise<void>;
  /** Ends the engine; the file stays. */
  stop(): Promise<void>;
};

/**
 * Starts a DynamoDB engine with the template's tables.
 * @throws StartError in one sentence when the file is damaged or in use, a kept table has other keys, or
 * this machine has no engine
 */
export async function startDynamodb(options: DynamodbOptions): Promise<Dynamodb> {
  const external = (options.environment ?? process.env)['DYNAMODB_ENDPOINT'];
  return external ? useExternal(external, options) : useBundled(options);
}

async function useBundled(options: DynamodbOptions): Promise<Dynamodb> {
  const { tables, now } = options;
  const binary = options.binary ?? bundledBinary();
  const folder = options.file === null ? mkdtempSync(join(tmpdir(), 'dynamodb-')) : undefined;
  const file = options.file ?? join(folder ?? '', 'dynamodb.db');
  const guard = await guardFile(file);
  let engine: EngineProcess | undefined;
  let streams = new Map<string, string>();
  /** Whether the engine's end is the runtime's own wish. */
  let isAsked = false;

  async function start(port: number | undefined): Promise<EngineProcess> {
    const started = await startEngine({ binary, file, port, folder });
    engine = started;
    isAsked = false;
    started.child.once('exit', () => {
      if (!isAsked) options.onEnd?.();
    });
    guard.note(started.pid);
    streams = await provisionTables(`http://127.0.0.1:${started.port}`, tables);
    tuneStreamRecords(file);
    trimStreamRecords(file, now());
    return started;
  }

  async function stop(): Promise<void> {
    isAsked = true;
    if (engine) await endEngine(engine, 'SIGTERM');
    guard.release();
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }

  let running: EngineProcess;
  try {
    running = await start(options.port);
  } catch (error) {
    await stop();
    throw error;
  }
  const endpoint = `http://127.0.0.1:${running.port}`;

  return {
    endpoint,
    get pid() {
      return running.pid;
    },
    async sweepExpired() {
      const removed = await sweepExpired(endpoint, file, tables, now());
      trimStreamRecords(file, now());
      return removed;
    },
    streamArn: (table) => streamOf(streams, table),
    kill(signal) {
      isAsked = true;
      running.child.kill(signal);
    },
    async restart() {
      isAsked = true;
      await endEngine(running, 'SIGKILL');
      running = await start(running.port);
    },
    stop,
  };
}

async function useExternal(endpoint: string, options: DynamodbOptions): Promise<Dynamodb> {
  const streams = await provisionTables(endpoint, options.tables);
  const refuse = () => {
    throw new Error(`The engine at ${endpoint} was not started here: it cannot be ended here.`);
  };
  return {
    endpoint,
    pid: 0,
    sweepExpired: () => sweepExpired(endpoint, null, options.tables, options.now()),
    streamArn: (table) => streamOf(streams, table),
    kill: refuse,
    restart: async () => refuse(),
    stop: async () => {},
  };
}

function streamOf(streams: ReadonlyMap<string, string>, table: string): string {
  const arn = streams.get(table);
  if (arn === undefined) throw new Error(`Table ${table} has no stream.`);
  return arn;
}
