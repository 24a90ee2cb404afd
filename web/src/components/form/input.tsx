import { Input as PlainInput } from '@chakra-ui/react/input';
import { inputRecipe } from '@chakra-ui/react/theme';
import type { ComponentProps } from 'react';

/** One line to write in. Its look comes with it, since most pages have none. */
export function Input(props: ComponentProps<typeof PlainInput>) {
  return (
    <PlainInput recipe={inputRecipe} bg="bg.panel" borderColor="border.emphasized" {...props} />
  );
}
