import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A part that is not here yet is drawn lightly: a whole page of it should not shout. */
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
