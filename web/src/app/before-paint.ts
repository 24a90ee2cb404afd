/*
 * Runs before anything is seen, so it is small and stands alone (`web/vite/before-paint.ts`): the chosen theme,
 * no public page for somebody whose session this browser keeps, and for them the parts of their page at once,
 * which else are asked for one after the other.
 */
declare const filesAhead: Record<'frame' | 'player' | 'dashboard' | 'home', string[]>;

const { classList, dataset, style } = document.documentElement;

try {
  const { theme } = JSON.parse(localStorage.getItem('preferences') ?? '{}') as { theme?: unknown };
  if (theme === 'dark' || theme === 'light') {
    classList.add(theme);
    style.colorScheme = theme;
  }
} catch {
  // What is kept there is not ours: the device decides.
}

const pages = [
  ['player', /^\/courses\/[^/]+\/modules\//],
  ['dashboard', /^\/student-dashboard$/],
  ['home', /^\/$/],
] as const;

if (Object.keys(localStorage).some((key) => key.endsWith('.accessToken'))) {
  dataset['firstPage'] = 'none';
  const page = pages.find(([, pattern]) => pattern.test(location.pathname));
  for (const file of new Set([...filesAhead.frame, ...(page ? filesAhead[page[0]] : [])])) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
}
