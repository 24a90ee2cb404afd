// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import '../../../../test/dialogs.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import type { Question } from '../types.ts';
import { EditorBar } from './editor-bar.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

// A menu of a test has no popover of its own.
HTMLElement.prototype.showPopover = () => undefined;

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ questions: [] });
});

async function bin(usedIn: object[]) {
  await renderInSite(
    <EditorBar
      question={{ bankId: 'B', questionId: 'Q', binnedAt: null, usedIn } as unknown as Question}
      saving={{ is: 'idle' } as never}
      blocked={false}
      unsaved={false}
      disabled={false}
      addressOf={() => '/'}
      neighbors={{ previous: null, next: null }}
      onSave={() => undefined}
      onVersions={() => undefined}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Move to trash', hidden: true }));
}
const binned = () =>
  waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      'banks.changeQuestions',
      expect.objectContaining({ body: { questionIds: ['Q'], change: { do: 'bin' } } }),
    ),
  );

it('asks before a question that a quiz names goes to the trash', async () => {
  await bin([{ by: 'name', isBinned: false }]);
  const dialog = within(await screen.findByRole('dialog'));
  expect(call).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole('button', { name: 'Move to trash' }));
  await binned();
});

it.each([
  ['that no quiz names', [{ by: 'draw', isBinned: false }]],
  ['whose quiz lies in the trash', [{ by: 'name', isBinned: true }]],
])('puts one %s there at once', async (_, usedIn) => {
  await bin(usedIn);
  await binned();
  expect(screen.queryByRole('dialog')).toBeNull();
});
