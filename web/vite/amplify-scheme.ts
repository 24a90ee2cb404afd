import type { Plugin } from 'vite';

const local = String.raw`/^(localhost|127\.0\.0\.1)(:|$)/.test(domain)`;

/** The four places where Amplify 6 writes `https` by hand: authorize, token, logout, and the opener. */
const places: readonly [written: RegExp, decided: string][] = [
  [
    /https:\/\/\$\{domain\}\/oauth2\/authorize/,
    '${' + local + ' ? "http" : "https"}://${domain}/oauth2/authorize',
  ],
  [/https:\/\/\$\{domain\}\/logout/, '${' + local + ' ? "http" : "https"}://${domain}/logout'],
  [/(['"])https:\/\/\1 ?\+ ?domain ?\+/, `(${local} ? "http://" : "https://") + domain +`],
  [
    /url\.replace\((['"])http:\/\/\1, ?(['"])https:\/\/\2\)/,
    String.raw`(/^http:\/\/(localhost|127\.0\.0\.1)[:\/]/.test(url) ? url : url.replace("http://", "https://"))`,
  ],
];

/** Lets a page that talks to an identity domain on this very machine do so without TLS. */
export function decideScheme(code: string): { code: string; patched: number } {
  let patched = 0;
  const decided = places.reduce((text, [written, replacement]) => {
    if (!written.test(text)) return text;
    patched += 1;
    return text.replace(written, () => replacement);
  }, code);
  return { code: decided, patched };
}

/**
 * Amplify always speaks https to the hosted sign-in, and a laptop has no certificate that a browser
 * trusts. The scheme is decided at run time from the domain, so one build serves both.
 * @throws in a build, when an Amplify upgrade moved one of the four places
 */
export function amplifyScheme(): Plugin {
  let building = false;
  let total = 0;
  return {
    name: 'amplify-scheme',
    enforce: 'pre',
    configResolved: (config) => {
      building = config.command === 'build';
    },
    transform: {
      order: 'pre',
      filter: { id: /node_modules/ },
      handler(source) {
        const { code, patched } = decideScheme(source);
        total += patched;
        return patched === 0 ? undefined : { code, map: null };
      },
    },
    buildEnd(error) {
      if (building && !error && total !== places.length) {
        throw new Error(`Patched ${total} of ${places.length} places of Amplify: it has changed.`);
      }
    },
  };
}
