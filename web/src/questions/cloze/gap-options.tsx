import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gap } from '#shared/questions/cloze/schema.ts';
import type { Path } from '../form/form-scope.ts';
import { LineField } from '../form/line-field.tsx';
import { MarkField } from '../form/mark-field.tsx';
import { PartList } from '../form/part-list.tsx';
import { OptionalRichField } from '../form/rich-field.tsx';
import { rightOne } from '../form/right-one.ts';
import { WeightField } from '../form/weight-field.tsx';
import { newOption } from './gap-key.ts';

type Choice = Extract<Gap['of'], { type: 'singleChoice' }>;

type Props = { path: Path; value: Choice; onChange: (value: Choice) => void };

/** The words of a menu within the text, of which one is right. */
export function GapOptions({ path, value, onChange }: Props) {
  const { t } = useTranslation('questions');
  const name = useId();
  const { options, shuffle } = value;
  return (
    <>
      <PartList
        legend={t('form.options')}
        path={[...path, 'options']}
        parts={options}
        idOf={({ optionId }) => optionId}
        nameOf={(place) => t('form.option', { place })}
        most={20}
        add={t('form.addOption')}
        make={newOption}
        onChange={(next) => onChange({ ...value, options: next })}
      >
        {(option, change, at) => {
          const label = t('form.option', { place: at + 1 });
          const here = [...path, 'options', at];
          return (
            <>
              <LineField
                label={label}
                path={[...here, 'text']}
                value={option.text}
                onChange={(text) => change({ ...option, text })}
              />
              <MarkField
                type="radio"
                name={name}
                label={t('form.isRight')}
                checked={option.weight === 10_000}
                onChange={() => onChange({ ...value, options: rightOne(options, option.optionId) })}
              />
              <WeightField
                path={[...here, 'weight']}
                value={option.weight}
                onChange={(weight) => change({ ...option, weight })}
              />
              {shuffle && (
                <MarkField
                  label={t('form.keepLast')}
                  checked={option.keepLast}
                  onChange={(keepLast) => change({ ...option, keepLast })}
                />
              )}
              <OptionalRichField
                label={t('form.feedbackTo', { part: label })}
                path={[...here, 'feedback']}
                value={option.feedback}
                add={t('form.addFeedback')}
                onChange={(feedback) => change({ ...option, feedback })}
              />
            </>
          );
        }}
      </PartList>
      <MarkField
        label={t('form.shuffle')}
        checked={shuffle}
        onChange={(next) => onChange({ ...value, shuffle: next })}
      />
    </>
  );
}
