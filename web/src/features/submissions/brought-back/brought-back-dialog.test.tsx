// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import '../../../../test/dialogs.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { id, rowOf, workOf } from '../../../../test/submission-work.ts';
import type { SubmissionWork } from '../types.ts';
import BroughtBackDialog from './brought-back-dialog.tsx';
import { NotSent } from './send-file.ts';

const mocks = vi.hoisted(() => ({ api: vi.fn(), sendFile: vi.fn(), notify: vi.fn() }));
vi.mock('#web/lib/notify.ts', () => ({ notify: mocks.notify }));
vi.mock('#web/lib/api.ts', () => ({ api: mocks.api }));
vi.mock('./send-file.ts', async (original) => ({
  ...(await original<typeof import('./send-file.ts')>()),
  sendFile: mocks.sendFile,
}));

// The browser of these tests has no hashes.
beforeEach(() => void vi.stubGlobal('crypto', webcrypto));
afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

const problem = (code: 'not_found' | 'stale_version' | 'internal', status: number) =>
  new ApiError(status, { code, status, title: code, type: 'about:blank', requestId: 'r' });

type Saved = {
  params: { submissionId: string };
  body: { version: number | null; files: string[]; isReady: boolean; marking: object };
};

/** Answers as the server would; `refuses` says what a save fails with. */
function serve(works: SubmissionWork[], refuses: (saves: number) => Error | null = () => null) {
  const saved: Saved[] = [];
  let saves = 0;
  mocks.sendFile.mockImplementation(async (_: unknown, { name }: File) => `media-of-${name}`);
  mocks.api.mockImplementation(async (route: string, input: Saved) => {
    if (route === 'submissions.list')
      return { items: works.map((_, at) => rowOf(at + 1)), nextCursor: null };
    const work = works.find(({ submissionId }) => submissionId === input.params.submissionId);
    if (route === 'submissions.get') {
      if (!work) throw problem('not_found', 404);
      return work;
    }
    saves += 1;
    const refused = refuses(saves);
    if (refused) throw refused;
    saved.push(input);
    return {};
  });
  return saved;
}

async function open(language: 'en' | 'es' = 'en') {
  const ids = { courseId: id('C0'), assignmentId: id('A0') };
  await renderInSite(<BroughtBackDialog ids={ids} onClose={() => undefined} />, { language });
  return screen.findByRole('dialog');
}

const bring = (dialog: HTMLElement, ...files: File[]) =>
  fireEvent.change(dialog.querySelector('input[type=file]')!, { target: { files } });

const zip = () =>
  new File(
    [
      new Uint8Array(
        zipSync({
          'Person 1 - 1 - 0000000001/essay - 0000000001.pdf': strToU8('%PDF annotated'),
          'Person 1 - 1 - 0000000001/remarks.txt': strToU8('Well seen.'),
          'Person 2 - 1 - 0000000002/essay - 0000000002.pdf': strToU8('%PDF of two'),
          '__MACOSX/._essay.pdf': strToU8('x'),
          'Person 2 - 1 - 0000000002/Thumbs.db': strToU8('x'),
          'nobody.pdf': strToU8('%PDF'),
          '../evil.pdf': strToU8('%PDF'),
        }),
      ),
    ],
    'submissions.zip',
  );

it('says what would be given to whom, and why the rest is not, before anything is sent', async () => {
  const saved = serve([workOf(1), workOf(2)]);
  const dialog = await open();
  bring(dialog, zip());
  const lead = await within(dialog).findByText('2 submissions get files.', {}, { timeout: 5000 });
  // It is read from its beginning, and not from the button at its end.
  await waitFor(() => expect(document.activeElement).toBe(lead));
  const given = within(dialog).getByRole('table', { name: 'Who gets what' });
  expect(
    within(given)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['Person 1essay.pdf', 'Person 1remarks.txt', 'Person 2essay.pdf']);
  const faults = within(dialog).getByRole('table', { name: '2 files are not given to anybody' });
  expect(within(faults).getAllByRole('row')).toHaveLength(3);
  within(faults).getByText('No code is in its name or in that of its folder.');
  within(faults).getByText(/Its path leads out of its folder/);
  // What needs nothing takes one line, whatever there is of it.
  const idle = within(dialog).getByText(/^2 files need nothing: they are unchanged/);
  const folded = idle.closest('details')!;
  expect(folded.open).toBe(false);
  expect(within(folded).getAllByText('It is a file that a system keeps for itself.')).toHaveLength(
    2,
  );
  expect(mocks.sendFile).not.toHaveBeenCalled();
  expect(saved).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Give files for 2 submissions' }));
  await within(dialog).findByText('2 submissions have their files.');
  expect(
    saved
      .toSorted((a, b) => a.params.submissionId.localeCompare(b.params.submissionId))
      .map(({ params, body }) => [params.submissionId, body.version, body.files, body.isReady]),
  ).toEqual([
    [id(1), null, ['media-of-essay.pdf', 'media-of-remarks.txt'], false],
    [id(2), null, ['media-of-essay.pdf'], false],
  ]);
  expect(mocks.sendFile.mock.calls[0]?.[0]).toMatchObject({ kind: 'marking' });
});

it('leaves a marking as it is, ready or not, and takes a save of somebody else for the newest', async () => {
  const file = {
    mediaId: id('M1'),
    fileName: 'essay.pdf',
    contentType: 'application/pdf' as const,
    bytes: 4,
    sha256: 'a'.repeat(64),
  };
  const marking: SubmissionWork['marking'] = {
    choices: [],
    points: 5,
    comment: 'As it is.',
    isLateWaived: true,
    comments: [],
    files: [file, { ...file, mediaId: id('M2'), fileName: 'other.pdf' }],
    state: 'ready',
    earned: { points: 5, most: 10 },
    adjustments: [],
    total: 5,
    by: { userId: 'u', name: 'Me' },
    at: '2026-03-04T08:00:00.000Z',
    version: 3,
  };
  const saved = serve([workOf(1, { marking })], (saves) =>
    saves === 1 ? problem('stale_version', 409) : null,
  );
  const dialog = await open();
  bring(dialog, new File(['%PDF new'], 'essay - 0000000001.pdf'));
  await within(dialog).findByText('essay.pdf (in place of the one with this name)');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Give files for 1 submission' }));
  await within(dialog).findByText('1 submission has its files.');
  expect(saved.map(({ body }) => body)).toEqual([
    {
      version: 3,
      marking: { choices: [], points: 5, comment: 'As it is.', isLateWaived: true, comments: [] },
      files: [id('M2'), 'media-of-essay.pdf'],
      isReady: true,
    },
  ]);
  expect(mocks.sendFile).toHaveBeenCalledOnce();
});

it('names who did not get theirs, and sends anew only what did not arrive', async () => {
  const saved = serve([workOf(1), workOf(2)], (saves) =>
    saves === 1 ? problem('internal', 500) : null,
  );
  mocks.sendFile.mockImplementation(async (_: unknown, { name }: File) => {
    if (name === 'bad.pdf')
      throw new NotSent({ because: 'rejected', rejection: 'wrong_bytes', line: null });
    return `media-of-${name}`;
  });
  const dialog = await open();
  bring(
    dialog,
    new File(['%PDF 1'], 'good - 0000000001.pdf'),
    new File(['%PDF 2'], 'bad - 0000000002.pdf'),
  );
  fireEvent.click(
    await within(dialog).findByRole('button', { name: 'Give files for 2 submissions' }),
  );
  await within(dialog).findByText('0 submissions have their files.');
  const refused = within(dialog).getByRole('table', {
    name: '2 submissions did not get their files',
  });
  expect(within(refused).getAllByRole('row')).toHaveLength(3);
  expect(saved).toEqual([]);
  mocks.sendFile.mockClear();
  mocks.sendFile.mockResolvedValue('media-of-bad.pdf');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Try these again' }));
  await within(dialog).findByText('2 submissions have their files.');
  expect(mocks.sendFile.mock.calls.map(([, { name }]) => name)).toEqual(['bad.pdf']);
  expect(saved).toHaveLength(2);
});

it('says what is wrong where a zip cannot be read, in the language of the reader', async () => {
  serve([workOf(1)]);
  const dialog = await open('es');
  bring(dialog, new File(['no zip'], 'entregas.zip'));
  await within(dialog).findByText('Este zip no se puede leer.');
  expect(within(dialog).queryByRole('button', { name: /Dar archivos/ })).toBeNull();
});

it('case 20: says of the code of work that is somebody else’s what it says of one that was made up', async () => {
  const saved = serve([workOf(1)]);
  const dialog = await open();
  bring(
    dialog,
    new File(['%PDF mine'], 'essay - 0000000001.pdf'),
    new File(['%PDF theirs'], 'essay - 0000000002.pdf'),
    new File(['%PDF nobody'], 'essay - ZZZZZZZZZZ.pdf'),
  );
  await within(dialog).findByText('1 submission gets files.');
  const faults = within(dialog).getByRole('table', { name: '2 files are not given to anybody' });
  const why = 'No submission that you can mark here has the code in its name or folder.';
  expect(within(faults).getAllByText(why)).toHaveLength(2);
  // Neither is asked for.
  const asked = mocks.api.mock.calls.filter(([route]) => route === 'submissions.get');
  expect(asked.map(([, { params }]) => params.submissionId)).toEqual([id(1)]);
  expect(saved).toEqual([]);
});

it('takes a folder as it takes a zip, where the browser hands over folders', async () => {
  serve([workOf(1), workOf(2)]);
  const without = await open();
  expect(without.querySelector('input[webkitdirectory]')).toBeNull();
  cleanup();
  Object.defineProperty(HTMLInputElement.prototype, 'webkitdirectory', {
    value: false,
    configurable: true,
  });
  try {
    const dialog = await open();
    const folder = within(dialog).getByLabelText('Choose a folder');
    expect(folder.hasAttribute('webkitdirectory')).toBe(true);
    const inFolder = (path: string, words: string) =>
      Object.defineProperty(
        new File([words], path.slice(path.lastIndexOf('/') + 1)),
        'webkitRelativePath',
        {
          value: path,
        },
      );
    const files = [
      inFolder('submissions/Person 1 - 1 - 0000000001/essay.pdf', '%PDF annotated'),
      inFolder('submissions/Person 2 - 1 - 0000000002/essay.pdf', '%PDF of two'),
      inFolder('submissions/.DS_Store', 'x'),
    ];
    fireEvent.change(folder, { target: { files } });
    await within(dialog).findByText('2 submissions get files.');
    within(dialog).getByText('It is a file that a system keeps for itself.');
    expect(within(dialog).getByLabelText('Another folder')).toBeDefined();
    expect(mocks.sendFile).not.toHaveBeenCalled();
  } finally {
    Reflect.deleteProperty(HTMLInputElement.prototype, 'webkitdirectory');
  }
});

it('asks again where the list is not to be had', async () => {
  mocks.api.mockRejectedValueOnce(problem('internal', 500));
  const dialog = await open();
  bring(dialog, new File(['%PDF 1'], 'good - 0000000001.pdf'));
  const retry = await within(dialog).findByRole('button', { name: /again/i });
  serve([workOf(1)]);
  fireEvent.click(retry);
  expect(await within(dialog).findByText('1 submission gets files.')).toBeDefined();
});

it.each([
  [null, 'success', { title: '2 submissions have their files.' }],
  ['one', 'error', { title: '1 submission did not get its files', description: 'Person 1' }],
] as const)(
  'goes on after it was closed, and says then how it ended (broken: %s)',
  async (broken, kind, words) => {
    serve([workOf(1), workOf(2)]);
    let arrives = () => {};
    const arrived = new Promise<void>((done) => (arrives = done));
    mocks.sendFile.mockImplementation(async (_: unknown, { name }: File) => {
      await arrived;
      if (name === `${broken}.pdf`) throw problem('internal', 500);
      return `media-of-${name}`;
    });
    const dialog = await open();
    bring(
      dialog,
      new File(['%PDF 1'], 'one - 0000000001.pdf'),
      new File(['%PDF 2'], 'two - 0000000002.pdf'),
    );
    fireEvent.click(
      await within(dialog).findByRole('button', { name: 'Give files for 2 submissions' }),
    );
    cleanup();
    expect(mocks.notify).not.toHaveBeenCalled();
    arrives();
    await waitFor(() => expect(mocks.notify).toHaveBeenCalledOnce());
    expect(mocks.notify).toHaveBeenCalledWith(kind, words);
  },
);
