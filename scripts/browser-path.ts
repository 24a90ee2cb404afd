import { existsSync } from 'node:fs';

const whole = '/usr/bin/chromium';
/** Has no windows to draw, which spares a quarter of the work. */
const shell = '/usr/bin/chromium-headless-shell';

/**
 * The machine's own Chromium by Debian's names, or the one that CHROMIUM_PATH names.
 * @param options.whole where the browser around the page counts
 * @throws Error where there is none
 */
export function browserPath(options: { whole?: boolean } = {}): string {
  const installed = options.whole ? [whole] : [shell, whole];
  const path = process.env['CHROMIUM_PATH'] || installed.find((name) => existsSync(name));
  if (!path) throw new Error('No browser: apt-get install chromium, or set CHROMIUM_PATH.');
  return path;
}
