import { TypedField } from '#web/components/form/typed-field.tsx';
import { useTranslation } from 'react-i18next';
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
  return (
    <TypedField
      atOnce
      numeric
      label={label}
      {...(hint !== undefined && { hint })}
      value={String(value)}
      wrong={(text) =>
        /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most
          ? undefined
          : t('numberWrong', { least, most })
      }
      onTake={(text) => onChange(Number(text))}
    />
  );
}
