// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import '../../../../test/dialogs.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { ApiError } from '#shared/contract/client.ts';
import { CommentField } from './comment-field.tsx';
import { insertWords } from './insert-words.ts';
import type { KeptComment } from './queries.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const kept = (commentId: string, text: string, uses = 0): KeptComment => ({
  commentId,
  text,
  uses,
  savedAt: '2026-03-01T08:00:00.000Z',
  version: 1,
});
let bank: KeptComment[];

/** The bank comes in pages of two. */
const server = async (route: string, input: { query?: { cursor?: string }; body?: object }) => {
  if (route !== 'submissions.listComments') return { ...kept('new', 'new'), ...input.body };
  const from = Number(input.query?.cursor ?? 0);
  const next = from + 2;
  return {
    items: bank.slice(from, next),
    nextCursor: next < bank.length ? String(next) : null,
  };
};
const called = (route: string) =>
  call.mock.calls.filter(([name]) => name === route).map(([, input]) => input as object);

beforeEach(() => {
  bank = [
    kept('a', 'Name your source.'),
    kept('b', 'Say more.', 4),
    kept('c', 'Nombra tu fuente, <b>por favor</b>.'),
  ];
  call.mockReset();
  call.mockImplementation(server);
});

function Field({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first);
  return <CommentField label="Comment" rows={2} maxLength={60} value={value} onChange={setValue} />;
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Comment');
const typed = (value: string) => {
  const element = field();
  fireEvent.input(element, { target: { value }, data: value.at(-1), inputType: 'insertText' });
};
const search = () => screen.findByRole('searchbox', { name: 'Search your comments' });

it('puts one of one’s own comments in by the sign # and Enter alone', async () => {
  await renderInSite(<Field />);
  field().focus();
  typed('Good. #');
  const box = await search();
  const list = await screen.findByRole('list', { name: 'Your comments' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
  expect(within(list).getAllByRole('button')[0]?.textContent).toBe('Say more.');
  fireEvent.change(box, { target: { value: 'fuente' } });
  expect(await screen.findByText('1 comment')).toBeDefined();
  fireEvent.submit(box);
  await waitFor(() => expect(field().value).toBe('Good. Nombra tu fuente, <b>por favor</b>.'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field());
  expect(field().selectionStart).toBe(field().value.length);
  expect(called('submissions.useComment')).toMatchObject([{ body: { commentId: 'c' } }]);
});

it('leaves the sign where none is taken, and cuts off nothing', async () => {
  await renderInSite(<Field first={'x'.repeat(50)} />);
  typed(`${'x'.repeat(50)}#`);
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field().value).toBe(`${'x'.repeat(50)}#`);
  fireEvent.click(screen.getByRole('button', { name: 'Put in one of your comments: Comment' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Name your source.' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/does not fit/);
  expect(field().value).toBe(`${'x'.repeat(50)}#`);
});

it('keeps what was just written, and says where there is no more room', async () => {
  await renderInSite(<Field first=" Say how. " />);
  const keep = () =>
    fireEvent.click(screen.getByRole('button', { name: 'Keep for later: Comment' }));
  keep();
  await waitFor(() => expect(called('submissions.keepComment')).toHaveLength(1));
  expect(called('submissions.keepComment')[0]).toMatchObject({ body: { text: 'Say how.' } });
  const problem = { type: '', title: '', status: 429, requestId: 'r' };
  call.mockRejectedValue(new ApiError(429, { ...problem, code: 'too_many_requests' }));
  keep();
  expect((await screen.findByRole('alert')).textContent).toMatch(/five hundred/);
});

it('gives a comment other words, and deletes one that is not needed, in their place', async () => {
  await renderInSite(<Field />);
  typed('#');
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Name your source.' }));
  const words = await screen.findByLabelText('Words');
  expect(document.activeElement).toBe(words);
  fireEvent.change(words, { target: { value: 'Name two sources. ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(called('submissions.changeComment')).toMatchObject([
      { body: { commentId: 'a', text: 'Name two sources.', version: 1 } },
    ]),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Delete: Say more.' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(called('submissions.removeComment')).toMatchObject([{ body: { commentId: 'b' } }]),
  );
});

it('says that nothing is kept yet, and what is wrong where it cannot be read', async () => {
  bank = [];
  const first = await renderInSite(<Field />);
  typed('#');
  await screen.findByRole('heading', { name: 'You keep no comments yet' });
  screen.getByText(/choose “Keep for later” below it/);
  fireEvent.click(screen.getByRole('button', { name: 'Write one' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  first.unmount();
  call.mockRejectedValue(new TypeError('Failed to fetch'));
  await renderInSite(<Field />);
  typed('#');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
});

it('parts what is put in from what stands around it', () => {
  expect(insertWords('ab', { from: 1, to: 1 }, 'X')).toEqual({ text: 'a X b', caret: 3 });
  expect(insertWords('a #', { from: 2, to: 3 }, 'X')).toEqual({ text: 'a X', caret: 3 });
  expect(insertWords('', { from: 0, to: 0 }, 'X')).toEqual({ text: 'X', caret: 1 });
});
