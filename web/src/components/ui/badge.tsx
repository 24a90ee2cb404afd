import { Badge as PlainBadge } from '@chakra-ui/react/badge';
import { badgeRecipe } from '@chakra-ui/react/theme';
import type { ComponentProps } from 'react';

/** A word about the state of something. Its look comes with it, since most pages have none. */
export function Badge(props: ComponentProps<typeof PlainBadge>) {
  return <PlainBadge recipe={badgeRecipe} {...props} />;
}
