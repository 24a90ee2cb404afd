import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Global } from '@emotion/react';
import type { SystemContext } from '@chakra-ui/react/styled-system';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const themeModule = join(import.meta.dirname, '../src/lib/theme/system.ts');

type Theme = { wholeSystem: () => SystemContext };

/** What `main.tsx` imports. */
const name = 'virtual:theme.css';
const resolved = `\0${name}`;

/** The reset, the global styles and the tokens of the theme as a stylesheet. */
async function themeCss(): Promise<string> {
  const { wholeSystem } = (await import(pathToFileURL(themeModule).href)) as Theme;
  const { layers, _global } = wholeSystem();
  const styles = [layers.atRule, ..._global];
  return renderToStaticMarkup(createElement(Global, { styles })).replaceAll(/<\/?style[^>]*>/g, '');
}

/**
 * Writes the theme's global styles into the site's stylesheet when it is built: thirty kilobytes that Emotion would
 * read at each start before anything else could be drawn (`lib/theme/without-global-styles.ts`). The development server
 * leaves them to Chakra.
 */
export function staticTheme(): Plugin {
  let building = false;
  return {
    name: 'static-theme',
    enforce: 'pre',
    configResolved: (config) => {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) => {
      if (id !== resolved) return undefined;
      return building ? themeCss() : '';
    },
  };
}
