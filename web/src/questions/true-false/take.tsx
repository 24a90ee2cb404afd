import { useTranslation } from 'react-i18next';
import { OneOf } from '../take/one-of.tsx';
import type { TakeProps } from '../take/take-props.ts';

/** Whether a statement is true. */
export function TrueFalseTake({ asked, given, onChange }: TakeProps<'trueFalse'>) {
  const { t } = useTranslation('questions');
  return (
    <OneOf
      asked={asked}
      options={[true, false].map((value) => ({ value, text: t(`truth.${value}`) }))}
      chosen={given?.isTrue ?? null}
      onChoose={(isTrue) => onChange(isTrue === null ? null : { type: 'trueFalse', isTrue })}
    />
  );
}
