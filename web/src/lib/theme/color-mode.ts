import { preferences } from '#web/lib/preferences.ts';

export type ColorMode = 'light' | 'dark';

/** The mode that is shown: the chosen one, or the device's. */
export function currentMode(): ColorMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

export function chooseMode(mode: ColorMode): void {
  preferences.set({ theme: mode });
}
