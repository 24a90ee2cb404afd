// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { id, rowOf, workOf } from '../../../../test/submission-work.ts';
import type { SubmissionRow, SubmissionWork } from '../types.ts';
import { DownloadButton } from './download-button.tsx';

const mocks = vi.hoisted(() => ({ api: vi.fn(), save: vi.fn(), notify: vi.fn() }));
vi.mock('#web/lib/api.ts', () => ({ api: mocks.api }));
vi.mock('#web/lib/save-file.ts', () => ({ saveFile: mocks.save }));
vi.mock('#web/lib/notify.ts', () => ({
  notify: mocks.notify,
  notifyPromise: (promise: Promise<unknown>) => promise.catch(() => undefined),
}));

afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

/** The list comes a row a page. */
function serve(rows: SubmissionRow[], works: SubmissionWork[]) {
  mocks.api.mockImplementation(
    async (route: string, { params, query }: { params: object; query?: { cursor?: string } }) => {
      if (route === 'submissions.get') {
        const { submissionId } = params as SubmissionRow;
        return works.find((work) => work.submissionId === submissionId);
      }
      const at = Number(query?.cursor ?? 0);
      return {
        items: rows.slice(at, at + 1),
        nextCursor: at + 1 < rows.length ? `${at + 1}` : null,
      };
    },
  );
}

const withFile = (number: number, fileName: string, changes: Partial<SubmissionWork> = {}) => {
  const { receipt } = workOf(number);
  const file = {
    mediaId: id(`F${number}`),
    fileName,
    contentType: 'application/pdf' as const,
    bytes: 4,
    sha256: 'a'.repeat(64),
  };
  const link = { mediaId: file.mediaId, url: `https://files.example/${number}` };
  return workOf(number, {
    receipt: { ...receipt, link: 'https://example.org/mine', files: [file, file] },
    links: [link] as SubmissionWork['links'],
    ...changes,
  });
};

async function download(): Promise<Record<string, Uint8Array>> {
  const ids = { courseId: id('C0'), assignmentId: id('A0') };
  await renderInSite(<DownloadButton ids={ids} list={undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Download all' }));
  await waitFor(() => expect(mocks.save).toHaveBeenCalledOnce(), { timeout: 10_000 });
  const [name, zip] = mocks.save.mock.calls[0] as [string, Blob];
  // Who downloads several tells them apart.
  expect(name).toMatch(/^submissions-an-essay-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(zip);
  });
  return unzipSync(new Uint8Array(bytes));
}

it('puts all that was handed in into one zip, a folder for each, by names that can be read', async () => {
  serve([rowOf(1), rowOf(2)], [withFile(1, 'essay.pdf'), workOf(2)]);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('%PDF')),
  );
  const files = await download();
  expect(Object.keys(files).sort()).toEqual([
    'Person 1 - 1 - 0000000001/essay (2) - 0000000001.pdf',
    'Person 1 - 1 - 0000000001/essay - 0000000001.pdf',
    'Person 1 - 1 - 0000000001/link - 0000000001.txt',
    'Person 1 - 1 - 0000000001/text - 0000000001.md',
    'Person 2 - 1 - 0000000002/text - 0000000002.md',
  ]);
  const wordsOf = (path: string) => strFromU8(files[path] ?? new Uint8Array()).trim();
  expect(wordsOf('Person 2 - 1 - 0000000002/text - 0000000002.md')).toBe('Essay 2.');
  expect(wordsOf('Person 1 - 1 - 0000000001/essay - 0000000001.pdf')).toBe('%PDF');
  expect(mocks.notify).not.toHaveBeenCalled();
});

it('case 21: names anonymous work by its alias alone', async () => {
  const hidden = { person: null, alias: 'A1B2C3D4' };
  serve([rowOf(1, hidden)], [withFile(1, 'A1B2C3D4-1.pdf', hidden)]);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('%PDF')),
  );
  const paths = Object.keys(await download());
  expect(paths.every((path) => path.startsWith('Anonymous A1B2C3D4 - 1 - 0000000001/'))).toBe(true);
  expect(paths.join()).not.toContain('Person');
});

it('hands over the rest where a file is not to be had, and names whose it is', async () => {
  serve([rowOf(1), rowOf(2)], [withFile(1, 'essay.pdf'), workOf(2)]);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('', { status: 403 })),
  );
  expect(Object.keys(await download())).toContain('Person 2 - 1 - 0000000002/text - 0000000002.md');
  expect(mocks.notify).toHaveBeenCalledWith('error', {
    title: 'Something of 1 submission is missing in the zip',
    description: 'Person 1',
  });
});
