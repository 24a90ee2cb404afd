// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from '#web/lib/preferences.ts';
import '../../../test/dialogs.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import ShortcutsSheet from './shortcuts-sheet.tsx';
import { useOverlayKeys } from './use-overlay-keys.ts';

const open = vi.fn();

function Site({ search }: { search: boolean }) {
  useOverlayKeys(open);
  return (
    <main>
      {search && <input type="search" aria-label="Search" />}
      <textarea aria-label="Words" />
      <input aria-label="Points" inputMode="decimal" />
      <output>{useLocation().pathname}</output>
    </main>
  );
}

const visit = (search = true) =>
  renderInSite(
    <Routes>
      <Route path="*" element={<Site search={search} />} />
    </Routes>,
  );

const press = (key: string, options: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...options });

beforeEach(() => {
  open.mockReset();
  preferences.set({ shortcuts: true });
});

describe('the shortcuts', () => {
  it('open the palette with Ctrl or Cmd and K, also from a field', async () => {
    await visit();
    press('k', { ctrlKey: true });
    press('K', { metaKey: true }, screen.getByRole('textbox', { name: 'Words' }));
    expect(open.mock.calls).toEqual([['palette'], ['palette']]);
  });

  it('show themselves with a question mark, also from where a number is typed', async () => {
    await visit();
    press('?');
    press('?', {}, screen.getByRole('textbox', { name: 'Points' }));
    press('?', {}, screen.getByRole('textbox', { name: 'Words' }));
    expect(open.mock.calls).toEqual([['shortcuts'], ['shortcuts']]);
  });

  it('move to the search box of the page with a slash, or open the palette where there is none', async () => {
    const { unmount } = await visit();
    press('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(open).not.toHaveBeenCalled();
    unmount();
    await visit(false);
    press('/');
    expect(open).toHaveBeenCalledWith('palette');
  });

  it('go places with two keys', async () => {
    await visit();
    press('g');
    press('c');
    expect(screen.getByRole('status').textContent).toBe('/courses');
  });

  it('leave the keys to a field that has the focus', async () => {
    await visit();
    const field = screen.getByRole('textbox', { name: 'Words' });
    for (const key of ['?', '/', 'g', 'd']) press(key, {}, field);
    expect(open).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('/');
  });

  it('of a single key can be switched off, and the palette keeps its own', async () => {
    await visit();
    await renderInSite(<ShortcutsSheet onClose={() => undefined} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Single-key shortcuts' }));
    expect(preferences.get().shortcuts).toBe(false);
    document.querySelector('dialog')?.removeAttribute('open');
    press('?');
    press('/');
    expect(open).not.toHaveBeenCalled();
    press('k', { ctrlKey: true });
    expect(open).toHaveBeenCalledWith('palette');
  });
});
