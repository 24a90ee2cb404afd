export type ColorMode = 'light' | 'dark';

const key = 'color-mode';
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

const isMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

export function currentMode(): ColorMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function show(mode: ColorMode): void {
  const { classList, style } = document.documentElement;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
  style.colorScheme = mode;
}

/** Shows the chosen mode, or follows the device where none was chosen. */
export function startColorMode(): void {
  const kept = localStorage.getItem(key);
  const follow = () => {
    if (!isMode(localStorage.getItem(key))) show(prefersDark().matches ? 'dark' : 'light');
  };
  if (isMode(kept)) show(kept);
  else follow();
  prefersDark().addEventListener('change', follow);
}

export function chooseMode(mode: ColorMode): void {
  localStorage.setItem(key, mode);
  show(mode);
}
