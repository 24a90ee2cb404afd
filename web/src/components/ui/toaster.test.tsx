// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '#web/lib/preferences.ts';
import { notify, notifyPromise, toasts } from '#web/lib/notify.ts';
import { toastDuration } from '#web/lib/toast-duration.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { ToastHost } from '../toast-host.tsx';

/** Lets so many milliseconds pass. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The title of each toast on the page that is not on its way out. */
const said = () =>
  [...document.querySelectorAll('[data-part=root][data-state=open] [data-part=title]')].map(
    ({ textContent }) => textContent,
  );

const titled = (title: string) => ({ title });

beforeEach(async () => {
  await toasts.load();
  vi.useFakeTimers();
  await renderInSite(<ToastHost />);
});

afterEach(async () => {
  await pass(60_000);
  vi.useRealTimers();
});

describe('a toast', () => {
  it('says its words for five seconds, and goes by itself', async () => {
    expect(toastDuration).toBe(5000);
    void notify('success', { title: 'Saved', description: 'On every device.' });
    await pass(100);
    expect(said()).toEqual(['Saved']);
    expect(screen.getByText('On every device.')).toBeDefined();
    await pass(4800);
    expect(said()).toEqual(['Saved']);
    await pass(400);
    expect(said()).toEqual([]);
  });

  it('stays for twenty seconds for who asked for more time', async () => {
    preferences.set({ longerMessages: true });
    void notify('success', titled('Saved'));
    await pass(19_000);
    expect(said()).toEqual(['Saved']);
    await pass(1500);
    expect(said()).toEqual([]);
    preferences.set({ longerMessages: false });
  });

  it('stays while the pointer rests on it, and for what was left of its time afterwards', async () => {
    void notify('info', titled('Read me slowly'));
    await pass(3000);
    const region = screen.getByRole('region');
    fireEvent.mouseEnter(region);
    await pass(30_000);
    expect(said()).toEqual(['Read me slowly']);
    fireEvent.mouseLeave(region);
    await pass(1000);
    expect(said()).toEqual(['Read me slowly']);
    await pass(1500);
    expect(said()).toEqual([]);
  });

  it('goes at once when it is closed', async () => {
    void notify('error', titled('That did not work'));
    await pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(10);
    expect(said()).toEqual([]);
  });
});

describe('a toast that follows some work', () => {
  const words = {
    loading: titled('Sending'),
    success: titled('Sent'),
    error: titled('Not sent'),
  };

  it('waits as long as the work takes, then says for five seconds that it went well', async () => {
    const work = Promise.withResolvers<string>();
    void notifyPromise(work.promise, words);
    await pass(60_000);
    expect(said()).toEqual(['Sending']);
    work.resolve('done');
    await pass(100);
    expect(said()).toEqual(['Sent']);
    await pass(5000);
    expect(said()).toEqual([]);
  });

  it('says that it failed, and what failed stays with who began it', async () => {
    const work = Promise.withResolvers<string>();
    void notifyPromise(work.promise, words);
    await pass(100);
    work.reject(new Error('no way'));
    await expect(work.promise).rejects.toThrow('no way');
    await pass(100);
    expect(said()).toEqual(['Not sent']);
    await pass(5000);
    expect(said()).toEqual([]);
  });
});
