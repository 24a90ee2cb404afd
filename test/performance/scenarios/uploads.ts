import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '#shared/contract/client.ts';
import { largeFilm } from '../../support/large-file.ts';
import type { Outcome } from '../scenario.ts';
import { startServer, type Server } from '../server-process.ts';

/** The memory of each process of the server, at any moment. */
const mostMemory = 200_000_000;
const teacher = 'teacher@example.com';
const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);

/** Notes what each process has held, also of those that end meanwhile. */
function watchMemory(servers: () => Server) {
  const most = new Map<string, number>();
  const look = () => {
    for (const [name, bytes] of servers().memory())
      most.set(name, Math.max(most.get(name) ?? 0, bytes));
  };
  const timer = setInterval(look, 500);
  return {
    look,
    end() {
      clearInterval(timer);
      look();
      return most;
    },
  };
}

async function sendParts(
  client: Client,
  params: { courseId: string; mediaId: string },
  film: ReturnType<typeof largeFilm>,
  numbers: number[],
): Promise<void> {
  const open = [...numbers];
  const lane = async () => {
    for (let number = open.shift(); number !== undefined; number = open.shift()) {
      const query = { numbers: String(number) };
      const { parts } = await client('media.signParts', { params, query });
      const body = new Uint8Array(film.part(number));
      const answer = await fetch(parts[0]?.url ?? '', { method: 'PUT', body });
      if (!answer.ok) throw new Error(`Part ${number} was answered with ${answer.status}`);
    }
  };
  await Promise.all([lane(), lane(), lane()]);
}

/** Completing may take longer than the gateway waits; it is asked again until it is done. */
async function complete(client: Client, params: { courseId: string; mediaId: string }) {
  for (let tries = 0; ; tries += 1) {
    try {
      await client('media.completeUpload', { params });
      return tries;
    } catch (error) {
      if (tries === 20) throw error;
      await pause(1000);
    }
  }
}

async function whenReady(client: Client, params: { courseId: string; mediaId: string }) {
  for (;;) {
    const file = await client('media.get', { params });
    if (file.state !== 'pending') return file;
    await pause(250);
  }
}

/**
 * A large film through a server of its own, which is killed when half of it is there: what arrived stays,
 * nothing is attached by half, and no process holds more than it may, from the first start with its demo data on.
 */
export async function playUploads({
  bytes,
  port,
}: {
  bytes: number;
  port: number;
}): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uploads-'));
  const faults: string[] = [];
  const film = largeFilm(bytes);
  let server = await startServer(port, dataDir);
  const memory = watchMemory(() => server);
  try {
    let client = await server.as(teacher);
    const { items } = await client('courses.listTaught', { query: {} });
    const courseId = items[0]?.courseId ?? '';
    const begun = await client('media.beginUpload', { params: { courseId }, body: film.about });
    const params = { courseId, mediaId: begun.media.mediaId };
    const half = film.numbers.slice(0, Math.ceil(film.numbers.length / 2));
    await sendParts(client, params, film, half);
    memory.look();
    await server.end('SIGKILL');

    server = await startServer(port, dataDir);
    client = await server.as(teacher);
    const half2 = await client('media.getUpload', { params });
    if (half2.arrived.length !== half.length)
      faults.push(`${half.length} parts were acknowledged, ${half2.arrived.length} are there`);
    const still = await client('media.get', { params });
    if (still.state !== 'pending' || !still.arriving) faults.push('It is attached by half');

    const begin = performance.now();
    await sendParts(client, params, film, film.numbers);
    const tries = await complete(client, params);
    const file = await whenReady(client, params);
    const seconds = (performance.now() - begin) / 1000;
    if (file.state !== 'ready') faults.push(`It is ${file.state}: ${file.rejection}`);
    const end = await fetch(file.link?.url ?? '', { headers: { range: 'bytes=-16' } });
    if (end.headers.get('content-range') !== `bytes ${bytes - 16}-${bytes - 1}/${bytes}`)
      faults.push(`Of its end one gets ${end.headers.get('content-range')}`);
    const facts: Outcome['facts'] = {
      'MB of the film': megabytes(bytes),
      'seconds after the restart': Math.round(seconds),
      'completions that had to be asked again': tries,
    };
    for (const [name, held] of memory.end()) {
      facts[`${name}: MB at most`] = megabytes(held);
      if (held >= mostMemory) faults.push(`${name} held ${megabytes(held)} MB`);
    }
    return { facts, faults };
  } finally {
    memory.end();
    await server.end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}
