import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type Ref, useId } from 'react';
import { buttonRecipe } from '#web/lib/theme/button-recipe.ts';

const Label = chakra('label', buttonRecipe);

/** Hidden from sight and not from the keyboard: its label shows the focus. */
const Input = chakra(
  'input',
  {
    base: {
      srOnly: true,
      '&:focus-visible + label': { outline: '2px solid {colors.fg.gold}', outlineOffset: '2px' },
    },
  },
  // Known neither to React's types nor to Chakra's.
  { forwardProps: ['webkitdirectory'] },
);

type Props = {
  label: string;
  /** Endings or types of files, as the attribute of HTML has them. */
  accept: string;
  /** Several at once. */
  many?: boolean;
  /** Opens the camera of a device that has one. */
  camera?: boolean;
  /** A folder with all that lies in it, in place of files. */
  folder?: boolean;
  name?: string;
  describedBy?: string;
  variant?: ComponentProps<typeof Label>['variant'];
  ref?: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
};

/** Whether this browser hands over whole folders. */
export const takesFolders = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype;

/** A button that opens the device's own choice of files. */
export function FileButton(props: Props) {
  const { label, accept, many = false, name, describedBy, ref, onFiles } = props;
  const { camera = false, folder = false } = props;
  const id = useId();
  return (
    <>
      <Input
        ref={ref}
        id={id}
        type="file"
        multiple={many}
        accept={accept}
        {...(camera && { capture: 'environment' })}
        {...(folder && { webkitdirectory: '' })}
        aria-label={name}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Label htmlFor={id} variant={props.variant ?? 'outline'} size="sm" cursor="pointer">
        {label}
      </Label>
    </>
  );
}
