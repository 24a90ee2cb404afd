import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Client } from '#shared/contract/client.ts';
import { uploadLimits } from '#shared/policies/upload-limits.ts';
import { startKillable, type Killable } from '../support/killable.ts';
import { largeFilm } from '../support/large-file.ts';
import { newCourse } from '../world/courses.ts';

/** Two whole parts and a little one. */
const film = largeFilm(uploadLimits.partBytes * 2 + 5);
const whole = createHash('sha256');
for (const number of film.numbers) whole.update(film.part(number));
const hashOfFilm = whole.digest('hex');

const dataDir = mkdtempSync(join(tmpdir(), 'uploads-'));
let server: Killable = await startKillable(dataDir);
afterAll(async () => {
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
});

let email: string;
let teacher: Client;
beforeEach(async () => {
  email = await server.newTeacher();
  teacher = await server.as(email);
});

/** On the same data; whoever comes back has to sign in. */
async function startAgain(): Promise<void> {
  server = await startKillable(dataDir);
  teacher = await server.as(email);
}

type Place = { courseId: string; mediaId: string };

async function begin(): Promise<Place> {
  const { courseId } = await teacher('courses.create', { body: newCourse() });
  const { media } = await teacher('media.beginUpload', { params: { courseId }, body: film.about });
  return { courseId, mediaId: media.mediaId };
}

async function addressOf(params: Place, number: number): Promise<string> {
  const { parts } = await teacher('media.signParts', { params, query: { numbers: `${number}` } });
  return parts[0]?.url ?? '';
}

async function send(params: Place, numbers: number[]): Promise<void> {
  for (const number of numbers) {
    const body = new Uint8Array(film.part(number));
    const { status } = await fetch(await addressOf(params, number), { method: 'PUT', body });
    expect(status).toBe(200);
  }
}

/** Sends half of a part and stays on the line; answers what resolves when the line breaks. */
async function sendHalf(params: Place, number: number): Promise<{ broken: Promise<unknown> }> {
  const part = film.part(number);
  const sending = request(await addressOf(params, number), {
    method: 'PUT',
    headers: { 'content-length': part.length },
  });
  const broken = once(sending, 'error').then(([error]) => error as unknown);
  await new Promise((sent) => {
    sending.write(part.subarray(0, part.length / 2), sent);
  });
  return { broken };
}

/** The file is ready, in one lesson alone, has the bytes that were sent, and takes its space once. */
async function expectAttachedOnce(params: Place): Promise<void> {
  const { courseId, mediaId } = params;
  await vi.waitFor(
    async () => expect(await teacher('media.get', { params })).toMatchObject({ state: 'ready' }),
    { timeout: 20_000, interval: 50 },
  );
  const { moduleId } = await teacher('lessons.createModule', {
    params: { courseId },
    body: { title: { en: 'Films' } },
  });
  const lesson = { title: { en: 'The film' }, minutes: 1, preview: false };
  const { blocks } = await teacher('lessons.createBlocks', {
    params: { courseId, moduleId },
    body: { blocks: [{ ...lesson, content: { kind: 'file', mediaId } }] },
  });
  const blockId = blocks[0]?.blockId ?? '';
  const { block } = await teacher('lessons.getBlock', { params: { courseId, moduleId, blockId } });
  const answer = await fetch(block.links[0]?.url ?? '');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(hashOfFilm);
  const { items } = await teacher('media.list', { params: { courseId }, query: {} });
  expect(items).toMatchObject([
    { mediaId, state: 'ready', arriving: false, places: [{ place: 'block', blockId }] },
  ]);
  const { course } = await teacher('media.getStorage', { params: { courseId } });
  expect(course).toMatchObject({ files: 1, bytes: film.about.bytes });
}

test('cases 55 and 57: an upload goes on where a killed server left it: what arrived is there, what was cut off is not, and the file is attached once and whole', async () => {
  const params = await begin();
  await send(params, [3, 1]);
  const { broken } = await sendHalf(params, 2);
  await server.kill();
  await expect(broken).resolves.toMatchObject({ code: 'ECONNRESET' });

  await startAgain();
  const there = await teacher('media.getUpload', { params });
  expect(there).toEqual({
    partBytes: uploadLimits.partBytes,
    parts: 3,
    arrived: [1, 3],
    fingerprint: film.about.fingerprint,
  });
  const half = await teacher('media.get', { params });
  expect(half).toMatchObject({ state: 'pending', arriving: true, link: null });
  await expect(teacher('media.completeUpload', { params })).rejects.toThrow('upload_incomplete');
  const stranger = await server.as(await server.newTeacher());
  await expect(stranger('media.getUpload', { params })).rejects.toThrow('not_found');
  await expect(stranger('media.completeUpload', { params })).rejects.toThrow('not_found');

  await send(
    params,
    film.numbers.filter((number) => !there.arrived.includes(number)),
  );
  await teacher('media.completeUpload', { params });
  await expectAttachedOnce(params);
});

test('cases 56 and 57: parts that were joined when the server was killed, before its table heard of it, are one file, which nothing changes any more', async () => {
  const params = await begin();
  await send(params, film.numbers);
  await server.dieBeforeWrite(/^(?!.*Finalizer).*Media/);
  const lost = teacher('media.completeUpload', { params });
  await expect(lost).rejects.toThrow('fetch failed');
  await server.over();

  await startAgain();
  // There is nothing left to send: the parts were joined.
  await expect(teacher('media.getUpload', { params })).rejects.toThrow('upload_ended');
  expect(await teacher('media.completeUpload', { params })).toMatchObject({ arriving: false });
  await expect(addressOf(params, 3)).rejects.toThrow('upload_ended');
  await expectAttachedOnce(params);
  expect(await teacher('media.completeUpload', { params })).toMatchObject({ state: 'ready' });
});
