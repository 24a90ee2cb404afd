import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { noDraft } from './no-draft.ts';
import type { DraftFields, DraftFile, KeptDraft, SavedDraft } from './types.ts';

const says = (text: string): DraftFields['text'] => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const fileOf = (mediaId: string): DraftFile => ({
  mediaId,
  fileName: `${mediaId}.pdf`,
  contentType: 'application/pdf',
  bytes: 1,
  state: 'ready',
  part: 'files',
});
const problem = (status: number, code: ErrorCode, current?: unknown) =>
  new ApiError(status, { type: '', title: '', status, code, requestId: 'r', current });

/** A server with one draft, which takes a save over its own version alone. */
function scene({ saved = noDraft, kept = null as KeptDraft | null, room = true } = {}) {
  const server = { draft: saved, fails: [] as unknown[], sent: [] as number[] };
  let online = true;
  let device = kept;
  const save = (fields: DraftFields) => {
    server.draft = { ...fields, version: server.draft.version + 1 };
    return server.draft;
  };
  const keeper = createDraftKeeper({
    saved,
    kept,
    keep: (draft) => {
      if (room) device = draft;
      return room;
    },
    send: async (fields, version) => {
      server.sent.push(version);
      const error = server.fails.shift();
      if (error) throw error;
      if (version !== server.draft.version) throw problem(409, 'stale_version', server.draft);
      return save(fields);
    },
    why: () => 'because',
    online: () => online,
    delay: 100,
    retryAfter: 1000,
  });
  return {
    keeper,
    server,
    device: () => device,
    setOnline: (next: boolean) => {
      online = next;
    },
    /** Another device saves. */
    elsewhere: (changes: Partial<DraftFields>): SavedDraft => save({ ...server.draft, ...changes }),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a draft', () => {
  it('is kept on the device at once, and sent when the typing rests', async () => {
    const { keeper, server, device } = scene();
    keeper.change({ text: says('On') });
    keeper.change({ text: says('One') });
    expect(device()).toEqual({ seen: noDraft, fields: { ...fieldsOf(), text: says('One') } });
    expect(server.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(server.sent).toEqual([0]);
    expect(server.draft).toMatchObject({ text: says('One'), version: 1 });
    expect(device()).toBeNull();
    expect(keeper.get()).toMatchObject({ saving: { is: 'saved' }, isUnsaved: false, version: 1 });
  });

  it('keeps what is written while it is on its way, and sends it next', async () => {
    const { keeper, server } = scene();
    keeper.change({ text: says('One') });
    const flushed = keeper.flush();
    keeper.change({ text: says('One and two') });
    await flushed;
    expect(server.sent).toEqual([0, 1]);
    expect(server.draft.text).toEqual(says('One and two'));
    expect(keeper.get().fields.text).toEqual(says('One and two'));
  });

  it('waits on the device without a connection, says so, and goes once there is one', async () => {
    const { keeper, server, device, setOnline } = scene();
    setOnline(false);
    keeper.change({ link: 'https://example.org' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(keeper.get()).toMatchObject({ saving: { is: 'kept' }, isUnsaved: true });
    expect(device()?.fields.link).toBe('https://example.org');
    expect(server.sent).toEqual([]);
    setOnline(true);
    await keeper.flush();
    expect(server.draft.link).toBe('https://example.org');
  });

  it('is tried again where no answer came, and says that it is kept meanwhile', async () => {
    const { keeper, server } = scene();
    server.fails.push(new TypeError('lost'));
    keeper.change({ text: says('One') });
    await vi.advanceTimersByTimeAsync(100);
    expect(keeper.get().saving).toEqual({ is: 'kept' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(keeper.get().saving).toMatchObject({ is: 'saved' });
  });

  it('is not called kept where the device has no room for it', async () => {
    const { keeper, setOnline } = scene({ room: false });
    setOnline(false);
    keeper.change({ text: says('One') });
    await vi.advanceTimersByTimeAsync(100);
    expect(keeper.get().saving).toMatchObject({ is: 'failed', why: 'because' });
  });

  it('begins with what the device had kept, and sends it', async () => {
    const saved = { ...noDraft, text: says('Saved'), version: 3 };
    const fields = { ...fieldsOf(), text: says('Saved and more') };
    const { keeper, server } = scene({ saved, kept: { seen: saved, fields } });
    expect(keeper.get()).toMatchObject({ fields, isUnsaved: true });
    await keeper.flush();
    expect(server.draft).toMatchObject({ text: says('Saved and more'), version: 4 });
  });

  it('shows both texts where two devices wrote, and throws nothing away', async () => {
    const saved = { ...noDraft, text: says('Before'), version: 1 };
    const { keeper, server, elsewhere, device } = scene({ saved });
    const theirs = elsewhere({ text: says('Theirs') });
    keeper.change({ text: says('Mine') });
    await keeper.flush();
    expect(keeper.get().conflict).toEqual({ theirs, names: ['text'] });
    expect(device()?.fields.text).toEqual(says('Mine'));
    await keeper.flush();
    expect(server.draft.text).toEqual(says('Theirs'));
    await keeper.settle({ text: 'both' });
    expect(server.draft.text?.content).toHaveLength(2);
    expect(keeper.get()).toMatchObject({ conflict: null, isUnsaved: false });
  });

  it.each([
    ['mine', 'Mine'],
    ['theirs', 'Theirs'],
  ] as const)('takes %s where its writer says so', async (side, text) => {
    const { keeper, server, elsewhere } = scene();
    elsewhere({ text: says('Theirs'), link: 'https://example.org' });
    keeper.change({ text: says('Mine') });
    await keeper.flush();
    await keeper.settle({ text: side });
    expect(server.draft).toMatchObject({ text: says(text), link: 'https://example.org' });
    expect(keeper.get().fields).toMatchObject({ text: says(text), link: 'https://example.org' });
  });

  it('takes what another device changed elsewhere in it, and asks nobody', async () => {
    const { keeper, server, elsewhere } = scene();
    elsewhere({ link: 'https://example.org' });
    keeper.change({ text: says('Mine') });
    await keeper.flush();
    expect(keeper.get().conflict).toBeNull();
    expect(server.draft).toMatchObject({ text: says('Mine'), link: 'https://example.org' });
    expect(keeper.get().fields.link).toBe('https://example.org');
  });

  it('brings the files of both together, and leaves out what either took out', async () => {
    const saved = { ...noDraft, files: [fileOf('a'), fileOf('b')], version: 1 };
    const { keeper, server, elsewhere } = scene({ saved });
    elsewhere({ files: [fileOf('a'), fileOf('c')] });
    keeper.change({ files: [fileOf('b'), fileOf('d')] });
    await keeper.flush();
    expect(server.draft.files.map(({ mediaId }) => mediaId)).toEqual(['c', 'd']);
    expect(keeper.get()).toMatchObject({ conflict: null, isUnsaved: false });
  });

  it('hears of another device: as it is where nothing was written here, else as a conflict', async () => {
    const { keeper, elsewhere } = scene();
    keeper.hear(elsewhere({ text: says('Theirs') }));
    expect(keeper.get()).toMatchObject({ fields: { text: says('Theirs') }, version: 1 });
    keeper.change({ text: says('Mine') });
    keeper.hear(elsewhere({ text: says('Theirs, again') }));
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.get().conflict?.names).toEqual(['text']);
  });

  it('stays on the device where the server takes it no more, and is not sent again', async () => {
    const { keeper, server, device } = scene();
    server.fails.push(problem(409, 'assignment_closed'));
    keeper.change({ text: says('Too late') });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(keeper.get()).toMatchObject({
      saving: { is: 'failed', why: 'because' },
      refusal: 'assignment_closed',
    });
    expect(server.sent).toEqual([0]);
    expect(device()?.fields.text).toEqual(says('Too late'));
  });
});

function fieldsOf(): DraftFields {
  const { version: _, ...fields } = noDraft;
  return fields;
}
