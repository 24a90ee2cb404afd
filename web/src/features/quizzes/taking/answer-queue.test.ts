import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { hearTime } from '#web/lib/server-now.ts';
import { createAnswerQueue } from './answer-queue.ts';
import type { PendingSave } from './kept-answers.ts';
import type { Answer, AnswerBody, Attempt, AttemptClock } from './types.ts';

const essay = (text: string): Answer => ({ type: 'essay', text });
const problem = (status: number, code: ErrorCode) =>
  new ApiError(status, { type: '', title: '', status, code, requestId: 'r' });

/** A server with one attempt of two questions, which keeps the greater number as the real one does. */
function scene(kept: PendingSave[] = [], saved = new Map<string, AnswerBody>()) {
  const server = {
    state: 'open' as Attempt['state'],
    deadline: '2026-03-01T10:30:00.000Z',
    given: [] as Attempt['given'],
    fails: [] as unknown[],
    saved,
    sent: [] as [slotId: string, sequence: number, key: string][],
    /** From here and from other devices. */
    saves: 0,
    loads: 0,
  };
  const load = () => ({
    saves: server.saves,
    state: server.state,
    deadline: server.deadline,
    given: server.given,
    questions: ['a', 'b'].map((slotId) => ({
      slotId,
      answer: saved.get(slotId)?.answer ?? null,
      flagged: saved.get(slotId)?.flagged ?? false,
      sequence: saved.get(slotId)?.sequence ?? 0,
      isLate: false,
    })),
  });
  let online = true;
  let device: readonly PendingSave[] = kept;
  let keys = 0;
  const queue = createAnswerQueue({
    attempt: load() as Attempt,
    source: {
      load: async () => {
        server.loads += 1;
        return load() as Attempt;
      },
      time: async () => load() as AttemptClock & Attempt,
      save: async (slotId, body, key) => {
        server.sent.push([slotId, body.sequence, key]);
        const { deadline } = server;
        const error = server.fails.shift();
        if (error) throw error;
        hearTime(new Response(null, { headers: { date: new Date(deadline).toUTCString() } }));
        if (server.state !== 'open') throw problem(409, 'attempt_ended');
        if (body.sequence <= (saved.get(slotId)?.sequence ?? 0))
          throw problem(409, 'newer_answer_saved');
        saved.set(slotId, body);
        server.saves += 1;
        return {
          slotId,
          sequence: body.sequence,
          savedAt: deadline,
          isLate: false,
          deadline,
          position: 0,
          saves: server.saves,
        };
      },
    },
    kept,
    keep: (pending) => {
      device = pending;
    },
    why: () => 'because',
    online: () => online,
    newKey: () => `key-${(keys += 1)}`,
    delay: 100,
    retryAfter: 1000,
  });
  const elsewhere = (slotId: string, text: string) => {
    const sequence = (saved.get(slotId)?.sequence ?? 0) + 1;
    saved.set(slotId, { sequence, answer: essay(text), flagged: false, leave: false });
    server.saves += 1;
  };
  return {
    server,
    elsewhere,
    queue,
    device: () => device,
    setOnline: (next: boolean) => {
      online = next;
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the answers of an attempt', () => {
  it('are kept at once, and sent when the typing rests: the last one, with a number that grows', async () => {
    const { queue, server, device } = scene();
    queue.answer('a', essay('o'));
    queue.answer('a', essay('one'));
    expect(device()).toMatchObject([{ slotId: 'a', body: { sequence: 1, answer: essay('one') } }]);
    expect(queue.get().waiting).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(server.sent).toEqual([['a', 1, 'key-2']]);
    expect(device()).toEqual([]);
    // Case 33: the time that is said is the server's.
    const at = Date.parse(server.deadline);
    expect(queue.get()).toMatchObject({ saving: { is: 'saved', at }, waiting: 0 });
  });

  it('wait on the device without a connection, and go in order once there is one', async () => {
    const { queue, server, setOnline } = scene();
    setOnline(false);
    queue.answer('a', essay('one'));
    queue.flag('b', true);
    await vi.advanceTimersByTimeAsync(500);
    expect(queue.get()).toMatchObject({ saving: { is: 'kept' }, waiting: 2 });
    expect(server.sent).toEqual([]);
    setOnline(true);
    await queue.flush();
    expect(server.sent.map(([slotId]) => slotId)).toEqual(['a', 'b']);
    expect(server.saved.get('b')).toMatchObject({ flagged: true, answer: null });
  });

  it('are sent again under the same key where no answer came', async () => {
    const { queue, server } = scene();
    server.fails.push(new TypeError('lost'));
    queue.answer('a', essay('one'));
    await vi.advanceTimersByTimeAsync(100);
    expect(queue.get()).toMatchObject({ saving: { is: 'failed' }, waiting: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.sent).toEqual([
      ['a', 1, 'key-1'],
      ['a', 1, 'key-1'],
    ]);
    expect(queue.get().waiting).toBe(0);
  });

  it('survive a reload, but for those that the server has', async () => {
    const body = { answer: essay('kept'), flagged: false, leave: false };
    const { queue, server } = scene([
      { slotId: 'a', key: 'k', body: { ...body, sequence: 3 } },
      { slotId: 'gone', key: 'k', body: { ...body, sequence: 3 } },
    ]);
    expect(queue.get()).toMatchObject({ answers: { a: { answer: essay('kept') } }, waiting: 1 });
    await queue.flush();
    expect(server.sent).toEqual([['a', 1, 'k']]);
    const arrived = { ...body, sequence: 3 };
    const again = scene([{ slotId: 'a', key: 'k', body: arrived }], new Map([['a', arrived]]));
    expect(again.queue.get()).toMatchObject({ waiting: 0, replaced: [] });
  });

  it('that were overtaken while the page was closed are not lost', () => {
    const body = { answer: essay('mine'), flagged: false, leave: false, sequence: 2 };
    const theirs = { ...body, answer: essay('theirs'), sequence: 4 };
    const { queue } = scene([{ slotId: 'a', key: 'k', body }], new Map([['a', theirs]]));
    expect(queue.get()).toMatchObject({
      answers: { a: { answer: essay('theirs') } },
      replaced: [{ slotId: 'a', mine: essay('mine') }],
      waiting: 0,
    });
  });

  it('give way to a newer one from another device, and can take its place again', async () => {
    const { queue, server } = scene();
    server.saved.set('a', { sequence: 5, answer: essay('theirs'), flagged: false, leave: false });
    queue.answer('a', essay('mine'));
    await vi.advanceTimersByTimeAsync(100);
    expect(queue.get()).toMatchObject({
      answers: { a: { answer: essay('theirs'), sequence: 5 } },
      replaced: [{ slotId: 'a', mine: essay('mine') }],
      waiting: 0,
    });
    queue.settle(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.saved.get('a')).toMatchObject({ sequence: 6, answer: essay('mine') });
    expect(queue.get().replaced).toEqual([]);
  });

  it('replace nothing that another device saved since, however much was typed here', async () => {
    const { queue, server, setOnline } = scene();
    queue.answer('a', essay('both'));
    await vi.advanceTimersByTimeAsync(100);
    setOnline(false);
    for (const text of ['m', 'mi', 'min', 'mine']) queue.answer('a', essay(text));
    server.saved.set('a', { sequence: 2, answer: essay('theirs'), flagged: false, leave: false });
    setOnline(true);
    await queue.flush();
    expect(server.saved.get('a')).toMatchObject({ answer: essay('theirs') });
    expect(queue.get()).toMatchObject({
      answers: { a: { answer: essay('theirs'), sequence: 2 } },
      replaced: [{ slotId: 'a', mine: essay('mine') }],
      saving: { is: 'idle' },
    });
  });

  it('that may have arrived go first under their key, and what was typed since behind them', async () => {
    const { queue, server } = scene();
    // Nobody here knows whether it arrived.
    server.fails.push(new TypeError('lost'));
    queue.answer('a', essay('one'));
    await vi.advanceTimersByTimeAsync(100);
    queue.answer('a', essay('one t'));
    queue.answer('a', essay('one two'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.sent).toEqual([
      ['a', 1, 'key-1'],
      ['a', 1, 'key-1'],
      ['a', 2, 'key-3'],
    ]);
    expect(server.saved.get('a')).toMatchObject({ answer: essay('one two') });
    expect(queue.get()).toMatchObject({ waiting: 0, replaced: [] });
  });

  it('are not overtaken by what was typed behind one that never arrived, after a reload neither', async () => {
    const body = { flagged: false, leave: false };
    const sent = { slotId: 'a', key: 'k1', isSent: true };
    const kept = [
      { ...sent, body: { ...body, sequence: 1, answer: essay('one') } },
      { slotId: 'a', key: 'k2', body: { ...body, sequence: 2, answer: essay('one two') } },
    ];
    const theirs = { ...body, sequence: 1, answer: essay('theirs') };
    const { queue, server } = scene(kept, new Map([['a', theirs]]));
    expect(queue.get()).toMatchObject({
      waiting: 0,
      replaced: [{ slotId: 'a', mine: essay('one two') }],
    });
    await queue.flush();
    expect(server.sent).toEqual([]);
    const arrived = { ...body, sequence: 1, answer: essay('one') };
    const again = scene(kept, new Map([['a', arrived]]));
    await again.queue.flush();
    expect(again.server.sent).toEqual([['a', 2, 'k2']]);
  });

  it('of two questions can both take their place again, one after the other', async () => {
    const { queue, server, setOnline } = scene();
    setOnline(false);
    queue.answer('a', essay('my a'));
    queue.answer('b', essay('my b'));
    const theirs = { sequence: 1, answer: essay('theirs'), flagged: false, leave: false };
    server.saved.set('a', theirs).set('b', theirs);
    setOnline(true);
    await queue.flush();
    expect(queue.get().replaced.map(({ slotId }) => slotId)).toEqual(['a', 'b']);
    queue.settle(true);
    queue.settle(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.saved.get('a')).toMatchObject({ sequence: 2, answer: essay('my a') });
    expect(server.saved.get('b')).toMatchObject({ sequence: 2, answer: essay('my b') });
  });

  it('O2: of another device are shown at the next contact, and asked for where there are some alone', async () => {
    const { queue, server, elsewhere } = scene();
    queue.answer('a', essay('here'));
    await vi.advanceTimersByTimeAsync(100);
    await queue.askTime();
    expect(server.loads).toBe(0);

    // The time tells.
    elsewhere('b', 'there');
    await queue.askTime();
    await queue.askTime();
    expect(server.loads).toBe(1);
    expect(queue.get()).toMatchObject({ answers: { b: { answer: essay('there') } }, news: ['b'] });
    queue.see('b');
    expect(queue.get().news).toEqual([]);

    // A save tells, once nothing more waits behind it.
    elsewhere('b', 'there again');
    queue.answer('a', essay('here again'));
    await vi.advanceTimersByTimeAsync(100);
    expect(server.loads).toBe(2);
    expect(queue.get()).toMatchObject({
      answers: { a: { answer: essay('here again') }, b: { answer: essay('there again') } },
      news: ['b'],
      waiting: 0,
    });
    queue.answer('b', essay('mine'));
    await vi.advanceTimersByTimeAsync(100);
    expect(server.saved.get('b')).toMatchObject({ answer: essay('mine') });
    expect(queue.get()).toMatchObject({ news: [], replaced: [] });
    expect(server.loads).toBe(2);
  });

  it('that are being typed are not replaced by what another device saved', async () => {
    const { queue, server, elsewhere, setOnline } = scene();
    setOnline(false);
    queue.answer('a', essay('typed'));
    elsewhere('a', 'theirs');
    elsewhere('b', 'theirs');
    await queue.askTime();
    expect(server.loads).toBe(0);
    expect(queue.get()).toMatchObject({ answers: { a: { answer: essay('typed') } }, news: [] });
    setOnline(true);
    await queue.flush();
    expect(queue.get()).toMatchObject({
      answers: { a: { answer: essay('theirs') }, b: { answer: essay('theirs') } },
      replaced: [{ slotId: 'a', mine: essay('typed') }],
      news: ['b'],
    });
  });

  it('that wait here are not taken away by a look at what the server has', async () => {
    const { queue, server, setOnline } = scene();
    setOnline(false);
    queue.answer('a', essay('mine'));
    server.saved.set('a', {
      sequence: 1,
      answer: essay('theirs'),
      flagged: false,
      leave: false,
    });
    queue.take({
      state: 'open',
      deadline: server.deadline,
      given: [],
      questions: [{ slotId: 'a', answer: essay('theirs'), sequence: 1 }],
    } as unknown as Attempt);
    expect(queue.get().answers['a']?.answer).toEqual(essay('mine'));
  });

  it('end with the attempt', async () => {
    const { queue, server, device } = scene();
    server.state = 'expired';
    queue.answer('a', essay('too late'));
    await vi.advanceTimersByTimeAsync(100);
    expect(queue.get().ended).toBe(true);
    expect(device()).toEqual([]);
    queue.answer('a', essay('later still'));
    expect(queue.get().waiting).toBe(0);
  });

  it('tell to how many questions an answer came after the end, also where that is only heard of', async () => {
    const sent = scene();
    sent.server.state = 'submitted';
    sent.queue.answer('a', essay('too late'));
    sent.queue.flag('a', true);
    sent.queue.answer('b', essay('too late'));
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.queue.get()).toMatchObject({ ended: true, tooLate: 2, waiting: 0 });

    const heard = scene();
    heard.queue.answer('a', essay('not sent yet'));
    heard.server.state = 'submitted';
    await heard.queue.askTime();
    await vi.advanceTimersByTimeAsync(100);
    expect(heard.queue.get()).toMatchObject({ ended: true, tooLate: 1, waiting: 0 });
    expect(heard.device()).toEqual([]);

    const inTime = scene();
    inTime.queue.answer('a', essay('in time'));
    await vi.advanceTimersByTimeAsync(100);
    inTime.server.state = 'submitted';
    await inTime.queue.askTime();
    expect(inTime.queue.get()).toMatchObject({ ended: true, tooLate: 0 });
  });

  it('say what was refused, and let the others go on', async () => {
    const { queue, server } = scene();
    server.fails.push(problem(400, 'invalid_request'));
    queue.answer('a', essay('no'));
    queue.answer('b', essay('yes'));
    await vi.advanceTimersByTimeAsync(100);
    expect(server.saved.get('b')).toMatchObject({ answer: essay('yes') });
    expect(queue.get()).toMatchObject({ waiting: 0, problem: 'because' });
  });

  it('move the deadline that the server tells', async () => {
    const { queue, server } = scene();
    server.deadline = '2026-03-01T10:40:00.000Z';
    queue.answer('a', essay('one'));
    await vi.advanceTimersByTimeAsync(100);
    expect(queue.get().deadline).toBe('2026-03-01T10:40:00.000Z');
  });

  it('O2: hear what was given and why, when they are asked for and when a save tells of it', async () => {
    const { queue, server } = scene();
    const gift = { minutes: 10, reason: 'A fire drill.', at: '2026-03-01T10:10:00.000Z' };
    server.given = [gift];
    server.deadline = '2026-03-01T10:40:00.000Z';
    queue.answer('a', essay('one'));
    await vi.advanceTimersByTimeAsync(100);
    expect(queue.get().given).toEqual([gift]);
    server.deadline = '2026-03-01T10:50:00.000Z';
    server.given = [gift, gift];
    await queue.askTime();
    expect(queue.get()).toMatchObject({ deadline: server.deadline, given: [gift, gift] });
    server.state = 'expired';
    await queue.askTime();
    expect(queue.get().ended).toBe(true);
  });
});
