// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../test/dialogs.ts';
import { tokensUntil } from '../../../test/fake-identity.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import Palette from './palette.tsx';

const state = { status: 'authenticated', tokens: tokensUntil(1) };
vi.mock('#web/lib/session/current-session.ts', () => ({
  session: { subscribe: () => () => undefined, get: () => state },
}));

const api = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api }));

const close = vi.fn();

async function open(language: 'en' | 'es' = 'en') {
  await renderInSite(
    <Routes>
      <Route
        path="*"
        element={
          <>
            <Palette onClose={close} />
            <Address />
          </>
        }
      />
    </Routes>,
    { language },
  );
  return screen.getByRole('combobox');
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

const active = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
const address = () => screen.getByRole('status', { name: 'address' }).textContent;

beforeEach(() => {
  close.mockReset();
  api.mockReset();
  api.mockResolvedValue({
    items: [{ courseId: 'C1', title: { en: 'English for travel', es: 'Inglés para viajar' } }],
    nextCursor: null,
  });
});

describe('the palette', () => {
  it('shows the pages of the person, and the arrow keys choose among them without end', async () => {
    const box = await open();
    expect(active(box)).toBe('Dashboard');
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    expect(active(box)).toBe('My courses');
    fireEvent.keyDown(box, { key: 'ArrowUp' });
    fireEvent.keyDown(box, { key: 'ArrowUp' });
    expect(active(box)).toBe(screen.getAllByRole('option').at(-1)?.textContent);
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    expect(active(box)).toBe('Dashboard');
  });

  it('finds a page without its accents, and opens it with Enter', async () => {
    const box = await open('es');
    fireEvent.change(box, { target: { value: 'mis cur' } });
    expect(active(box)).toBe('Mis cursos');
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(address()).toBe('/courses/enrolled');
    expect(close).toHaveBeenCalledOnce();
  });

  it('finds courses once the typing pauses, and leads to one', async () => {
    const box = await open();
    fireEvent.change(box, { target: { value: 'english' } });
    await waitFor(() => expect(active(box)).toBe('English for travel'));
    expect(api).toHaveBeenCalledWith(
      'catalog.list',
      expect.objectContaining({ query: { q: 'english' } }),
    );
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(address()).toBe('/courses/C1');
  });

  it('leads to the whole catalogue with what was typed', async () => {
    const box = await open();
    fireEvent.change(box, { target: { value: 'zz & co' } });
    fireEvent.click(await screen.findByRole('option', { name: /Search all courses/ }));
    expect(address()).toBe('/courses?q=zz+%26+co');
  });

  it('closes with Escape', async () => {
    const box = await open();
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(close).toHaveBeenCalledOnce();
  });

  it('says how many results there are', async () => {
    const box = await open();
    fireEvent.change(box, { target: { value: 'dash' } });
    expect(screen.getByText(/^2 results/)).toBeDefined();
    expect(box.getAttribute('aria-expanded')).toBe('true');
  });
});
