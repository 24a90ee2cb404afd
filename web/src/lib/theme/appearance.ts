import { preferences } from '#web/lib/preferences.ts';

/** Writes the preferences on the root of the page, where `preference-styles.ts` finds them. */
function show(): void {
  const { theme, contrast, textSize, spacing, reduceMotion, underlineLinks } = preferences.get();
  const { classList, dataset, style } = document.documentElement;
  const device = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const mode = theme === 'system' ? device : theme;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
  style.colorScheme = mode;
  dataset['contrast'] = contrast;
  dataset['text'] = textSize;
  dataset['spacing'] = spacing;
  dataset['motion'] = reduceMotion ? 'less' : 'device';
  dataset['links'] = underlineLinks ? 'underlined' : 'plain';
}

/** Paper is white, and browsers leave out what lies behind a text: light letters would be read by nobody. */
function showOnPaper(): void {
  const { classList, style } = document.documentElement;
  if (classList.replace('dark', 'light')) style.colorScheme = 'light';
}

/** Shows the site as the person likes it, from now on: whatever they change, and whatever their device does. */
export function startAppearance(): void {
  show();
  preferences.subscribe(show);
  addEventListener('beforeprint', showOnPaper);
  addEventListener('afterprint', show);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
}
