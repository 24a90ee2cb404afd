import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormProps } from '../form/form-props.ts';
import { MarkField } from '../form/mark-field.tsx';
import { OptionsField } from '../form/options-field.tsx';
import { rightOne } from '../form/right-one.ts';
import { WeightField } from '../form/weight-field.tsx';

const full = 10_000;

export function SingleChoiceForm({ content, onChange }: FormProps<'singleChoice'>) {
  const { t } = useTranslation('questions');
  const name = useId();
  const { options } = content;
  return (
    <OptionsField
      options={options}
      shuffle={content.shuffle}
      make={(option) => option}
      onChange={(changes) => onChange({ ...content, ...changes })}
    >
      {(option, change, at) => (
        <>
          <MarkField
            type="radio"
            name={name}
            label={t('form.isRight')}
            checked={option.weight === full}
            onChange={() => onChange({ ...content, options: rightOne(options, option.optionId) })}
          />
          <WeightField
            path={['options', at, 'weight']}
            value={option.weight}
            onChange={(weight) => change({ weight })}
          />
        </>
      )}
    </OptionsField>
  );
}
