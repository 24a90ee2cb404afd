import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { uploadLimits } from '#shared/policies/upload-limits.ts';
import type { Transport } from './transport.ts';
import { fitsUse } from '#shared/policies/media-use.ts';
import { fileNameSchema } from '#shared/schemas/media-file.ts';
import type { OpenableMedia as Media } from '#shared/schemas/media-library.ts';
import { createUploadManager, failureOf, type Upload } from './upload-manager.ts';

const { partBytes } = uploadLimits;
const courseId = '01J00000000000000000000000';

const fileOf = (name: string, bytes: number): File =>
  ({ name, size: bytes, slice: (from: number, to: number) => new Blob([`${from}-${to}`]) }) as File;

const film = () => fileOf('film.mp4', partBytes * 5 + 7);

const mediaOf = (mediaId: string, changes: Partial<Media> = {}): Media => ({
  mediaId,
  courseId,
  fileName: 'film.mp4',
  contentType: 'video/mp4',
  bytes: partBytes * 5 + 7,
  durationSeconds: null,
  state: 'ready',
  rejection: null,
  rejectedAtLine: null,
  arriving: false,
  goesAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  link: null,
  ...changes,
});

const problem = (status: number, code: 'upload_incomplete' | 'course_storage_full') =>
  new ApiError(status, { type: '', title: '', status, code, requestId: '1' });

/** A place that takes parts, and a line that can be cut. */
function startWorld() {
  const arrived = new Set<number>();
  const order: string[] = [];
  const held: (() => void)[] = [];
  const world = {
    online: true,
    holding: false,
    atOnce: 0,
    most: 0,
    state: 'ready' as Media['state'],
  };
  const letGo = () => held.splice(0).forEach((go) => go());
  const line = () => {
    if (!world.online) throw new TypeError('No answer');
  };
  const transport: Transport<string, Media> = {
    begin: async (_, { fileName }) => {
      line();
      order.push(`begin ${fileName}`);
      const media = mediaOf('M1', { state: 'pending', arriving: true });
      return { media, upload: { arrived: [] } };
    },
    askForm: async (_, { fileName }) => {
      line();
      order.push(`form ${fileName}`);
      return { media: mediaOf(`F-${fileName}`), upload: { url: '', fields: {} } };
    },
    sendForm: async () => line(),
    arrived: async () => {
      line();
      return { arrived: [...arrived], fingerprint: 'f' };
    },
    addresses: async (_, __, numbers) => {
      line();
      const parts = numbers.map((number) => ({ number, bytes: 1, url: String(number) }));
      return { parts };
    },
    sendPart: async (url, _, { signal, onProgress }) => {
      world.atOnce += 1;
      world.most = Math.max(world.most, world.atOnce);
      try {
        if (world.holding)
          await new Promise<void>((go, stop) => {
            held.push(go);
            signal.addEventListener('abort', () => stop(signal.reason as Error));
          });
        await new Promise((go) => setImmediate(go));
        signal.throwIfAborted();
        line();
        onProgress(1);
        order.push(`part ${url}`);
        arrived.add(Number(url));
      } finally {
        world.atOnce -= 1;
      }
    },
    complete: async () => {
      line();
      order.push('complete');
      if (arrived.size < 6) throw problem(409, 'upload_incomplete');
      return mediaOf('M1', { state: 'pending' });
    },
    look: async (_, mediaId) => {
      line();
      return mediaOf(mediaId, {
        state: world.state,
        rejection: 'captions_order',
        rejectedAtLine: 6,
      });
    },
    giveUp: async (_, mediaId) => {
      order.push(`give up ${mediaId}`);
      return mediaOf(mediaId);
    },
  };
  let keys = 0;
  const changed: string[] = [];
  const manager = createUploadManager({
    transport,
    fingerprintOf: async () => 'f',
    pause: async () => {
      // Nobody waits here; the turn is given to whoever is next.
      await new Promise((go) => setImmediate(go));
    },
    newKey: () => `K${(keys += 1)}`,
    onChange: (id) => changed.push(id),
  });
  const get = (key: string) => manager.get().find((one) => one.key === key);
  /** Resolves once an upload is like this. */
  const when = (key: string, is: (upload: Upload) => boolean) =>
    new Promise<Upload>((resolve) => {
      const look = () => {
        const upload = get(key);
        if (!upload || !is(upload)) return;
        end();
        resolve(upload);
      };
      const end = manager.subscribe(look);
      look();
    });
  const whenState = (key: string, state: Upload['state']) => when(key, (it) => it.state === state);
  return { world, manager, order, arrived, changed, letGo, get, when, whenState };
}

describe('an upload', () => {
  it('of a small file goes as a form, and is done when somebody has looked at it', async () => {
    const { manager, order, changed } = startWorld();
    const media = await manager.whenDone(manager.add(courseId, fileOf('a.pdf', 1000)));
    expect(media).toMatchObject({ mediaId: 'F-a.pdf', state: 'ready' });
    expect(order).toEqual(['form a.pdf']);
    expect(changed).toEqual([courseId]);
  });

  it('goes under a name that can be kept, whatever its own system takes', async () => {
    const { manager, order, whenState } = startWorld();
    const key = manager.add(courseId, new File(['a'], `${'What is rye? '.repeat(20)}.pdf`));
    const { fileName } = await whenState(key, 'done');
    expect(order).toEqual([`form ${fileName}`]);
    expect(fileNameSchema.parse(fileName)).toBe(fileName);
    expect(fileName).toMatch(/^What is rye_ What.*\.pdf$/);
  });

  it('of a large one goes in parts, three at a time, and is then joined', async () => {
    const { manager, order, world, whenState } = startWorld();
    const key = manager.add(courseId, film());
    const done = await whenState(key, 'done');
    expect(done.sent).toBe(done.bytes);
    expect(world.most).toBe(3);
    expect(order[0]).toBe('begin film.mp4');
    expect(order.slice(1, 7).toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((it) => `part ${it}`));
    expect(order.slice(7)).toEqual(['complete']);
  });

  it('that is paused sends nothing more, and goes on with what is missing', async () => {
    const { manager, order, world, arrived, letGo, whenState, when } = startWorld();
    world.holding = true;
    const key = manager.add(courseId, film());
    await when(key, ({ mediaId }) => mediaId !== null);
    await new Promise((go) => setImmediate(go));
    letGo();
    await when(key, ({ sent }) => sent >= 3 * partBytes);
    manager.pause(key);
    world.holding = false;
    expect([...arrived]).toEqual([1, 2, 3]);
    await whenState(key, 'paused');
    manager.goOn(key);
    await whenState(key, 'done');
    expect(order.filter((it) => it === 'part 1')).toHaveLength(1);
    expect(order.filter((it) => it.startsWith('begin'))).toHaveLength(1);
  });

  it('whose line is cut waits, and goes on by itself', async () => {
    const { manager, world, whenState, get } = startWorld();
    world.online = false;
    const key = manager.add(courseId, film());
    await whenState(key, 'stalled');
    expect(get(key)?.failure).toBeNull();
    world.online = true;
    expect(await whenState(key, 'done')).toMatchObject({ failure: null });
  });

  it('that was begun elsewhere goes on with the same file, and with no other', async () => {
    const { manager, order, arrived, whenState } = startWorld();
    for (const number of [1, 2, 4]) arrived.add(number);
    const begun = mediaOf('M1', { state: 'pending', arriving: true });
    const other = manager.resume(courseId, begun, fileOf('film.mp4', 5));
    expect(await whenState(other, 'failed')).toMatchObject({ failure: { because: 'other_file' } });
    const key = manager.resume(courseId, begun, film());
    await whenState(key, 'done');
    expect(order.filter((it) => it.startsWith('part')).toSorted()).toEqual([
      'part 3',
      'part 5',
      'part 6',
    ]);
  });

  it('goes on under a name that its system writes in two parts, or could not be kept', async () => {
    const { manager, arrived, whenState } = startWorld();
    for (const number of [1, 2, 3, 4, 5, 6]) arrived.add(number);
    const changes = { state: 'pending' as const, fileName: 'año_.mp4', bytes: 3 };
    const again = new File(['abc'], 'an\u0303o?.mp4');
    const key = manager.resume(courseId, mediaOf('M1', changes), again);
    expect((await whenState(key, 'done')).fileName).toBe('año_.mp4');
  });

  it('that was sent before this page was loaded is only looked at', async () => {
    const { manager, order, world, whenState } = startWorld();
    const sent = mediaOf('M1', { state: 'pending' });
    const key = manager.follow(courseId, sent);
    expect(await whenState(key, 'done')).toMatchObject({ bytes: sent.bytes, sent: sent.bytes });
    world.state = 'rejected';
    await whenState(manager.follow(courseId, sent), 'failed');
    expect(order).toEqual([]);
  });

  it('waits for its turn, in the order in which the files came', async () => {
    const { manager, order, world, whenState, get } = startWorld();
    world.state = 'pending';
    const names = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'];
    const keys = names.map((name) => manager.add(courseId, fileOf(name, 10)));
    expect(keys.map((key) => get(key)?.state)).toEqual([
      'sending',
      'waiting',
      'waiting',
      'waiting',
    ]);
    await whenState(keys[3]!, 'checking');
    world.state = 'ready';
    await whenState(keys[3]!, 'done');
    expect(order).toEqual(names.map((name) => `form ${name}`));
  });

  it('that is given up is forgotten here and there', async () => {
    const { manager, order, world, when } = startWorld();
    world.holding = true;
    const key = manager.add(courseId, film());
    await when(key, ({ mediaId }) => mediaId !== null);
    const ended = manager.whenDone(key);
    manager.cancel(key);
    expect(await ended).toBeUndefined();
    expect(manager.get()).toEqual([]);
    expect(order).toContain('give up M1');
  });

  it('that is refused says why, and a rejected one in which line', async () => {
    const { manager, world, whenState } = startWorld();
    world.state = 'rejected';
    const key = manager.add(courseId, fileOf('a.vtt', 10));
    expect((await whenState(key, 'failed')).failure).toEqual({
      because: 'rejected',
      rejection: 'captions_order',
      line: 6,
    });
  });

  it('that are subtitles of another program go as captions, and say which line is at fault', async () => {
    const { manager, order, whenState } = startWorld();
    const file = new File(['1\n00:00:01,000 --> 00:00:02,000\nA'], 'a.srt');
    const taken = failureOf(file, { takes: (type) => fitsUse(type, 'captions') });
    const sent = manager.add(courseId, file, taken);
    await whenState(sent, 'done');
    expect(order).toContain('form a.vtt');
    const wrong = manager.add(courseId, new File(['1\n00:00:02,000 --> 00:00:01,000\nA'], 'b.srt'));
    expect((await whenState(wrong, 'failed')).failure).toEqual({
      because: 'rejected',
      rejection: 'captions_time',
      line: 2,
    });
  });

  it.each([
    ['page.html', 10, 'type'],
    ['a.pdf', 0, 'empty'],
    ['a.vtt', 2_000_000, 'size'],
  ])('of %s with %i bytes is not begun', (name, bytes, because) => {
    const { manager, order } = startWorld();
    manager.add(courseId, fileOf(name, bytes));
    expect(manager.get()[0]).toMatchObject({ state: 'failed', failure: { because } });
    expect(order).toEqual([]);
  });
});
