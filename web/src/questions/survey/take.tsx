import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import type { GivenOf } from '#shared/schemas/questions.ts';
import { ValueField } from '#web/blocks/form/value-field.tsx';
import { AskedFrame } from '../take/asked-frame.tsx';
import { OneOf } from '../take/one-of.tsx';
import { SomeOf } from '../take/some-of.tsx';
import type { TakeProps } from '../take/take-props.ts';
import { WrittenPart } from '../written.tsx';

/** An opinion: nothing about it is right or wrong. */
export function SurveyTake({ asked, given, onChange }: TakeProps<'survey'>) {
  const { t } = useTranslation('questions');
  const { choices, comment } = given ?? { choices: [], comment: '' };
  const change = (next: Partial<GivenOf<'survey'>>) => {
    const whole = { type: 'survey' as const, choices, comment, ...next };
    onChange(whole.choices.length === 0 && whole.comment === '' ? null : whole);
  };
  const field = asked.comment && (
    <Box mt={asked.options.length === 0 ? '0' : '4'}>
      <ValueField
        label={t('take.comment')}
        value={comment}
        rows={4}
        onChange={(next) => change({ comment: next })}
      />
    </Box>
  );
  if (asked.options.length === 0)
    return (
      <AskedFrame asked={asked} legend={t('take.opinion')}>
        {field}
      </AskedFrame>
    );
  if (asked.several)
    return (
      <SomeOf
        asked={asked}
        legend={t('take.chooseAll')}
        chosen={choices}
        onChoose={(next) => change({ choices: next })}
      >
        {field}
      </SomeOf>
    );
  return (
    <OneOf
      asked={asked}
      options={asked.options.map(({ id, text }) => ({
        value: id,
        text: <WrittenPart text={text} />,
      }))}
      chosen={choices[0] ?? null}
      onChoose={(choice) => change({ choices: choice === null ? [] : [choice] })}
    >
      {field}
    </OneOf>
  );
}
