import { AcceptedNumbers } from '../form/accepted-numbers.tsx';
import type { FormProps } from '../form/form-props.ts';
import { UnitField } from '../form/unit-field.tsx';

export const NumericForm = ({ content, onChange }: FormProps<'numeric'>) => (
  <>
    <AcceptedNumbers
      path={['accepted']}
      accepted={content.accepted}
      onChange={(accepted) => onChange({ ...content, accepted })}
    />
    <UnitField
      path={['unit']}
      value={content.unit}
      onChange={(unit) => onChange({ ...content, unit })}
    />
  </>
);
