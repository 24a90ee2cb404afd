import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { mediaOf } from '#shared/questions/registry.ts';
import * as gift from '../formats/fixtures/gift.ts';
import * as moodle from '../formats/fixtures/moodle.ts';
import { readQuestions } from '../formats/read-questions.ts';
import { batchesOf } from '#web/questions/batches.ts';
import { bringIn } from './bring-in.ts';
import { gathered, type NamedFile } from './gathered.ts';
import { questionsThere } from './questions-there.ts';
import { readInThread, silenceMs, type Thread } from './read-in-thread.ts';
import { createPictureSender, type SendMedia } from './send-picture.ts';

const { write, api } = vi.hoisted(() => ({ write: vi.fn(), api: vi.fn() }));
vi.mock('#web/lib/write.ts', () => ({ write }));
vi.mock('#web/lib/api.ts', () => ({ api }));

const bankId = '01J0000000000000000000000B';
const mediaId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

async function fileOf(name: string, text: string): Promise<NamedFile> {
  const bytes = new TextEncoder().encode(text);
  return { name, read: await readQuestions(bytes, name, { language: 'en' }) };
}
const many = (count: number) =>
  fileOf('many.gift', Array.from({ length: count }, (_, at) => `Is it ${at}? {T}`).join('\n\n'));

type Sent = { questions: { source: string; content: unknown }[] };
const sent = () => write.mock.calls.map(([, { body }]) => (body as Sent).questions);
const created = async (_: string, { body: { questions } }: { body: Sent }) => ({
  questions: questions.map(() => ({ questionId: mediaId, outcome: 'created', version: 1 })),
});

beforeEach(() => {
  write.mockReset().mockImplementation(created);
  api.mockReset();
});

const words = { notDrawn: 'not drawn', cancelled: 'cancelled' };
async function bring(
  file: NamedFile,
  {
    send = async () => ({ mediaId }),
    stopAfter = Infinity,
  }: { send?: SendMedia; stopAfter?: number } = {},
) {
  const all = gathered([file]);
  return bringIn({
    bankId,
    questions: all.questions,
    pictures: all.pictures,
    sendPicture: createPictureSender(send, words),
    onProgress: () => undefined,
    isStopped: () => write.mock.calls.length >= stopAfter,
  });
}

describe('questions of several files', () => {
  it('add up: each is ahead or left out, and what is in two files comes in once', async () => {
    const files = [
      await fileOf('a.gift', gift.byHand),
      await fileOf('b.gift', gift.broken),
      await fileOf('c.gift', gift.byHand),
    ];
    const { questions, dropped } = gathered(files);
    const inFiles = files.flatMap(({ read }) => [...read.questions, ...read.dropped]).length;
    expect(questions.length + dropped.length).toBe(inFiles);
    expect(new Set(questions.map(({ source }) => source)).size).toBe(questions.length);
    expect(dropped.filter(({ why }) => why === 'repeated').map(({ fileName }) => fileName)).toEqual(
      files[0]?.read.questions.map(() => 'c.gift'),
    );
  });

  it('are compared with those of the bank, in its trash too, by the ids that they have there', async () => {
    const { questions } = gathered([await many(3)]);
    const sources = questions.map(({ source }) => source);
    api.mockImplementation(async (_: string, { query }: { query: { binned?: 'true' } }) => ({
      items: query.binned ? [{ questionId: sources[2] }] : [],
      nextCursor: null,
    }));
    expect([...(await questionsThere(bankId, sources))]).toEqual([sources[2]]);
  });
});

describe('batches', () => {
  it('hold 25 questions at most, and none is lost', async () => {
    const { questions } = gathered([await many(60)]);
    const batches = batchesOf(questions);
    expect(batches.map(({ length }) => length)).toEqual([25, 25, 10]);
    expect(batches.flat()).toEqual(questions);
  });

  it('are smaller where questions name many files, which have a place in their transaction', async () => {
    const { questions } = gathered([await fileOf('a.xml', moodle.ownExport)]);
    const [pictured] = questions.filter(({ content }) => mediaOf(content).length > 0);
    const each = Array.from({ length: 40 }, (_, at) => {
      const id = String(at).padStart(26, '0');
      return JSON.parse(
        JSON.stringify(pictured).replaceAll(mediaOf(pictured!.content)[0] ?? '', id),
      ) as typeof pictured;
    });
    const batches = batchesOf(each.map((one) => one!));
    expect(batches.flat()).toHaveLength(40);
    expect(Math.max(...batches.map(({ length }) => length)) * 3).toBeLessThanOrEqual(90);
  });
});

describe('bringing in', () => {
  it('sends a picture once, and questions with its own id', async () => {
    const send = vi.fn<SendMedia>(async () => ({ mediaId }));
    const outcome = await bring(await fileOf('a.xml', moodle.ownExport), { send });
    expect(outcome).toMatchObject({ held: [], left: [], error: null });
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0].name).toBe('ring one.png');
    expect(JSON.stringify(sent())).toContain(mediaId);
  });

  it('holds back a question whose picture did not get in, and no other', async () => {
    const file = await fileOf('a.xml', moodle.ownExport);
    const outcome = await bring(file, { send: async () => ({ why: 'too large' }) });
    expect(outcome.held.map(({ question, why }) => [question.head.name, why])).toEqual([
      ['Rings', 'too large'],
    ]);
    expect(outcome.created).toBe(file.read.questions.length - 1);
  });

  it('stops behind a batch, and what is left comes in later without anything twice', async () => {
    const file = await many(60);
    const first = await bring(file, { stopAfter: 1 });
    // The last questions come first: a bank lists what came last before the rest.
    expect([first.created, first.left.length]).toEqual([10, 50]);
    expect(first.left).toEqual(gathered([file]).questions.slice(0, 50));
    const rest = await bringIn({
      bankId,
      questions: first.left,
      pictures: new Map(),
      sendPicture: createPictureSender(async () => ({ mediaId }), words),
      onProgress: () => undefined,
      isStopped: () => false,
    });
    expect(rest.created).toBe(50);
    expect(
      sent().map(([one]) =>
        gathered([file]).questions.findIndex(({ source }) => source === one?.source),
      ),
    ).toEqual([50, 25, 0]);
    const sources = sent()
      .flat()
      .map(({ source }) => source);
    expect(new Set(sources).size).toBe(60);
    expect(sources).toHaveLength(60);
  });

  it('ends where a batch is refused: it is left whole, with all behind it, and why is told', async () => {
    write
      .mockImplementationOnce(created)
      .mockRejectedValueOnce(new ApiError(409, { code: 'bank_full' } as never));
    const outcome = await bring(await many(60));
    expect(outcome).toMatchObject({ created: 10, error: 'bank_full' });
    expect(outcome.left).toHaveLength(50);
  });
});

describe('the thread that reads', () => {
  class FakeThread extends EventTarget {
    isOver = false;
    postMessage = vi.fn();
    say = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }));
    terminate() {
      this.isOver = true;
    }
  }
  const begin = async () => {
    const thread = new FakeThread();
    const file = new File(['Is it? {T}'], 'a.gift');
    const onRead = vi.fn();
    const reading = readInThread(file, { language: null, onRead }, () => thread as never as Thread);
    await vi.waitFor(() => expect(thread.postMessage).toHaveBeenCalled());
    return { thread, reading, onRead };
  };

  it('tells how far it is, and ends with the file', async () => {
    const { thread, reading, onRead } = await begin();
    thread.say({ is: 'reading', done: 25, total: 60 });
    thread.say({ is: 'read', file: { questions: [] } });
    expect(await reading).toEqual({ questions: [] });
    expect(onRead).toHaveBeenCalledWith(25, 60);
    expect(thread.isOver).toBe(true);
  });

  it('is ended where it says nothing for too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const thread = new FakeThread();
      const file = new File(['Is it? {T}'], 'a.gift');
      const reading = readInThread(file, { language: null }, () => thread as never as Thread).catch(
        (error: unknown) => error,
      );
      await file.arrayBuffer();
      while (thread.postMessage.mock.calls.length === 0) await Promise.resolve();
      await vi.advanceTimersByTimeAsync(silenceMs);
      expect(await reading).toBeInstanceOf(Error);
      expect(thread.isOver).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});
