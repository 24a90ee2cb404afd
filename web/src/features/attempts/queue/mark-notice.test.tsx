// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import MarkNotice from './mark-notice.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

beforeEach(() => {
  call.mockReset();
});

const waiting = (pending: number) =>
  call.mockResolvedValue({ pending, items: [], nextCursor: null });

describe('the notice of what waits to be marked', () => {
  it('says how much it is, leads there, and asks for no more than the number', async () => {
    waiting(3);
    await renderInSite(<MarkNotice />);
    expect(await screen.findByText(/3 attempts/)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/quizzes/review');
    expect(call).toHaveBeenCalledExactlyOnceWith(
      'attempts.listToMark',
      expect.objectContaining({ query: { limit: '1' } }),
    );
  });

  it('says nothing where nothing waits', async () => {
    waiting(0);
    await renderInSite(<MarkNotice />);
    await waitFor(() => expect(call).toHaveBeenCalled());
    expect(screen.queryByRole('link')).toBeNull();
  });
});
