import { defineRecipe } from '@chakra-ui/react/styled-system';

/** What is not here yet, drawn lightly: a whole page of it should not shout. */
export const skeletonRecipe = defineRecipe({
  className: 'chakra-skeleton',
  base: {
    borderRadius: 'l2',
    bg: 'bg.muted',
    color: 'transparent',
    cursor: 'default',
    pointerEvents: 'none',
    userSelect: 'none',
    flexShrink: '0',
    animation: 'pulse',
    animationDuration: '1.6s',
  },
});
