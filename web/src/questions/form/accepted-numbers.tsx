import { useTranslation } from 'react-i18next';
import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import { DecimalField } from './decimal-field.tsx';
import { FieldGrid } from './field-grid.tsx';
import type { Path } from './form-scope.ts';
import { PartList } from './part-list.tsx';
import { OptionalRichField } from './rich-field.tsx';
import { exactly, ToleranceFields } from './tolerance-fields.tsx';
import { WeightField } from './weight-field.tsx';

type Accepted = QuestionContentOf<'numeric'>['accepted'];

type Props = { path: Path; accepted: Accepted; onChange: (accepted: Accepted) => void };

/** The numbers that are right, each with how near it must be met. */
export function AcceptedNumbers({ path, accepted, onChange }: Props) {
  const { t } = useTranslation('questions');
  return (
    <PartList
      legend={t('form.accepted')}
      path={path}
      parts={accepted}
      // Answers have no ids: the first that fits counts, so that their place is what they are.
      idOf={(_, at) => String(at)}
      nameOf={(place) => t('form.answer', { place })}
      most={20}
      add={t('form.addAnswer')}
      make={() => ({
        value: '0',
        tolerance: exactly,
        weight: accepted.length === 0 ? 10_000 : 0,
        feedback: null,
      })}
      onChange={onChange}
    >
      {(answer, change, at) => {
        const label = t('form.answer', { place: at + 1 });
        return (
          <>
            <FieldGrid>
              <DecimalField
                label={label}
                path={[...path, at, 'value']}
                value={answer.value}
                onChange={(value) => change({ ...answer, value })}
              />
              <ToleranceFields
                path={[...path, at, 'tolerance']}
                value={answer.tolerance}
                onChange={(tolerance) => change({ ...answer, tolerance })}
              />
              <WeightField
                path={[...path, at, 'weight']}
                value={answer.weight}
                onChange={(weight) => change({ ...answer, weight })}
              />
            </FieldGrid>
            <OptionalRichField
              label={t('form.feedbackTo', { part: label })}
              path={[...path, at, 'feedback']}
              value={answer.feedback}
              add={t('form.addFeedback')}
              onChange={(feedback) => change({ ...answer, feedback })}
            />
          </>
        );
      }}
    </PartList>
  );
}
