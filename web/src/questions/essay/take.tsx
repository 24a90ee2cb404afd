import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ValueField } from '#web/blocks/form/value-field.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { AskedFrame } from '../take/asked-frame.tsx';
import type { TakeProps } from '../take/take-props.ts';
import { countWords } from './count-words.ts';

/** A longer text to write, which a person reads. */
export function EssayTake({ asked, given, onChange }: TakeProps<'essay'>) {
  const { t } = useTranslation('questions');
  const { local } = useLanguage();
  const { lines, minWords, maxWords, template } = asked;
  const text = given?.text ?? (template ? local(template).text : '');
  const bounds =
    minWords !== null && maxWords !== null
      ? t('take.wordsBetween', { least: minWords, most: maxWords })
      : minWords !== null
        ? t('take.wordsAtLeast', { least: minWords })
        : maxWords !== null
          ? t('take.wordsAtMost', { most: maxWords })
          : undefined;
  return (
    <AskedFrame asked={asked} legend={t('take.writeLong')}>
      <ValueField
        label={t('take.answer')}
        {...(bounds !== undefined && { hint: bounds })}
        value={text}
        rows={lines}
        onChange={(next) => onChange(next === '' ? null : { type: 'essay', text: next })}
      />
      <Text textStyle="sm" color="fg.muted" mt="1.5" fontVariantNumeric="tabular-nums">
        {t('take.words', { count: countWords(text) })}
      </Text>
    </AskedFrame>
  );
}
