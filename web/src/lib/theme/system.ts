import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { headingRecipe, spinnerRecipe } from '@chakra-ui/react/theme';
import { colors, semanticColors } from './colors.ts';
import { globalStyles } from './global-styles.ts';
import { skeletonRecipe } from './skeleton-recipe.ts';
import { keyframes, tokens } from './tokens.ts';
import { withoutGlobalStyles } from './without-global-styles.ts';

const radii = {
  l1: { value: '6px' },
  l2: { value: '8px' },
  l3: { value: '12px' },
};

/** One soft level for what floats; Chakra's recipes know it by several names. */
const floating = {
  value: { _light: '0 8px 24px {colors.gray.900/14}', _dark: '0 8px 24px {colors.black/60}' },
};
const shadows = { sm: floating, md: floating, lg: floating, xl: floating };

const heading = (fontSize: string | Record<string, string>) => ({
  value: { fontSize, lineHeight: '1.15', letterSpacing: '-0.015em', fontWeight: '700' },
});

const body = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } });

/**
 * Only the recipes of the frame and of nearly every page: Chakra's whole set would add 29 KB to the first load. Those of
 * fields and toasts come with these (`components/form`, `components/ui/toaster.tsx`).
 */
const config = defineConfig({
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html, .chakra-theme)',
  theme: {
    breakpoints: { sm: '30em', md: '48em', lg: '62em', xl: '80em', '2xl': '96em' },
    keyframes,
    tokens: { ...tokens, colors },
    semanticTokens: { colors: semanticColors, radii, shadows },
    textStyles: {
      xs: body('xs', '1.4'),
      sm: body('sm', '1.45'),
      md: body('md', '1.5'),
      lg: body('lg', '1.6'),
      xl: heading('xl'),
      '2xl': heading('2xl'),
      '3xl': heading({ base: '2xl', md: '3xl' }),
      '4xl': heading({ base: '3xl', md: '4xl' }),
      '5xl': heading({ base: '4xl', md: '5xl' }),
      reading: { value: { fontSize: 'lg', lineHeight: '1.6' } },
    },
    layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } },
    recipes: {
      heading: headingRecipe,
      skeleton: skeletonRecipe,
      spinner: spinnerRecipe,
    },
  },
});

/** The theme with its global styles, and the values of its tokens. */
export const wholeSystem = () =>
  createSystem(defaultBaseConfig, { ...config, preflight: true, globalCss: globalStyles() });

/** The theme of a page whose stylesheet has the global styles and the values of the tokens already. */
export const leanSystem = () => ({
  ...createSystem(defaultBaseConfig, withoutGlobalStyles(config)),
  _global: [],
});

/** Where the site is built, its stylesheet is too (`web/vite/static-theme.ts`). */
export const system = import.meta.env?.PROD ? leanSystem() : wholeSystem();
