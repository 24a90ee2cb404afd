import '#web/lib/session/asked-ahead.ts';

/** The script that draws a lesson. */
declare const lessonScript: string;

/** A pattern for the address of a lesson. */
declare const lessonPattern: string;

/** A token that ends sooner than this is renewed before it is used, milliseconds. */
const shortestLife = 60_000;

const endsAt = (token: string): number => {
  const [, payload = ''] = token.split('.');
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return Number((claims as { exp?: unknown }).exp) * 1000;
};

/** The one person that this browser keeps tokens of; undefined where that is not plain to see. */
function keptPerson(): { accessToken: string; idToken: string | null } | undefined {
  const keys = Object.keys(localStorage).filter((key) => key.endsWith('.accessToken'));
  const [key = ''] = keys;
  const accessToken = localStorage.getItem(key);
  if (keys.length !== 1 || !accessToken || endsAt(accessToken) < Date.now() + shortestLife)
    return undefined;
  return { accessToken, idToken: localStorage.getItem(key.replace(/accessToken$/, 'idToken')) };
}

/**
 * Asks for the lesson of this address, if it is one, while the site's scripts are still on their way; they take the
 * answer (`answerAskedAhead`). On a phone, whose line is slow and whose page is the lesson alone, a small script
 * draws its words as soon as they are here.
 */
export function askForLesson({ draw }: { draw: boolean }): void {
  const [, courseId, moduleId, blockId] = new RegExp(lessonPattern).exec(location.pathname) ?? [];
  try {
    const person = blockId === undefined ? undefined : keptPerson();
    if (!person) return;
    const url = `${location.origin}/api/v1/courses/${courseId}/modules/${moduleId}/blocks/${blockId}`;
    const authorization = `Bearer ${person.accessToken}`;
    const headers = { authorization, ...(person.idToken && { 'x-id-token': person.idToken }) };
    const shown = Promise.withResolvers<void>();
    globalThis.askedAhead = { url, authorization, answer: fetch(url, { headers }), shown };
    globalThis.askedAhead.answer.catch(() => undefined);
    if (!draw || matchMedia('(min-width: 62em)').matches) return shown.resolve();
    const script = document.createElement('script');
    script.src = `/${lessonScript}`;
    script.addEventListener('error', () => shown.resolve());
    document.head.append(script);
  } catch {
    // The site asks for itself.
  }
}
