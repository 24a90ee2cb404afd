// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import type { SubmittedFile } from './submitted-file.ts';
import { type FileLink, SubmittedFiles } from './submitted-files.tsx';

// Its own browser test draws documents.
vi.mock('#web/components/pdf/pdf-view.tsx', () => ({
  default: ({ name }: { name: string }) => <p>{`Pages of ${name}`}</p>,
}));

const onLinkEnded = vi.fn();
afterEach(() => {
  onLinkEnded.mockReset();
  vi.unstubAllGlobals();
});

const file = (fileName: string, contentType: SubmittedFile['contentType'], bytes = 1200) => ({
  mediaId: fileName,
  fileName,
  contentType,
  bytes,
  sha256: 'a'.repeat(64),
});
const linkTo = ({ mediaId }: SubmittedFile, expiresAt = '2999-01-01T00:00:00.000Z'): FileLink => ({
  mediaId,
  url: `https://files.example/${mediaId}`,
  expiresAt,
});
const show = (files: SubmittedFile[], links = files.map((one) => linkTo(one))) =>
  renderInSite(<SubmittedFiles files={files} links={links} onLinkEnded={onLinkEnded} />);

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

it('shows what can be shown safely, and offers all to be taken along', async () => {
  await show([
    file('board.png', 'image/png'),
    file('voice.mp3', 'audio/mpeg'),
    file('film.mp4', 'video/mp4'),
    file('essay.pdf', 'application/pdf'),
    file('letter.docx', word),
  ]);
  expect(screen.getByRole('img', { name: 'board.png' })).toBeDefined();
  expect(screen.getByLabelText('voice.mp3').tagName).toBe('AUDIO');
  expect(screen.getByLabelText('film.mp4').tagName).toBe('VIDEO');
  expect(await screen.findByText('Pages of essay.pdf')).toBeDefined();
  expect(screen.getAllByText(/program of its own/)).toHaveLength(1);
  expect(document.querySelector('iframe, object, embed')).toBeNull();
  const download = screen.getByRole('link', { name: 'Download essay.pdf' });
  expect(download.getAttribute('href')).toBe('https://files.example/essay.pdf');
  expect(download.getAttribute('download')).toBe('essay.pdf');
});

it('reads a plain text when that is asked for, and runs nothing of it', async () => {
  const markup = '<img src=x onerror="globalThis.ran = true">';
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(markup)),
  );
  await show([file('notes.txt', 'text/plain')]);
  expect(fetch).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Text of notes.txt' }));
  const text = await screen.findByRole('region', { name: 'Text of notes.txt' });
  expect(text.textContent).toBe(markup);
  expect(text.children).toHaveLength(0);
});

it.each([
  ['is refused', async () => new Response('', { status: 403 }), /could not be loaded/],
  [
    'is cut off',
    async () => Promise.reject(new TypeError('Failed to fetch')),
    /could not be loaded/,
  ],
  ['is no text', async () => new Response(new Uint8Array([1, 0, 2, 2, 0])), /holds no text/],
])('says so where a text %s, and asks again', async (_why, answer, words) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  await show([file('notes.txt', 'text/plain')]);
  const button = screen.getByRole('button', { name: 'Text of notes.txt' });
  fireEvent.click(button);
  await screen.findByText(words);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('There it is.')),
  );
  fireEvent.click(button);
  expect(await screen.findByText('There it is.')).toBeDefined();
});

it('draws no text that is longer than a page can be', async () => {
  await show([file('log.txt', 'text/plain', 600_000)]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/too long/)).toBeDefined();
});

it('asks for new links where they have ended, and once for a file that does not load', async () => {
  const [picture, pdf] = [file('board.png', 'image/png'), file('essay.pdf', 'application/pdf')];
  await show([picture, pdf], [linkTo(picture), linkTo(pdf, '2020-01-01T00:00:00.000Z')]);
  fireEvent.click(screen.getByRole('link', { name: 'Download essay.pdf' }));
  expect(onLinkEnded).toHaveBeenCalledOnce();
  fireEvent.error(screen.getByRole('img'));
  fireEvent.error(screen.getByRole('img'));
  await waitFor(() => expect(onLinkEnded).toHaveBeenCalledTimes(2));
});

it('says that a file without a link cannot be opened', async () => {
  await show([file('essay.pdf', 'application/pdf')], []);
  expect(screen.getByText(/cannot be opened now/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
