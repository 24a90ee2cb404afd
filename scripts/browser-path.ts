import { existsSync } from 'node:fs';

/** Debian's names; the first has no windows to draw, which spares a quarter of the work. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * The machine's own Chromium, or the one that CHROMIUM_PATH names.
 * @throws Error where there is none
 */
export function browserPath(): string {
  const path = process.env['CHROMIUM_PATH'] || installed.find((name) => existsSync(name));
  if (!path)
    throw new Error(`No browser: apt-get install chromium-headless-shell, or set CHROMIUM_PATH.`);
  return path;
}
