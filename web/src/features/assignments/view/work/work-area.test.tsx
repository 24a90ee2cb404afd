// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type MediaType, typeOf } from '#shared/policies/media-types.ts';
import type { WorkFilePart } from '#shared/schemas/work-files.ts';
import type { OpenableWorkFile } from '#shared/schemas/own-work-files.ts';
import type { KeptUpload } from '#web/lib/uploads/kept-uploads.ts';
import { createServerClock } from '#web/lib/server-clock.ts';
import { pageOf } from '../../../../../test/assignment-page-of.ts';
import { renderInSite } from '../../../../../test/render-in-site.tsx';
import WorkArea from './work-area.tsx';

vi.mock('#web/lib/api.ts', () => ({ api: vi.fn(() => new Promise(() => undefined)) }));

type OnReady = (file: OpenableWorkFile) => 'many' | void;
const page = vi.hoisted(() => ({
  onReady: null as OnReady | null,
  unfinished: [] as KeptUpload[],
  giveUp: vi.fn(),
}));
vi.mock('#web/lib/uploads/use-ready-files.ts', () => ({
  useReadyFiles: (_: unknown, onReady: OnReady) => {
    page.onReady = onReady;
    const { unfinished, giveUp } = page;
    return { uploads: [], underWay: 0, unfinished, ready: [], goOn: vi.fn(), giveUp };
  },
}));

beforeEach(() => {
  localStorage.clear();
  page.unfinished = [];
  // What sends files asks for the pointer.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});

const files = { most: 2, mostBytes: 1_000_000 };

type Coming = number | { [Part in WorkFilePart]?: string };

/** Pages of these numbers, or files of these names, that become ready at once. @returns what each was answered */
function comes(...some: Coming[]) {
  const answers: ('many' | void)[] = [];
  act(() => {
    for (const one of some) {
      const sent = typeof one === 'number' ? { files: `page ${one}.pdf` } : one;
      const part: WorkFilePart = sent.recording === undefined ? 'files' : 'recording';
      const fileName = sent[part] ?? '';
      const work = { kind: 'assignment', courseId: 'C', assignmentId: 'A', part };
      const is = { contentType: typeOf(fileName), bytes: 1000, state: 'ready' };
      answers.push(
        page.onReady?.({
          ...is,
          work,
          mediaId: `F${part}${fileName}`,
          fileName,
        } as OpenableWorkFile),
      );
    }
  });
  return answers;
}
const inDraft = () =>
  screen
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.slice('Remove '.length));

async function show(
  recording: { as: 'audio'; mostMinutes: number } | null,
  accepts: MediaType[] = ['application/pdf'],
) {
  const handIn = { text: null, files: { ...files, accepts }, link: false, recording };
  const asked = pageOf({ handIn });
  await renderInSite(
    <WorkArea
      page={asked}
      clock={createServerClock(asked.now)}
      onRefetch={() => undefined}
      onElsewhere={() => undefined}
      onReceipt={() => undefined}
      onSubmitted={() => undefined}
    />,
  );
}

it('takes what becomes ready into the draft once, and says of what finds no room that it does not', async () => {
  await show(null);
  expect(comes(1, 1, 2, 3)).toEqual([undefined, undefined, undefined, 'many']);
  expect(inDraft()).toEqual(['page 1.pdf', 'page 2.pdf']);
});

it('counts no recording among the files, and takes one beside as many as are asked for, whichever comes first', async () => {
  await show({ as: 'audio', mostMinutes: 5 });
  const listen = 'You have attached a recording. Remove it to record another one.';
  expect(comes({ recording: 'audio.weba' })).toEqual([undefined]);
  screen.getByText('0 of 2 files');
  within(screen.getByRole('list', { name: 'Your recording' })).getByText('audio.weba');
  screen.getByText(listen);
  expect(comes(1, 2)).toEqual([undefined, undefined]);
  screen.getByText('2 of 2 files');
  const added = within(screen.getByRole('list', { name: 'Files' }));
  expect(added.getAllByRole('listitem')).toHaveLength(2);
  expect(comes(3, { recording: 'audio.m4a' })).toEqual(['many', 'many']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove audio.weba' }));
  expect(screen.queryByText(listen)).toBeNull();
  expect(comes(3, { recording: 'audio.m4a' })).toEqual(['many', undefined]);
});

it('shows somebody’s own sound among the files where they sent it as one, whatever it is called', async () => {
  await show({ as: 'audio', mostMinutes: 5 }, ['application/pdf', 'audio/webm']);
  expect(comes({ files: 'audio.weba' })).toEqual([undefined]);
  screen.getByText('1 of 2 files');
  expect(screen.queryByRole('list', { name: 'Your recording' })).toBeNull();
  expect(comes({ recording: 'audio.weba' })).toEqual([undefined]);
  within(screen.getByRole('list', { name: 'Your recording' })).getByText('audio.weba');
  screen.getByText('1 of 2 files');
});

it('says of a recording that a reload cut off that it is lost, and of a file that it can be chosen again', async () => {
  const cut = (part: WorkFilePart, fileName: string): KeptUpload => ({
    work: {
      kind: 'assignment',
      courseId: pageOf().courseId,
      assignmentId: pageOf().assignmentId,
      part,
    },
    mediaId: `M${part}`,
    fileName,
    bytes: 1000,
    isSent: false,
  });
  const sound = cut('recording', 'audio.weba');
  page.unfinished = [cut('files', 'page.pdf'), sound];
  await show({ as: 'audio', mostMinutes: 5 });
  screen.getByText('Choose the file again');
  screen.getByText(/^The page was reloaded before this recording had arrived.*it is lost/);
  expect(screen.getAllByRole('list', { name: 'Unfinished uploads' })).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Remove audio.weba from the list' }));
  expect(page.giveUp).toHaveBeenCalledExactlyOnceWith(sound);
});
