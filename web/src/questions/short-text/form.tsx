import { AcceptedTexts } from '../form/accepted-texts.tsx';
import type { FormProps } from '../form/form-props.ts';

export const ShortTextForm = ({ content, onChange }: FormProps<'shortText'>) => (
  <AcceptedTexts
    path={[]}
    value={content}
    onChange={(changes) => onChange({ ...content, ...changes })}
  />
);
