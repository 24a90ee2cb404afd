/**
 * The meaning of the attributes that `appearance.ts` writes on the root; part of the global styles. The colours are
 * `!important` because Chakra keeps its tokens in a later cascade layer.
 */
export const preferenceStyles = {
  'html[data-text=large]': { fontSize: '112.5%' },
  'html[data-text=larger]': { fontSize: '131.25%' },
  // The distances of WCAG 2.2, 1.4.12.
  'html[data-spacing=wide] body': { letterSpacing: '0.12em', wordSpacing: '0.16em' },
  'html[data-spacing=wide] :is(p, li, dd)': { lineHeight: '1.8 !important' },
  'html[data-links=underlined] a': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  'html[data-contrast=more]': {
    '--chakra-colors-fg-muted': 'var(--chakra-colors-fg) !important',
    '--chakra-colors-fg-subtle': 'var(--chakra-colors-fg) !important',
    '--chakra-colors-border': 'var(--chakra-colors-border-emphasized) !important',
    '--chakra-colors-border-muted': 'var(--chakra-colors-border-emphasized) !important',
    '--chakra-colors-border-subtle': 'var(--chakra-colors-border-emphasized) !important',
  },
  'html.light[data-contrast=more]': {
    '--chakra-colors-bg': 'var(--chakra-colors-white) !important',
    '--chakra-colors-fg': 'var(--chakra-colors-black) !important',
    '--chakra-colors-fg-gold': 'var(--chakra-colors-gold-800) !important',
    '--chakra-colors-fg-link': 'var(--chakra-colors-gold-800) !important',
    '--chakra-colors-border-emphasized': 'var(--chakra-colors-gray-700) !important',
  },
  'html.dark[data-contrast=more]': {
    '--chakra-colors-bg': 'var(--chakra-colors-black) !important',
    '--chakra-colors-bg-panel': 'var(--chakra-colors-black) !important',
    '--chakra-colors-fg': 'var(--chakra-colors-white) !important',
    '--chakra-colors-fg-gold': 'var(--chakra-colors-gold-200) !important',
    '--chakra-colors-fg-link': 'var(--chakra-colors-gold-200) !important',
    '--chakra-colors-border-emphasized': 'var(--chakra-colors-gray-300) !important',
  },
  // A lesson alone on the page; nothing of the frame stands around it.
  'html[data-focus=on] body header': { display: 'none' },
  'html[data-motion=less] :is(*, *::before, *::after)': {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    transitionDuration: '0.01ms !important',
    scrollBehavior: 'auto !important',
  },
} as const;
