// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OpenableWorkFile } from '#shared/schemas/own-work-files.ts';
import { createServerClock } from '#web/lib/server-clock.ts';
import { pageOf } from '../../../../../test/assignment-page-of.ts';
import { renderInSite } from '../../../../../test/render-in-site.tsx';
import WorkArea from './work-area.tsx';

vi.mock('#web/lib/api.ts', () => ({ api: vi.fn(() => new Promise(() => undefined)) }));

type OnReady = (file: OpenableWorkFile) => 'many' | void;
const page = vi.hoisted(() => ({ onReady: null as OnReady | null }));
vi.mock('#web/lib/uploads/use-ready-files.ts', () => ({
  useReadyFiles: (_: unknown, onReady: OnReady) => {
    page.onReady = onReady;
    return { uploads: [], underWay: 0, unfinished: [], ready: [], goOn: vi.fn(), giveUp: vi.fn() };
  },
}));

beforeEach(() => {
  localStorage.clear();
  // What sends files asks for the pointer.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});

const files = { accepts: ['application/pdf' as const], most: 2, mostBytes: 1_000_000 };

/** Files of these numbers that become ready at once. @returns what each was answered */
function comes(...numbers: number[]) {
  const about = { contentType: 'application/pdf', bytes: 1000, state: 'ready' };
  const answers: ('many' | void)[] = [];
  act(() => {
    for (const at of numbers) {
      const file = { ...about, mediaId: `F${at}`, fileName: `page ${at}.pdf` };
      answers.push(page.onReady?.(file as OpenableWorkFile));
    }
  });
  return answers;
}
const inDraft = () =>
  screen
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.slice('Remove '.length));

async function show(recording: { as: 'audio'; mostMinutes: number } | null) {
  const handIn = { text: null, files, link: false, recording };
  const asked = pageOf({ handIn });
  await renderInSite(
    <WorkArea
      page={asked}
      clock={createServerClock(asked.now)}
      onRefetch={() => undefined}
      onSubmitted={() => undefined}
    />,
  );
}

it('takes what becomes ready into the draft once, and says of what finds no room that it does not', async () => {
  await show(null);
  expect(comes(1, 1, 2, 3)).toEqual([undefined, undefined, undefined, 'many']);
  expect(inDraft()).toEqual(['page 1.pdf', 'page 2.pdf']);
});

it('has room for a recording beside the files, and takes none once that is taken', async () => {
  await show({ as: 'audio', mostMinutes: 5 });
  expect(comes(1, 2)).toEqual([undefined, undefined]);
  const full = 'No more files can be added here: remove one first.';
  expect(screen.queryByText(full)).toBeNull();
  expect(comes(3, 4)).toEqual([undefined, 'many']);
  expect(screen.getByText(full)).toBeDefined();
});
