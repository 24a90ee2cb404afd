import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ValueField } from '#web/blocks/form/value-field.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { numberFormat } from '#web/lib/number-format.ts';
import { Faults } from './faults.tsx';
import type { Path } from './form-scope.ts';

type Props = {
  path: Path;
  value: number;
  onChange: (value: number) => void;
  /** Where it is a part of something else than the points. */
  label?: string;
  least?: 0 | -10_000;
};

/** Percent with two decimals at most, with a comma or a point, as hundredths; null: it is none. */
function readPercent(text: string): number | null {
  const [, sign = '', whole = '', part = ''] =
    /^([-−]?)(\d{1,3})(?:[.,](\d{0,2}))?$/.exec(text.trim().replace(/\s*%$/, '')) ?? [];
  if (whole === '') return null;
  const value = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return value > 10_000 ? null : sign === '' ? value : 0 - value;
}

/** What an answer is worth, in percent of the question's points. */
export function WeightField({ path, value, onChange, label, least = -10_000 }: Props) {
  const { t } = useTranslation('questions');
  const { language } = useLanguage();
  const shown = numberFormat(language, { maximumFractionDigits: 2 }).format(value / 100);
  // The typed text may be no number yet, and another way to write the same.
  const [typed, setTyped] = useState(shown);
  const read = (text: string) => {
    const percent = readPercent(text);
    return percent === null || percent < least ? null : percent;
  };
  const text = read(typed) === value || read(typed) === null ? typed : shown;
  return (
    <div>
      <ValueField
        label={label ?? t('form.weight')}
        value={text}
        error={
          read(text) === null
            ? t(least === 0 ? 'form.percentWrong' : 'form.weightWrong')
            : undefined
        }
        input={{ inputMode: 'decimal', maxW: '8rem' }}
        onChange={(next) => {
          setTyped(next);
          const percent = read(next);
          if (percent !== null) onChange(percent);
        }}
      />
      <Faults path={path} />
    </div>
  );
}
