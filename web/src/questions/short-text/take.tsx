import { useTranslation } from 'react-i18next';
import { ValueField } from '#web/blocks/form/value-field.tsx';
import { AskedFrame } from '../take/asked-frame.tsx';
import type { TakeProps } from '../take/take-props.ts';

/** A few words to write. */
export function ShortTextTake({ asked, given, onChange }: TakeProps<'shortText'>) {
  const { t } = useTranslation('questions');
  return (
    <AskedFrame asked={asked} legend={t('take.writeShort')}>
      <ValueField
        label={t('take.answer')}
        value={given?.text ?? ''}
        input={{ maxLength: 500, maxW: '30rem', autoComplete: 'off' }}
        onChange={(text) => onChange(text === '' ? null : { type: 'shortText', text })}
      />
    </AskedFrame>
  );
}
