import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import {
  animationStyles,
  badgeRecipe,
  containerRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  keyframes,
  layerStyles,
  linkRecipe,
  nativeSelectSlotRecipe,
  progressSlotRecipe,
  spinnerRecipe,
  textareaRecipe,
  toastSlotRecipe,
  tokens,
} from '@chakra-ui/react/theme';
import { colors, semanticColors } from './colors.ts';
import { coverColors } from './covers.ts';
import { preferenceStyles } from './preference-styles.ts';
import { skeletonRecipe } from './skeleton-recipe.ts';

const sans = {
  value:
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif",
};

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

const rem = (pixels: number) => ({ value: `${pixels / 16}rem` });

const sizes = {
  xs: 12,
  sm: 14,
  md: 16,
  lg: 18,
  xl: 20,
  '2xl': 24,
  '3xl': 30,
  '4xl': 38,
  '5xl': 48,
};
const fontSizes = Object.fromEntries(
  Object.entries(sizes).map(([name, size]) => [name, rem(size)]),
);

const heading = (fontSize: string | Record<string, string>) => ({
  value: { fontSize, lineHeight: '1.15', letterSpacing: '-0.015em', fontWeight: '700' },
});

const body = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } });

/** Only the recipes that are used: Chakra's whole set would add 29 KB to the first load. */
const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html, .chakra-theme)',
  globalCss: {
    html: { color: 'fg', bg: 'bg', lineHeight: '1.5', colorPalette: 'gold', fontFamily: 'body' },
    body: { minHeight: '100dvh', overflowWrap: 'break-word' },
    '*': { '--global-font-body': 'fonts.body', '--global-color-border': 'colors.border' },
    ':root': { '--focus-ring-width': '2px' },
    '*::placeholder': { color: 'fg.muted' },
    '*::selection': { bg: 'gold.200', color: 'ink' },
    ':focus-visible': { outlineColor: 'fg.gold', outlineOffset: '2px' },
    ...preferenceStyles,
  },
  theme: {
    breakpoints: { sm: '30em', md: '48em', lg: '62em', xl: '80em', '2xl': '96em' },
    keyframes,
    tokens: {
      ...tokens,
      colors,
      fontSizes,
      fonts: { heading: sans, body: sans, mono: tokens.fonts.mono },
    },
    semanticTokens: { colors: { ...semanticColors, cover: coverColors }, radii, shadows },
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
    layerStyles,
    animationStyles,
    recipes: {
      badge: badgeRecipe,
      container: containerRecipe,
      heading: headingRecipe,
      input: inputRecipe,
      link: linkRecipe,
      skeleton: skeletonRecipe,
      spinner: spinnerRecipe,
      textarea: textareaRecipe,
    },
    slotRecipes: {
      field: fieldSlotRecipe,
      nativeSelect: nativeSelectSlotRecipe,
      progress: progressSlotRecipe,
      toast: toastSlotRecipe,
    },
  },
});

export const system = createSystem(defaultBaseConfig, config);
