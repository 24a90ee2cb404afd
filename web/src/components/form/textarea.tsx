import { Textarea as PlainTextarea } from '@chakra-ui/react/textarea';
import { textareaRecipe } from '@chakra-ui/react/theme';
import type { ComponentProps } from 'react';

/** Several lines to write in. Its look comes with it, since most pages have none. */
export function Textarea(props: ComponentProps<typeof PlainTextarea>) {
  return (
    <PlainTextarea
      recipe={textareaRecipe}
      bg="bg.panel"
      borderColor="border.emphasized"
      {...props}
    />
  );
}
