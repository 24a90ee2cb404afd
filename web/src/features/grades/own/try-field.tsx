import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '#web/components/form/input.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints, pointsOf } from '#web/lib/points.ts';
import './texts.ts';

type Props = {
  title: string;
  most: number;
  /** So many can be tried. */
  upTo: number;
  /** null: nothing is tried here. */
  value: number | null;
  onTake: (points: number | null) => void;
};

/** Points to try: taken with each digit that leaves them a number; emptied, the real mark counts again. */
export function TryField({ title, most, upTo, value, onTake }: Props) {
  const { t } = useTranslation('ownGrades');
  const { language } = useLanguage();
  const id = useId();
  const of = (points: number | null) =>
    points === null ? '' : formatPoints(points, language, false);
  const read = (text: string) => {
    const points = pointsOf(text, language, most);
    return points !== null && points <= upTo ? points : null;
  };
  const [typed, setTyped] = useState(of(value));
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    // It came from elsewhere, as a plan does: what is typed meanwhile means the same.
    setShown(value);
    if (read(typed) !== value) setTyped(of(value));
  }
  const isWrong = typed.trim() !== '' && read(typed) === null;
  const take = (text: string) => {
    setTyped(text);
    const points = read(text);
    const next = text.trim() === '' ? null : points;
    if (text.trim() !== '' && points === null) return;
    setShown(next);
    onTake(next);
  };
  return (
    // Under one another on a phone, however long what stands before them is.
    <Box w="7.5rem" ms={{ base: 'auto', md: '0' }} _print={{ display: 'none' }}>
      <Input
        size="sm"
        inputMode="decimal"
        aria-label={t('try.field', { title, most: formatPoints(most, language) })}
        aria-invalid={isWrong}
        {...(isWrong && { 'aria-describedby': id })}
        placeholder={t('try.placeholder', { most: formatPoints(most, language) })}
        bg="bg.panel"
        borderStyle="dashed"
        value={typed}
        onChange={({ target }) => take(target.value)}
      />
      {isWrong && (
        <Text id={id} textStyle="sm" color="fg.error">
          {t('try.wrong', { most: formatPoints(upTo, language) })}
        </Text>
      )}
    </Box>
  );
}
