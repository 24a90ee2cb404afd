import type { Plugin } from 'vite';

/** The face that every text of the site is set in; its other parts are fetched when something needs them. */
const face = /-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * Asks for the font together with the page, instead of when the first styles use it.
 * @throws in a build, when no such font is among the files
 */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (bundle === undefined) return [];
        const file = Object.keys(bundle).find((name) => face.test(name));
        if (file === undefined) throw new Error('The font is not among the files of the site.');
        return [
          {
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
