/** Percent-encodes as RFC 3986 asks (AWS signs this form): everything but letters, digits and `-._~`. */
export function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * The query of a request target, decoded, in order and with duplicates kept. The signature and the
 * operation must read the same values, so both use this one.
 * @throws URIError on a malformed escape
 */
export function parseQuery(url: string): Array<[name: string, value: string]> {
  const start = url.indexOf('?');
  if (start < 0) return [];
  return url
    .slice(start + 1)
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const separator = pair.indexOf('=');
      const name = separator < 0 ? pair : pair.slice(0, separator);
      const value = separator < 0 ? '' : pair.slice(separator + 1);
      return [decode(name), decode(value)];
    });
}

/** The path of a request target exactly as it was sent, without the query. */
export function rawPath(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
