// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

let dark = false;
let follow: () => void = () => undefined;

async function start() {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return dark;
    },
    addEventListener: (_type: string, listener: () => void) => {
      follow = listener;
    },
  }));
  const { preferences } = await import('#web/lib/preferences.ts');
  const { startAppearance } = await import('./appearance.ts');
  startAppearance();
  return preferences;
}

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  dark = false;
});

describe('the preferences on the page', () => {
  it('follow the device until a theme is chosen, and from then on the choice', async () => {
    const preferences = await start();
    expect(root.className).toBe('light');
    dark = true;
    follow();
    expect(root.className).toBe('dark');
    preferences.set({ theme: 'light' });
    expect(root.className).toBe('light');
    expect(root.style.colorScheme).toBe('light');
  });

  it.each(['dark', 'light'] as const)(
    'prints in light whatever has it printed, and is %s again behind that',
    async (theme) => {
      (await start()).set({ theme });
      dispatchEvent(new Event('beforeprint'));
      expect([root.className, root.style.colorScheme]).toEqual(['light', 'light']);
      dispatchEvent(new Event('afterprint'));
      expect([root.className, root.style.colorScheme]).toEqual([theme, theme]);
    },
  );

  it('are on the root at once, each by itself', async () => {
    const preferences = await start();
    expect(Object.fromEntries(Object.entries(root.dataset))).toEqual({
      contrast: 'normal',
      text: 'normal',
      spacing: 'normal',
      motion: 'device',
      links: 'plain',
    });
    preferences.set({
      contrast: 'more',
      textSize: 'larger',
      spacing: 'wide',
      reduceMotion: true,
      underlineLinks: true,
    });
    expect(Object.fromEntries(Object.entries(root.dataset))).toEqual({
      contrast: 'more',
      text: 'larger',
      spacing: 'wide',
      motion: 'less',
      links: 'underlined',
    });
  });

  it('are there when the page is opened again', async () => {
    (await start()).set({ textSize: 'large', theme: 'dark' });
    delete root.dataset['text'];
    root.className = '';
    await start();
    expect(root.dataset['text']).toBe('large');
    expect(root.className).toBe('dark');
  });
});
