import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useId } from 'react';
import { MarkField } from './mark-field.tsx';

type Scheme =
  | 'allOrNothing'
  | 'eachStatement'
  | 'rightMinusWrong'
  | 'weights'
  | 'each'
  | 'positions'
  | 'neighbors';

type Props<S extends Scheme> = { schemes: readonly S[]; value: S; onChange: (scheme: S) => void };

/** How a partly right answer is scored. */
export function SchemeField<S extends Scheme>({ schemes, value, onChange }: Props<S>) {
  const { t } = useTranslation('questions');
  const name = useId();
  return (
    <chakra.fieldset>
      <chakra.legend fontWeight="semibold" mb="1">
        {t('form.scheme')}
      </chakra.legend>
      {schemes.map((scheme) => (
        <MarkField
          key={scheme}
          type="radio"
          name={name}
          label={t(`scheme.${scheme}`)}
          checked={scheme === value}
          onChange={() => onChange(scheme)}
        />
      ))}
    </chakra.fieldset>
  );
}
