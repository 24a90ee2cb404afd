import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ValueField } from '#web/blocks/form/value-field.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';

type Props = {
  label: string;
  /** In thousandths. */
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
};

/** Percent with one decimal at most, with a comma or a point, as thousandths; null: it is none. */
function readPlace(text: string): number | null {
  const [, whole = '', part = ''] =
    /^(\d{1,3})(?:[.,](\d?))?$/.exec(text.trim().replace(/\s*%$/, '')) ?? [];
  return whole === '' ? null : Number(whole) * 10 + Number(part || '0');
}

/** A distance in a picture, in percent of its width or height. What is none yet is not taken. */
export function PlaceField({ label, value, least, most, onChange }: Props) {
  const { t } = useTranslation('questions');
  const { language } = useLanguage();
  const words = (thousandths: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(thousandths / 10);
  const [typed, setTyped] = useState(words(value));
  const read = (text: string) => {
    const place = readPlace(text);
    return place !== null && place >= least && place <= most ? place : null;
  };
  // The area may have been drawn anew meanwhile.
  const text = read(typed) === value || read(typed) === null ? typed : words(value);
  return (
    <ValueField
      label={label}
      value={text}
      error={
        read(text) === null
          ? t('form.placeWrong', { least: words(least), most: words(most) })
          : undefined
      }
      input={{ inputMode: 'decimal' }}
      onChange={(next) => {
        setTyped(next);
        const place = read(next);
        if (place !== null) onChange(place);
      }}
    />
  );
}
