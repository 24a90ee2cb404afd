import { useTranslation } from 'react-i18next';
import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import { ValueField } from '#web/blocks/form/value-field.tsx';
import { Faults } from './faults.tsx';
import type { Path } from './form-scope.ts';
import { MarkField } from './mark-field.tsx';
import { PartList } from './part-list.tsx';
import { OptionalRichField } from './rich-field.tsx';
import { WeightField } from './weight-field.tsx';

type Key = Pick<QuestionContentOf<'shortText'>, 'accepted' | 'matchCase' | 'matchAccents'>;

type Props = {
  /** The path of what holds the key. */
  path: Path;
  value: Key;
  onChange: (changes: Partial<Key>) => void;
};

/** The texts that are right, and how exactly they are to be met. */
export function AcceptedTexts({ path, value, onChange }: Props) {
  const { t } = useTranslation('questions');
  const { accepted, matchCase, matchAccents } = value;
  return (
    <>
      <PartList
        legend={t('form.accepted')}
        path={[...path, 'accepted']}
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
        onChange={(next) => onChange({ accepted: next })}
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
                <Faults path={[...path, 'accepted', at, 'text']} />
              </div>
              <WeightField
                path={[...path, 'accepted', at, 'weight']}
                value={answer.weight}
                onChange={(weight) => change({ ...answer, weight })}
              />
              <OptionalRichField
                label={t('form.feedbackTo', { part: label })}
                path={[...path, 'accepted', at, 'feedback']}
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
          onChange={(next) => onChange({ matchCase: next })}
        />
        <MarkField
          label={t('form.matchAccents')}
          checked={matchAccents}
          onChange={(next) => onChange({ matchAccents: next })}
        />
      </div>
    </>
  );
}
