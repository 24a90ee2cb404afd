import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';
import type { Block, Content } from '../types.ts';
import { createDraft } from '#web/blocks/draft/create-draft.ts';
import type { KeptDraft } from '#web/blocks/draft/kept-drafts.ts';
import { lessonWays } from './lesson-ways.ts';

const lines = (...texts: string[]): RichText => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const lesson = (...texts: string[]): Content => ({ kind: 'text', body: { en: lines(...texts) } });
const blockOf = (content: Content, version: number) => ({ content, version }) as Block;
const textsOf = (content: Content) =>
  content.kind === 'text' ? JSON.stringify(content.body.en).match(/(?<="text":")[^"]*/g) : null;

const problem = (
  status: number,
  code: 'stale_version' | 'forbidden' | 'internal',
  current?: Block,
  savedBy = { userId: 'other', name: 'Otto Other' },
) =>
  new ApiError(status, {
    type: '',
    title: '',
    status,
    code,
    requestId: 'r',
    ...(current && { current: { ...current, savedBy } }),
  });

/** A server that holds one block, and an editor of it. */
function scene(offered: KeptDraft<Content> | null = null) {
  const server = { block: blockOf(lesson('one', 'two', 'three'), 1), fails: [] as unknown[] };
  const kept: (Content | null)[] = [];
  const send = vi.fn(async (content: Content, version: number) => {
    const error = server.fails.shift();
    if (error) throw error;
    if (version !== server.block.version) throw problem(409, 'stale_version', server.block);
    server.block = blockOf(content, version + 1);
    return server.block.version;
  });
  let online = true;
  const save = createDraft({
    ...lessonWays,
    saved: server.block,
    send,
    keep: (draft) => kept.push(draft?.content ?? null),
    offered,
    onSaved: () => undefined,
    why: () => 'because',
    online: () => online,
    delay: 1000,
  });
  return {
    server,
    send,
    save,
    kept,
    setOnline: (next: boolean) => {
      online = next;
    },
    /** Somebody else saves. */
    other: (...texts: string[]) => {
      server.block = blockOf(lesson(...texts), server.block.version + 1);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a lesson that is being written', () => {
  it('is saved when the typing rests, once, with what was typed last', async () => {
    const { save, send, kept } = scene();
    save.change(lesson('one!', 'two', 'three'));
    await vi.advanceTimersByTimeAsync(900);
    save.change(lesson('one!!', 'two', 'three'));
    await vi.advanceTimersByTimeAsync(900);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(send.mock.calls.map(([content, version]) => [textsOf(content), version])).toEqual([
      [['one!!', 'two', 'three'], 1],
    ]);
    expect(save.get()).toMatchObject({ saving: { is: 'saved' }, unsaved: false });
    expect(kept.at(-1)).toBeNull();
  });

  it('sends one save at a time, and then what was typed meanwhile', async () => {
    const { save, send, server } = scene();
    const first = Promise.withResolvers<number>();
    send.mockImplementationOnce(() => first.promise);
    save.change(lesson('one!', 'two', 'three'));
    await vi.advanceTimersByTimeAsync(1000);
    save.change(lesson('one!', 'two!', 'three'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(send).toHaveBeenCalledTimes(1);
    server.block = blockOf(lesson('one!', 'two', 'three'), 2);
    first.resolve(server.block.version);
    await vi.advanceTimersByTimeAsync(1000);
    expect(send).toHaveBeenCalledTimes(2);
    expect(textsOf(server.block.content)).toEqual(['one!', 'two!', 'three']);
  });

  it('takes in what somebody else wrote in other paragraphs, and says so', async () => {
    const { save, other, server } = scene();
    other('one', 'two', 'theirs');
    save.change(lesson('mine', 'two', 'three'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(textsOf(server.block.content)).toEqual(['mine', 'two', 'theirs']);
    const savedBy = { userId: 'other', name: 'Otto Other' };
    expect(save.get()).toMatchObject({ merges: 1, savedBy, conflict: null, unsaved: false });
  });

  it('asks where both wrote in the same paragraph, saves nothing until then, and loses neither', async () => {
    const { save, other, server, send } = scene();
    other('theirs', 'two', 'three');
    save.change(lesson('mine', 'two', 'three!'));
    await vi.advanceTimersByTimeAsync(1000);
    const { conflict } = save.get();
    expect(conflict?.clashes).toMatchObject([{ key: 'en-0', of: 'nodes', language: 'en' }]);
    save.change(lesson('mine', 'two', 'three!'));
    await vi.advanceTimersByTimeAsync(9000);
    expect(send).toHaveBeenCalledTimes(1);
    save.resolve({ 'en-0': 'both' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(textsOf(server.block.content)).toEqual(['mine', 'theirs', 'two', 'three!']);
  });

  it('is kept on the device without a connection, and sent when there is one again', async () => {
    const { save, send, kept, setOnline, server } = scene();
    setOnline(false);
    save.change(lesson('one!', 'two', 'three'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(save.get().saving).toEqual({ is: 'kept' });
    expect(send).not.toHaveBeenCalled();
    expect(textsOf(kept.at(-1)!)).toEqual(['one!', 'two', 'three']);
    setOnline(true);
    await save.flush();
    expect(textsOf(server.block.content)).toEqual(['one!', 'two', 'three']);
  });

  it('says that it was not saved, and is when tried again', async () => {
    const { save, server } = scene();
    server.fails.push(problem(500, 'internal'));
    save.change(lesson('one!', 'two', 'three'));
    await vi.advanceTimersByTimeAsync(1000);
    const { saving } = save.get();
    expect(saving).toMatchObject({ is: 'failed' });
    if (saving.is === 'failed') saving.retry?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(save.get()).toMatchObject({ saving: { is: 'saved' }, unsaved: false });
  });

  it('is no conflict where an answer was lost and the save had arrived', async () => {
    const { save, server } = scene();
    server.fails.push(new TypeError('lost'));
    save.change(lesson('one!', 'two', 'three'));
    await vi.advanceTimersByTimeAsync(1000);
    server.block = blockOf(lesson('one!', 'two', 'three'), 2);
    await save.flush();
    expect(save.get()).toMatchObject({ conflict: null, merges: 0, unsaved: false });
  });

  it('is not sent while it cannot be stored, and names what is wrong', async () => {
    const { save, send } = scene();
    save.change({ kind: 'link', address: 'http://x', description: null });
    await vi.advanceTimersByTimeAsync(5000);
    expect(send).not.toHaveBeenCalled();
    expect(save.get()).toMatchObject({ unsaved: true, issues: [{ path: ['address'] }] });
  });

  it('goes on from what the device had kept, with what came since', async () => {
    const offered = {
      seen: lesson('one', 'two', 'old'),
      content: lesson('mine', 'two', 'old'),
      at: 0,
    };
    const { save, server } = scene(offered);
    save.decide(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(textsOf(server.block.content)).toEqual(['mine', 'two', 'three']);
  });

  it('gives up what the device had kept where that is wanted', () => {
    const { save, kept } = scene({
      seen: lesson('a'),
      content: lesson('b'),
      at: 0,
    });
    save.decide(false);
    expect(kept).toEqual([null]);
    expect(save.get()).toMatchObject({ offered: null, unsaved: false });
  });
});

describe('fields that two people changed', () => {
  it('come together by language, and clash where both wrote in the same one', async () => {
    const { mergeContents } = await import('./merge-contents.ts');
    const of = (alt: object, caption: object | null) =>
      ({ kind: 'image', mediaId: 'm', alt, caption }) as Content;
    const seen = of({ en: 'Lake' }, null);
    const clean = mergeContents(
      seen,
      of({ en: 'Lake', es: 'Lago' }, null),
      of({ en: 'Lake' }, { en: 'x' }),
    );
    expect(clean.clashes).toEqual([]);
    expect(clean.build(() => 'mine')).toEqual(of({ en: 'Lake', es: 'Lago' }, { en: 'x' }));
    const clash = mergeContents(seen, of({ en: 'A' }, null), of({ en: 'B' }, null));
    expect(clash.clashes).toMatchObject([{ path: ['alt', 'en'], mine: 'A', theirs: 'B' }]);
    expect(clash.build(() => 'theirs')).toEqual(of({ en: 'B' }, null));
  });
});
