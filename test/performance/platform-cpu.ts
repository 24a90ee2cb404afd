import { existsSync, readFileSync } from 'node:fs';
import type { Runtime } from '#local/runtime.ts';

/** Clock ticks in a second, as Linux tells them to programs (`getconf CLK_TCK`). */
const ticksPerSecond = 100;

/** Processor time of another process so far, user and system; 0 where there is no `/proc`. */
function cpuMsOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  // Behind the name in brackets, which may hold blanks: state, ppid, …, utime (14th of all), stime.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
}

/**
 * Processor time of the whole platform so far, in milliseconds: edge, gateway and the played services,
 * which are this process, the functions that run, and the table's engine.
 */
export function platformCpuMs({ functions, dynamodb }: Pick<Runtime, 'functions' | 'dynamodb'>) {
  const { user, system } = process.cpuUsage();
  const others = [dynamodb.pid, ...functions.pids()].map(cpuMsOf);
  return (user + system) / 1000 + others.reduce((sum, one) => sum + one, 0);
}
