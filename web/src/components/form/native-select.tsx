import { NativeSelect as Parts } from '@chakra-ui/react/native-select';
import { nativeSelectSlotRecipe } from '@chakra-ui/react/theme';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof Parts.Field> & {
  /** The styles of the field's place on the page. */
  place?: Omit<ComponentProps<typeof Parts.Root>, 'children'>;
};

/** A choice of one of several, as the browser shows it. Its look comes with it, since most pages have none. */
export function NativeSelect({ place, ...field }: Props) {
  return (
    <Parts.Root recipe={nativeSelectSlotRecipe} {...place}>
      <Parts.Field {...field} />
      <Parts.Indicator aria-hidden />
    </Parts.Root>
  );
}
