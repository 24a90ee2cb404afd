// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { renderInSite } from '../../test/render-in-site.tsx';
import { LearnerChoice } from './learner-choice.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const words = { find: 'Find a student', nobody: 'Nobody is called that.', nameless: 'No name' };
const onChoose = vi.fn();

async function find(name: string) {
  await renderInSite(<LearnerChoice courseId="c" words={words} onChoose={onChoose} />);
  fireEvent.change(screen.getByLabelText('Find a student'), { target: { value: name } });
}

beforeEach(() => {
  call.mockReset();
  onChoose.mockReset();
});

it('says that it searches, and hands on whoever is chosen', async () => {
  const answer = Promise.withResolvers<unknown>();
  call.mockReturnValue(answer.promise);
  await find('Ada');
  expect((await screen.findByRole('status')).getAttribute('aria-label')).toBe('Loading...');
  answer.resolve({ items: [{ userId: 'u', name: 'Ada Lovelace' }], nextCursor: null });
  fireEvent.click(await screen.findByRole('button', { name: 'Ada Lovelace' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(onChoose).toHaveBeenCalledWith({ userId: 'u', name: 'Ada Lovelace' });
});

it('says that there is nobody, and nothing of the kind before somebody was looked for', async () => {
  call.mockResolvedValue({ items: [], nextCursor: null });
  await find('');
  expect(screen.queryByText('Nobody is called that.')).toBeNull();
  fireEvent.change(screen.getByLabelText('Find a student'), { target: { value: 'Bob' } });
  expect(await screen.findByText('Nobody is called that.')).toBeTruthy();
});

it('says why it could not search, and searches again at a press', async () => {
  const why = new ApiError(404, {
    type: '',
    title: '',
    status: 404,
    code: 'not_found',
    requestId: 'r',
  });
  call.mockRejectedValueOnce(why);
  call.mockResolvedValue({ items: [{ userId: 'u', name: 'Ada' }], nextCursor: null });
  await find('Ada');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Ada' });
  expect(screen.queryByText('Nobody is called that.')).toBeNull();
});
