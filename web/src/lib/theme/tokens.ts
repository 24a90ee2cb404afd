const values = <T extends string | number>(record: Record<string, T>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, { value }]));

const rem = (pixels: number) => `${pixels / 16}rem`;

/** Steps of 4 px, named by their number: 4 is 1rem. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 20, 24, 28, 32, 36,
  40, 44, 48, 52, 56, 60, 64, 72, 80, 96,
];
const spacing = values(Object.fromEntries(steps.map((step) => [step, rem(step * 4)])));

const sizes = {
  ...spacing,
  ...values({
    '3xs': '14rem',
    '2xs': '16rem',
    xs: '20rem',
    sm: '24rem',
    md: '28rem',
    lg: '32rem',
    xl: '36rem',
    '2xl': '42rem',
    '3xl': '48rem',
    '4xl': '56rem',
    '5xl': '64rem',
    '6xl': '72rem',
    '7xl': '80rem',
    '8xl': '90rem',
    full: '100%',
    max: 'max-content',
    min: 'min-content',
    fit: 'fit-content',
    /** Seventy letters, which take 0.44 em each; the width of a zero (`ch`) says nothing about words. */
    prose: '31em',
    dvh: '100dvh',
    vh: '100vh',
    vw: '100vw',
  }),
};

const fontSizes = values({
  xs: rem(12),
  sm: rem(14),
  md: rem(16),
  lg: rem(18),
  xl: rem(20),
  '2xl': rem(24),
  '3xl': rem(30),
  '4xl': rem(38),
  '5xl': rem(48),
});

/** As `fonts.css` declares them. */
const sans =
  "'Atkinson Hyperlegible Next Variable', 'Atkinson stand-in', 'Atkinson other stand-in', system-ui, sans-serif";

/**
 * Every measure of the site but colours. Written out instead of taken from Chakra, whose own bring their
 * colours along: that is 3 KB of the first load.
 */
export const tokens = {
  spacing,
  sizes,
  fontSizes,
  fonts: values({
    heading: sans,
    body: sans,
    mono: 'ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, monospace',
  }),
  fontWeights: values({ normal: 400, medium: 500, semibold: 600, bold: 700 }),
  letterSpacings: values({ tight: '-0.025em', wide: '0.025em' }),
  lineHeights: values({ shorter: 1.25, short: 1.375, moderate: 1.5, tall: 1.625, taller: 2 }),
  radii: values({
    none: '0',
    xs: '0.125rem',
    sm: '0.25rem',
    md: '0.375rem',
    lg: '0.5rem',
    xl: '0.75rem',
    full: '9999px',
  }),
  borders: values({ xs: '0.5px solid', sm: '1px solid', md: '2px solid', lg: '4px solid' }),
  durations: values({
    fastest: '50ms',
    faster: '100ms',
    fast: '150ms',
    moderate: '200ms',
    slow: '300ms',
    slower: '400ms',
    slowest: '500ms',
  }),
  animations: values({
    spin: 'spin 1s linear infinite',
    pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
  }),
  zIndex: values({
    hide: -1,
    base: 0,
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
    max: 2147483647,
  }),
};

export const keyframes = {
  spin: { '0%': { transform: 'rotate(0deg)' }, '100%': { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
};
