/*
 * Runs before anything is seen, so it is small and stands alone (`web/vite/before-paint.ts`): the chosen theme,
 * and no public page for somebody whose session this browser keeps.
 */
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

if (Object.keys(localStorage).some((key) => key.endsWith('.accessToken')))
  dataset['firstPage'] = 'none';
