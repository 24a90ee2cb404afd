import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormProps } from '../form/form-props.ts';
import { MarkField } from '../form/mark-field.tsx';
import { OptionalRichField } from '../form/rich-field.tsx';

export function TrueFalseForm({ content, onChange }: FormProps<'trueFalse'>) {
  const { t } = useTranslation('questions');
  const name = useId();
  return (
    <>
      <chakra.fieldset>
        <chakra.legend fontWeight="semibold" mb="1">
          {t('form.statementIs')}
        </chakra.legend>
        {[true, false].map((isTrue) => (
          <MarkField
            key={String(isTrue)}
            type="radio"
            name={name}
            label={t(`truth.${isTrue}`)}
            checked={content.isTrue === isTrue}
            onChange={() => onChange({ ...content, isTrue })}
          />
        ))}
      </chakra.fieldset>
      {(['whenTrue', 'whenFalse'] as const).map((when) => {
        const label = t('form.feedbackTo', {
          part: t(when === 'whenTrue' ? 'truth.true' : 'truth.false'),
        });
        return (
          <OptionalRichField
            key={when}
            label={label}
            path={[when]}
            value={content[when]}
            add={t('form.addThis', { what: label })}
            onChange={(text) => onChange({ ...content, [when]: text })}
          />
        );
      })}
    </>
  );
}
