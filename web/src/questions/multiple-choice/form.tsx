import { useTranslation } from 'react-i18next';
import { choiceSchemes } from '#shared/questions/multiple-choice/schema.ts';
import type { QuestionContentOf, StoredAnswer } from '#shared/schemas/questions.ts';
import type { FormProps } from '../form/form-props.ts';
import { MarkField } from '../form/mark-field.tsx';
import { OptionsField } from '../form/options-field.tsx';
import { SchemeField } from '../form/scheme-field.tsx';
import { WeightField } from '../form/weight-field.tsx';
import { type Example, WorkedExample } from '../form/worked-example.tsx';

function examplesOf(
  { options }: QuestionContentOf<'multipleChoice'>,
  best: StoredAnswer,
): Example[] {
  if (best.type !== 'multipleChoice') return [];
  const { type, choices } = best;
  const wrong = options.find(({ optionId }) => !choices.includes(optionId));
  const all = options.map(({ optionId }) => optionId);
  return [
    ...(choices.length > 1
      ? [{ name: 'oneMissing' as const, answer: { type, choices: choices.slice(1) } }]
      : []),
    ...(wrong
      ? [
          { name: 'oneWrong' as const, answer: { type, choices: [...choices, wrong.optionId] } },
          { name: 'allChosen' as const, answer: { type, choices: all } },
        ]
      : []),
  ];
}

export function MultipleChoiceForm({ content, onChange }: FormProps<'multipleChoice'>) {
  const { t } = useTranslation('questions');
  const { options, scheme, shuffle } = content;
  return (
    <>
      <OptionsField
        options={options}
        shuffle={shuffle}
        make={(option) => ({ ...option, isRight: false })}
        onChange={(changes) => onChange({ ...content, ...changes })}
      >
        {(option, change, at) => (
          <>
            <MarkField
              label={t('form.isRight')}
              checked={option.isRight}
              onChange={(isRight) => change({ isRight })}
            />
            {scheme === 'weights' && (
              <WeightField
                path={['options', at, 'weight']}
                value={option.weight}
                onChange={(weight) => change({ weight })}
              />
            )}
          </>
        )}
      </OptionsField>
      <SchemeField
        schemes={choiceSchemes}
        value={scheme}
        onChange={(next) => onChange({ ...content, scheme: next })}
      />
      <WorkedExample content={content} examples={(best) => examplesOf(content, best)} />
    </>
  );
}
