import { useTranslation } from 'react-i18next';
import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import { MarkField } from './mark-field.tsx';
import { emptyText } from './empty-texts.ts';
import { newPartId } from './new-part-id.ts';
import { PartList } from './part-list.tsx';
import { OptionalRichField, RichField } from './rich-field.tsx';
import type { ReactNode } from 'react';

type Option = QuestionContentOf<'singleChoice'>['options'][number];

type Props<O extends Option> = {
  options: readonly O[];
  shuffle: boolean;
  make: (option: Option) => O;
  onChange: (changes: { options?: O[]; shuffle?: boolean }) => void;
  /** How it is marked as right, and what it is worth. */
  children: (option: O, change: (changes: Partial<O>) => void, at: number) => ReactNode;
};

/** The options of a choice, each with its feedback. */
export function OptionsField<O extends Option>(props: Props<O>) {
  const { options, shuffle, make, onChange, children } = props;
  const { t } = useTranslation('questions');
  return (
    <>
      <PartList
        legend={t('form.options')}
        path={['options']}
        parts={options}
        idOf={({ optionId }) => optionId}
        nameOf={(place) => t('form.option', { place })}
        most={20}
        add={t('form.addOption')}
        make={() =>
          make({
            optionId: newPartId(),
            text: emptyText,
            weight: 0,
            feedback: null,
            keepLast: false,
          })
        }
        onChange={(next) => onChange({ options: next })}
      >
        {(option, change, at) => {
          const changeSome = (changes: Partial<O>) => change({ ...option, ...changes });
          const label = t('form.option', { place: at + 1 });
          return (
            <>
              <RichField
                label={label}
                path={['options', at, 'text']}
                value={option.text}
                onChange={(text) => change({ ...option, text })}
              />
              {children(option, changeSome, at)}
              {shuffle && (
                <MarkField
                  label={t('form.keepLast')}
                  checked={option.keepLast}
                  onChange={(keepLast) => change({ ...option, keepLast })}
                />
              )}
              <OptionalRichField
                label={t('form.feedbackTo', { part: label })}
                path={['options', at, 'feedback']}
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
        onChange={(next) => onChange({ shuffle: next })}
      />
    </>
  );
}
