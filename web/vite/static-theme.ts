import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Global } from '@emotion/react';
import type { SystemContext } from '@chakra-ui/react/styled-system';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const themeModule = join(import.meta.dirname, '../src/lib/theme/system.ts');

/** What `main.tsx` imports. */
const name = 'virtual:theme.css';
const resolved = `\0${name}`;

/** Where Chakra 3 makes the styles that `ChakraProvider` gives to Emotion. */
const made = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];';

/** The reset, the global styles and the tokens of the theme as a stylesheet. */
async function themeCss(): Promise<string> {
  const { system } = (await import(pathToFileURL(themeModule).href)) as { system: SystemContext };
  const styles = [system.layers.atRule, ...system._global];
  return renderToStaticMarkup(createElement(Global, { styles })).replaceAll(/<\/?style[^>]*>/g, '');
}

/**
 * Writes the theme's global styles into the site's stylesheet when it is built. Chakra would make them in the
 * browser at each start: thirty kilobytes, made and read before anything else can be drawn. The development
 * server leaves it to Chakra.
 * @throws in a build, when an upgrade of Chakra has moved the place
 */
export function staticTheme(): Plugin {
  let building = false;
  let found = false;
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
    transform: {
      filter: { id: /@chakra-ui\/react\/.*styled-system\/system\.js$/ },
      handler(code) {
        if (!building) return undefined;
        found = code.includes(made);
        return { code: code.replace(made, 'const _global = [];'), map: null };
      },
    },
    buildEnd(error) {
      if (!error && building && !found)
        throw new Error('Chakra makes its global styles elsewhere: see web/vite/static-theme.ts.');
    },
  };
}
