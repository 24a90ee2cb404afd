import { defineRecipe } from '@chakra-ui/react/styled-system';

const solid = (bg: string, color: string, hover: string) => ({
  bg,
  color,
  _hover: { bg: hover },
  _expanded: { bg: hover },
});

/** Buttons. One `primary` per view; every pair of colours is at least 4.5:1. */
export const buttonRecipe = defineRecipe({
  className: 'chakra-button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'pointer',
    flexShrink: '0',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: '150ms',
    focusVisibleRing: 'outside',
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      primary: solid('gold.500', 'ink', 'gold.400'),
      secondary: solid('bg.inverted', 'fg.inverted', 'fg.muted'),
      outline: {
        borderColor: 'border.emphasized',
        color: 'fg',
        bg: 'transparent',
        _hover: { bg: 'bg.subtle' },
        _expanded: { bg: 'bg.subtle' },
      },
      success: solid('green.600', 'white', 'green.700'),
      error: solid('red.600', 'white', 'red.700'),
      warning: solid('orange.300', 'ink', 'orange.400'),
      info: solid('blue.600', 'white', 'blue.700'),
      brand: solid('gold.700', 'white', 'gold.800'),
      accent: solid('accent.200', 'accent.900', 'accent.300'),
      quiet: {
        color: 'fg',
        bg: 'transparent',
        _hover: { bg: 'bg.muted' },
        _expanded: { bg: 'bg.muted' },
      },
    },
    size: {
      sm: { minH: '9', px: '3', fontSize: 'sm' },
      md: { minH: '11', px: '5', py: '2', fontSize: 'md' },
      lg: { minH: '13', px: '7', py: '3', fontSize: 'lg' },
    },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});
