import { TypedField } from '#web/components/form/typed-field.tsx';
import { useTranslation } from 'react-i18next';
import { wholeOf } from '#web/lib/whole-number.ts';
import './texts.ts';

type Props = {
  label: string;
  hint?: string;
  least: number;
  most: number;
  value: number;
  onChange: (value: number) => void;
};

/** A whole number within its bounds; what is none stays in the field, and is not taken. */
export function NumberField({ label, hint, least, most, value, onChange }: Props) {
  const { t } = useTranslation('build');
  const numberOf = (text: string) => wholeOf(text, least, most);
  return (
    <TypedField
      atOnce
      numeric
      label={label}
      {...(hint !== undefined && { hint })}
      value={String(value)}
      wrong={(text) => (numberOf(text) === null ? t('numberWrong', { least, most }) : undefined)}
      onTake={(text) => onChange(numberOf(text) ?? value)}
    />
  );
}
