// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { ErrorNote } from './error-note.tsx';
import { PagedList } from './paged-list.tsx';

type Page = { items: string[] };

const list = {
  data: undefined as { pages: Page[] } | undefined,
  isPending: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  error: null as unknown,
  fetchNextPage: vi.fn(),
  refetch: vi.fn(),
};

const show = (state: Partial<typeof list>) =>
  renderInSite(
    <PagedList list={{ ...list, ...state }} loading="On its way" empty="Nothing" failed={ErrorNote}>
      {(items) => items.join(', ')}
    </PagedList>,
  );

it('says that it is on its way, and nothing else', async () => {
  await show({ isPending: true });
  expect(screen.getByText('On its way')).toBeTruthy();
  expect(screen.queryByText('Nothing')).toBeNull();
});

it('says why it failed, and tries again', async () => {
  const refetch = vi.fn();
  await show({ error: new TypeError('offline'), refetch });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('is empty where no page has a row and none follows', async () => {
  await show({ data: { pages: [{ items: [] }] } });
  expect(screen.getByText('Nothing')).toBeTruthy();
});

it('does not say that there is nothing while more may come behind a page without rows', async () => {
  const fetchNextPage = vi.fn();
  await show({ data: { pages: [{ items: [] }] }, hasNextPage: true, fetchNextPage });
  expect(screen.queryByText('Nothing')).toBeNull();
  expect(screen.getByRole('status').textContent).toMatch(/so far\. There are more\.$/);
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
});

it('shows the rows of all pages, also where a later read failed', async () => {
  await show({
    data: { pages: [{ items: ['one', 'two'] }, { items: [] }, { items: ['three'] }] },
    error: new TypeError('offline'),
  });
  expect(screen.getByText('one, two, three')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});
