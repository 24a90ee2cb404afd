import { formatPoints, pointsOf } from '#web/lib/points.ts';
import { useState } from 'react';
import { Input } from '#web/components/form/input.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';

type Props = {
  label: string;
  /** In ten-thousandths. */
  value: number;
  onChange: (points: number) => void;
};

/** Points in a column of such fields: what is no number stays in the field, and is not taken. */
export function PointsInput({ label, value, onChange }: Props) {
  const { language } = useLanguage();
  const written = formatPoints(value, language, false);
  const [typed, setTyped] = useState(written);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    // It was changed elsewhere; what is being typed stays.
    if (pointsOf(typed, language) !== value) setTyped(written);
  }
  const isWrong = pointsOf(typed, language) === null;
  return (
    <Input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      inputMode="decimal"
      w="5rem"
      textAlign="end"
      fontVariantNumeric="tabular-nums"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const points = pointsOf(target.value, language);
        if (points !== null) onChange(points);
      }}
      onBlur={() => setTyped(written)}
    />
  );
}
