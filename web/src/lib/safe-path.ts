const longest = 2000;
// oxlint-disable-next-line no-control-regex
const unsafe = /[\u0000-\u0020\u007F\\]/;

/** Percent-decodes until nothing changes, so that an escape cannot hide in an escape; null where it is malformed. */
function decoded(text: string): string | null {
  let current = text;
  for (let round = 0; round < 3; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(current);
    } catch {
      return null;
    }
    if (next === current) return current;
    current = next;
  }
  return null;
}

/**
 * The one gate for addresses that come from outside (a kept location, the state of a sign-in).
 * @returns the path, query and hash on this origin, or `/` for anything else
 */
export function safePath(wanted: unknown, origin: string = location.origin): string {
  if (typeof wanted !== 'string' || wanted.length > longest || !wanted.startsWith('/')) return '/';
  const [path = ''] = wanted.split(/[?#]/);
  const plain = decoded(path);
  if (plain === null || unsafe.test(plain) || unsafe.test(wanted) || plain.includes('//'))
    return '/';
  const url = URL.parse(wanted, origin);
  return url?.origin === origin ? url.pathname + url.search + url.hash : '/';
}
