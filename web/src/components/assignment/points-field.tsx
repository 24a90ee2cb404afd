import { useTranslation } from 'react-i18next';
import { TypedField } from '#web/components/form/typed-field.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints, pointsOf } from '#web/lib/points.ts';
import './texts.ts';

type Props = {
  label: string;
  hint?: string;
  /** The most that can be given. */
  most: number;
  /** null: none are given. */
  value: number | null;
  onTake: (points: number | null) => void;
};

/** Points that somebody gives, taken with each digit that leaves them right. */
export function PointsField({ label, hint, most, value, onTake }: Props) {
  const { t } = useTranslation('assignmentWords');
  const { language } = useLanguage();
  const isRight = (text: string) => {
    const points = pointsOf(text, language, most);
    return text.trim() === '' || (points !== null && points <= most);
  };
  return (
    <TypedField
      label={label}
      {...(hint === undefined ? {} : { hint })}
      numeric="decimal"
      atOnce
      value={value === null ? '' : formatPoints(value, language, false)}
      wrong={(text) =>
        isRight(text) ? undefined : t('rubric.pointsWrong', { most: formatPoints(most, language) })
      }
      onTake={(text) => onTake(text.trim() === '' ? null : pointsOf(text, language, most))}
    />
  );
}
