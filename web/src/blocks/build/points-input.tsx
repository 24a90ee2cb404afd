import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '#web/components/form/input.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints, mostPoints, pointsOf } from '#web/lib/points.ts';
import './texts.ts';

type Props = {
  label: string;
  /** In ten-thousandths. */
  value: number;
  onChange: (points: number) => void;
};

/** Points in a column of such fields: what is no number stays in the field, is not taken, and is told which ones count. */
export function PointsInput({ label, value, onChange }: Props) {
  const { t } = useTranslation('build');
  const { language } = useLanguage();
  const id = useId();
  const written = formatPoints(value, language, false);
  const [typed, setTyped] = useState(written);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    // It was changed elsewhere; what is being typed stays.
    if (pointsOf(typed, language) !== value) setTyped(written);
  }
  const isWrong = pointsOf(typed, language) === null;
  // Whoever is still typing need not be told that it is no number yet.
  const [wasLeft, setWasLeft] = useState(false);
  const isTold = isWrong && wasLeft;
  return (
    <chakra.span
      display="inline-flex"
      flexDirection="column"
      alignItems="flex-end"
      maxW={{ base: '5rem', md: '10rem' }}
    >
      <Input
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isTold ? id : undefined}
        inputMode="decimal"
        w="5rem"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWasLeft(false);
          const points = pointsOf(target.value, language);
          if (points !== null) onChange(points);
        }}
        onBlur={() => {
          setWasLeft(true);
          if (!isWrong) setTyped(written);
        }}
      />
      {isTold && (
        <chakra.span id={id} role="alert" textStyle="sm" color="fg.error" textAlign="end" mt="1">
          {t('pointsWrong', {
            most: formatPoints(mostPoints, language),
            points: formatPoints(value, language),
          })}
        </chakra.span>
      )}
    </chakra.span>
  );
}
