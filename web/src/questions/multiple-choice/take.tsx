import { useTranslation } from 'react-i18next';
import { SomeOf } from '../take/some-of.tsx';
import type { TakeProps } from '../take/take-props.ts';

/** Any number of several options. */
export function MultipleChoiceTake({ asked, given, onChange }: TakeProps<'multipleChoice'>) {
  const { t } = useTranslation('questions');
  return (
    <SomeOf
      asked={asked}
      legend={t('take.chooseAll')}
      chosen={given?.choices ?? []}
      onChoose={(choices) =>
        onChange(choices.length === 0 ? null : { type: 'multipleChoice', choices })
      }
    />
  );
}
