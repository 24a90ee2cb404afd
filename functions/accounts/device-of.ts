/** Browsers by the mark of their own; those that bear another's mark too come before it. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (table: readonly [RegExp, string][], text: string): string | null =>
  table.find(([mark]) => mark.test(text))?.[1] ?? null;

/** Describes a browser in the few words by which people know it; null for an unknown one. */
export const deviceOf = (userAgent: string) => {
  // Real ones are shorter; what follows is not looked at.
  const text = userAgent.slice(0, 512);
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
};
