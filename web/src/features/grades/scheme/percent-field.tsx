import { useTranslation } from 'react-i18next';
import { TypedField } from '#web/components/form/typed-field.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { percentOf } from '#web/lib/percent.ts';
import './texts.ts';

type Props = {
  label: string;
  hint?: string;
  /** In hundredths of a percent; null: none. */
  value: number | null;
  /** Nothing typed is none. */
  optional?: boolean;
  onChange: (value: number | null) => void;
};

/** A percentage up to the hundred; what is none stays in the field, and is not taken. */
export function PercentField({ label, hint, value, optional = false, onChange }: Props) {
  const { t } = useTranslation('gradeScheme');
  const { language } = useLanguage();
  const written =
    value === null
      ? ''
      : new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value / 100);
  return (
    <TypedField
      atOnce
      numeric="decimal"
      label={label}
      {...(hint !== undefined && { hint })}
      value={written}
      wrong={(text) =>
        (optional && text === '') || percentOf(text) !== null ? undefined : t('percentWrong')
      }
      onTake={(text) => onChange(text === '' ? null : percentOf(text))}
    />
  );
}
