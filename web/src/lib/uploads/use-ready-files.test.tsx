// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadLimits } from '#shared/policies/upload-limits.ts';
import type { Work } from '#shared/schemas/work-files.ts';
import type { KeptUpload } from './kept-uploads.ts';

const server = vi.hoisted(() => ({
  state: 'ready',
  asked: [] as string[],
  /** Holds what is sent until it is let go. */
  held: null as Promise<void> | null,
}));

vi.mock('../api.ts', () => ({
  api: async (route: string, { params, body }: { params?: { mediaId: string }; body?: object }) => {
    server.asked.push(route);
    const file = { mediaId: 'NEW', fileName: 'a.pdf', bytes: 10, contentType: 'application/pdf' };
    if (route === 'media.createWorkUpload')
      return { file: { ...file, ...body }, upload: { url: '', fields: {} } };
    const { state } = server;
    return { ...file, mediaId: params?.mediaId, state, rejection: 'wrong_bytes', link: null };
  },
}));
vi.mock('./fingerprint.ts', () => ({ fingerprintOf: async () => 'f' }));
vi.mock('./send.ts', () => ({ send: async () => server.held }));

const work: Work = { kind: 'assignment', courseId: 'C', assignmentId: 'A', part: 'files' };
const other: Work = { ...work, assignmentId: 'B' };
const pdf = () => new File(['0123456789'], 'a.pdf');
const kept = (changes: Partial<KeptUpload> = {}): KeptUpload => ({
  work,
  mediaId: 'OLD',
  fileName: 'old.pdf',
  bytes: 10,
  isSent: true,
  ...changes,
});
const keep = (...all: KeptUpload[]) => localStorage.setItem('work-uploads', JSON.stringify(all));
const inBrowser = () => JSON.parse(localStorage.getItem('work-uploads') ?? '[]') as KeptUpload[];

/** A page that was just loaded. */
async function loaded() {
  vi.resetModules();
  const { useReadyFiles } = await import('./use-ready-files.ts');
  const { workUploads } = await import('./work-uploads.ts');
  const onReady = vi.fn<(file: { mediaId: string }) => 'many' | void>();
  const page = renderHook(() =>
    useReadyFiles((one) => one.kind === 'assignment' && one.assignmentId === 'A', onReady),
  );
  const named = () => onReady.mock.calls.map(([file]) => file.mediaId);
  return { workUploads, page, named, onReady };
}

beforeEach(() => {
  cleanup();
  localStorage.clear();
  Object.assign(server, { state: 'ready', asked: [], held: null });
});

describe('files of somebody’s work', () => {
  it('are told once each when they are ready, and then leave the list', async () => {
    const { workUploads, page, named } = await loaded();
    act(() => void workUploads.add(work, pdf()));
    expect(page.result.current.underWay).toBe(1);
    await waitFor(() => expect(named()).toEqual(['NEW']));
    expect(page.result.current).toMatchObject({ uploads: [], underWay: 0 });
    expect(page.result.current.ready).toMatchObject([{ mediaId: 'NEW' }]);
    expect(inBrowser()).toEqual([]);
  });

  it('of other work are not told', async () => {
    const { workUploads, page, named } = await loaded();
    act(() => void workUploads.add(other, pdf()));
    await waitFor(() => expect(workUploads.get()).toMatchObject([{ state: 'done' }]));
    expect(page.result.current.uploads).toEqual([]);
    expect(named()).toEqual([]);
  });

  it('that were refused wait for nobody', async () => {
    server.state = 'rejected';
    const { workUploads, page, named } = await loaded();
    act(() => void workUploads.add(work, pdf()));
    await waitFor(() => expect(page.result.current.uploads).toMatchObject([{ state: 'failed' }]));
    expect(page.result.current.underWay).toBe(0);
    expect(named()).toEqual([]);
    expect(inBrowser()).toEqual([]);
  });

  it('can be shown by their names when they are told', async () => {
    const { workUploads, page, onReady } = await loaded();
    const { readyFiles } = await import('./work-uploads.ts');
    const known: string[][] = [];
    onReady.mockImplementation(
      () => void known.push(readyFiles.get().map(({ mediaId }) => mediaId)),
    );
    act(() => void workUploads.add(work, pdf()));
    await waitFor(() => expect(page.result.current.ready).toHaveLength(1));
    expect(known).toEqual([['NEW']]);
  });

  it('that are ready and find no room stay in the list, and are told again when they are tried again', async () => {
    const { workUploads, page, named, onReady } = await loaded();
    onReady.mockReturnValueOnce('many');
    act(() => void workUploads.add(work, pdf()));
    await waitFor(() =>
      expect(page.result.current.uploads).toMatchObject([{ failure: { because: 'many' } }]),
    );
    expect(page.result.current.underWay).toBe(0);
    server.asked = [];
    act(() => workUploads.goOn(page.result.current.uploads[0]!.key));
    await waitFor(() => expect(page.result.current.uploads).toEqual([]));
    expect(named()).toEqual(['NEW', 'NEW']);
    expect(page.result.current.ready).toHaveLength(1);
    // It is there: nothing is sent anew.
    expect(server.asked).toEqual([]);
  });

  it('that were sent before a reload are told after it', async () => {
    keep(kept(), kept({ work: other, mediaId: 'THEIRS' }));
    const { named } = await loaded();
    await waitFor(() => expect(named()).toEqual(['OLD']));
    expect(inBrowser()).toMatchObject([{ mediaId: 'THEIRS' }]);
  });

  it('that a reload cut off wait to be chosen again: a small one is sent anew', async () => {
    let letGo = () => {};
    server.held = new Promise((go) => (letGo = go));
    const before = await loaded();
    act(() => void before.workUploads.add(work, pdf()));
    await waitFor(() => expect(inBrowser()).toMatchObject([{ mediaId: 'NEW', isSent: false }]));
    before.page.unmount();
    const { page, named } = await loaded();
    letGo();
    const [cutOff] = page.result.current.unfinished;
    expect(cutOff).toMatchObject({ mediaId: 'NEW', fileName: 'a.pdf' });
    server.asked = [];
    act(() => page.result.current.goOn(cutOff!, pdf()));
    expect(page.result.current.unfinished).toEqual([]);
    await waitFor(() => expect(named()).toEqual(['NEW']));
    expect(server.asked).toContain('media.removeWorkFile');
    expect(server.asked).toContain('media.createWorkUpload');
  });

  it('that were recorded are known as such after a reload: there is nothing to choose again', async () => {
    let letGo = () => {};
    server.held = new Promise((go) => (letGo = go));
    const before = await loaded();
    act(() => {
      before.workUploads.addRecording(work, new File(['sound'], 'audio.weba'));
    });
    await waitFor(() => expect(inBrowser()).toMatchObject([{ isRecording: true }]));
    before.page.unmount();
    const { page } = await loaded();
    letGo();
    expect(page.result.current.unfinished).toMatchObject([{ mediaId: 'NEW', isRecording: true }]);
  });

  it('that a reload cut off go on with what is missing, where they came in parts', async () => {
    keep(kept({ bytes: uploadLimits.formBytes + 1, isSent: false }));
    const { page, workUploads } = await loaded();
    const [cutOff] = page.result.current.unfinished;
    act(() => page.result.current.goOn(cutOff!, pdf()));
    await waitFor(() => expect(workUploads.get()).toMatchObject([{ mediaId: 'OLD' }]));
    await waitFor(() => expect(server.asked).toEqual(['media.getWorkUpload']));
    // Another file was chosen: it goes on with none but the one that was begun.
    await waitFor(() =>
      expect(page.result.current.uploads).toMatchObject([{ failure: { because: 'other_file' } }]),
    );
  });

  it('that are given up are asked for no more', async () => {
    keep(kept({ isSent: false }));
    const { page } = await loaded();
    act(() => page.result.current.giveUp(page.result.current.unfinished[0]!));
    expect(page.result.current.unfinished).toEqual([]);
    expect(inBrowser()).toEqual([]);
    expect(server.asked).toEqual(['media.removeWorkFile']);
  });
});
