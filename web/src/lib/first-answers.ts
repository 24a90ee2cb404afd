/** Where the page's own answers stand, and under which part of an address the API is. */
const blockId = 'first-answers';
const api = '/api/v1';

let kept: Record<string, unknown> | undefined;

function read(): Record<string, unknown> {
  const text = document.getElementById(blockId)?.textContent;
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

/**
 * What the API said to nobody when this page was drawn, each to be taken once: the page's first questions need
 * no request. Whoever is signed in asks for themselves.
 */
export const firstAnswers = {
  /** The answer to a request, or null where the page brought none. */
  take({ method, url }: Pick<Request, 'method' | 'url'>): Response | null {
    if (method !== 'GET') return null;
    kept ??= read();
    const { pathname, searchParams } = new URL(url);
    searchParams.sort();
    const query = searchParams.toString();
    const path = pathname.slice(api.length);
    const key = query === '' ? path : `${path}?${query}`;
    if (!pathname.startsWith(`${api}/`) || !Object.hasOwn(kept, key)) return null;
    const answer = kept[key];
    delete kept[key];
    return Response.json(answer);
  },
};
