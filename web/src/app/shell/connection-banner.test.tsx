// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connection } from '#web/lib/connection.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { ConnectionBanner } from './connection-banner.tsx';

const device = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
};

afterEach(() => {
  vi.restoreAllMocks();
  act(() => connection.saw(true));
});

describe('the word about the connection', () => {
  it('is not there while all is well', async () => {
    await renderInSite(<ConnectionBanner />);
    expect(screen.queryByText(/offline/)).toBeNull();
  });

  it('says when the device is offline, and goes once it is back', async () => {
    await renderInSite(<ConnectionBanner />);
    device(false);
    expect(screen.getByText(/You are offline/)).toBeDefined();
    device(true);
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });

  it('says when nobody answers though the device believes itself online', async () => {
    await renderInSite(<ConnectionBanner />, { language: 'es' });
    act(() => connection.saw(false));
    expect(screen.getByText(/El servidor no responde/)).toBeDefined();
    act(() => connection.saw(true));
    expect(screen.queryByText(/El servidor no responde/)).toBeNull();
  });
});
