import type { FormProps } from '../form/form-props.ts';
import { ShownFile } from '../form/shown-file.tsx';

/** Something to take along. */
export const FileForm = (props: FormProps<'file'>) => <ShownFile {...props} />;
