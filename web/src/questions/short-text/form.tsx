import { useTranslation } from 'react-i18next';
import { ValueField } from '#web/blocks/form/value-field.tsx';
import { Faults } from '../form/faults.tsx';
import type { FormProps } from '../form/form-props.ts';
import { MarkField } from '../form/mark-field.tsx';
import { PartList } from '../form/part-list.tsx';
import { OptionalRichField } from '../form/rich-field.tsx';
import { WeightField } from '../form/weight-field.tsx';

export function ShortTextForm({ content, onChange }: FormProps<'shortText'>) {
  const { t } = useTranslation('questions');
  const { accepted, matchCase, matchAccents } = content;
  return (
    <>
      <PartList
        legend={t('form.accepted')}
        path={['accepted']}
        parts={accepted}
        // Answers have no ids: the first that fits counts, so that their place is what they are.
        idOf={(_, at) => String(at)}
        nameOf={(place) => t('form.answer', { place })}
        most={50}
        add={t('form.addAnswer')}
        make={() => ({
          text: '',
          weight: accepted.length === 0 ? 10_000 : 0,
          feedback: null,
        })}
        onChange={(next) => onChange({ ...content, accepted: next })}
      >
        {(answer, change, at) => {
          const label = t('form.answer', { place: at + 1 });
          return (
            <>
              <div>
                <ValueField
                  label={label}
                  hint={t('form.starHint')}
                  value={answer.text}
                  onChange={(text) => change({ ...answer, text })}
                />
                <Faults path={['accepted', at, 'text']} />
              </div>
              <WeightField
                path={['accepted', at, 'weight']}
                value={answer.weight}
                onChange={(weight) => change({ ...answer, weight })}
              />
              <OptionalRichField
                label={t('form.feedbackTo', { part: label })}
                path={['accepted', at, 'feedback']}
                value={answer.feedback}
                add={t('form.addFeedback')}
                onChange={(feedback) => change({ ...answer, feedback })}
              />
            </>
          );
        }}
      </PartList>
      <div>
        <MarkField
          label={t('form.matchCase')}
          checked={matchCase}
          onChange={(next) => onChange({ ...content, matchCase: next })}
        />
        <MarkField
          label={t('form.matchAccents')}
          checked={matchAccents}
          onChange={(next) => onChange({ ...content, matchAccents: next })}
        />
      </div>
    </>
  );
}
