import { coverStyles } from './covers.ts';
import { preferenceStyles } from './preference-styles.ts';

/** The styles of the whole page, which stand in the stylesheet of a built site (`web/vite/static-theme.ts`). */
export function globalStyles() {
  const covers = coverStyles();
  return {
    html: {
      color: 'fg',
      bg: 'bg',
      lineHeight: '1.5',
      colorPalette: 'gold',
      fontFamily: 'body',
      // An element that gets the focus scrolls clear of a phone's bottom bar (WCAG 2.4.11).
      scrollPaddingBottom: { base: '20', md: '0' },
    },
    body: { minHeight: '100dvh', overflowWrap: 'break-word' },
    '*': { '--global-font-body': 'fonts.body', '--global-color-border': 'colors.border' },
    ':root': { '--focus-ring-width': '2px', ...covers[':root'] },
    '.dark': covers['.dark'],
    '*::placeholder': { color: 'fg.muted' },
    '*::selection': { bg: 'gold.200', color: 'ink' },
    '.pen': {
      flexShrink: '0',
      fill: 'none',
      stroke: 'currentcolor',
      strokeWidth: '1.6',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    '.pen[data-bold]': { strokeWidth: '2.25' },
    ':focus-visible': { outlineColor: 'fg.gold', outlineOffset: '2px' },
    // On paper a page is what it says, without what leads to others.
    '@media print': {
      'body *:not(:has(main), main, main *)': { display: 'none !important' },
      // What goes over from dark to light would be on paper as it began.
      '*': { transition: 'none !important' },
    },
    ...preferenceStyles,
  };
}
