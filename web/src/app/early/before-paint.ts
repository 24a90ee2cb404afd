/*
 * Runs before anything is seen, so it is small and stands alone (`web/vite/before-paint.ts`): the chosen theme,
 * no public page in another language than the chosen one, none for somebody whose session this browser keeps, for
 * them the parts of their page and their lesson at once, which else are asked for one after the other; and the start
 * of the site.
 */
import { askForLesson } from './ask-for-lesson.ts';
import { startSite } from './start-site.ts';

type Beginning = 'player' | 'dashboard' | 'gradebook' | 'home';

declare const filesAhead: Record<'frame' | Beginning, string[]>;
/** The texts of every page, by their language. */
declare const textFiles: Record<string, string>;
/** A pattern for the addresses of pages that begin alike. */
declare const pagesAhead: [pattern: string, beginning: Beginning][];

const { classList, dataset, lang, style } = document.documentElement;

type Kept = { theme?: unknown; textSize?: unknown; spacing?: unknown; contrast?: unknown };
let kept: Kept = {};
try {
  kept = JSON.parse(localStorage.getItem('preferences') ?? '{}') as Kept;
} catch {
  // Any other value that is kept there is not ours: the device decides.
}
if (kept.theme === 'dark' || kept.theme === 'light') {
  classList.add(kept.theme);
  style.colorScheme = kept.theme;
}

// The server knows the cookie and not what is looked at before it: nobody reads first what is not their language.
const chosen = localStorage.getItem('i18nextLng');
if (chosen && lang && !chosen.startsWith(lang)) dataset['firstPage'] = 'none';

const texts = textFiles[(chosen ?? lang).slice(0, 2)];
const alsoNeeded = texts === undefined ? [] : [texts];
if (Object.keys(localStorage).some((key) => key.endsWith('.accessToken'))) {
  dataset['firstPage'] = 'none';
  const page = pagesAhead.find(([pattern]) => new RegExp(pattern).test(location.pathname));
  alsoNeeded.push(...filesAhead.frame, ...(page ? filesAhead[page[1]] : []));
  // A reader with larger, wider or stronger text waits for the theme that sets it.
  const plain = [kept.textSize, kept.spacing, kept.contrast].every(
    (choice) => (choice ?? 'normal') === 'normal',
  );
  askForLesson({ draw: plain });
}

void startSite(alsoNeeded);
