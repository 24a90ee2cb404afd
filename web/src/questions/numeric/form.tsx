import { chakra } from '@chakra-ui/react/styled-system';
import { Grid } from '@chakra-ui/react/grid';
import { useTranslation } from 'react-i18next';
import type { Tolerance } from '#shared/questions/numbers.ts';
import { Select } from '#web/components/form/select.ts';
import { DecimalField } from '../form/decimal-field.tsx';
import type { FormProps } from '../form/form-props.ts';
import { PartList } from '../form/part-list.tsx';
import { OptionalRichField } from '../form/rich-field.tsx';
import { WeightField } from '../form/weight-field.tsx';
import { WholeNumberField } from '../form/whole-number-field.tsx';

const exactly: Tolerance = { kind: 'absolute', by: '0' };
const beginnings: Record<Tolerance['kind'], Tolerance> = {
  absolute: exactly,
  relative: { kind: 'relative', by: '0.01' },
  significant: { kind: 'significant', digits: 3 },
};

export function NumericForm({ content, onChange }: FormProps<'numeric'>) {
  const { t } = useTranslation('questions');
  const { accepted } = content;
  return (
    <PartList
      legend={t('form.accepted')}
      path={['accepted']}
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
      onChange={(next) => onChange({ ...content, accepted: next })}
    >
      {(answer, change, at) => {
        const label = t('form.answer', { place: at + 1 });
        const { tolerance } = answer;
        return (
          <>
            <Grid templateColumns="repeat(auto-fit, minmax(9rem, 1fr))" gap="4" alignItems="start">
              <DecimalField
                label={label}
                path={['accepted', at, 'value']}
                value={answer.value}
                onChange={(value) => change({ ...answer, value })}
              />
              <chakra.label fontSize="sm" fontWeight="medium">
                {t('form.tolerance')}
                <Select
                  mt="1.5"
                  fontWeight="normal"
                  value={tolerance.kind}
                  onChange={({ target }) =>
                    change({
                      ...answer,
                      tolerance: beginnings[target.value as Tolerance['kind']],
                    })
                  }
                >
                  {Object.values(beginnings).map((one) => (
                    <option key={one.kind} value={one.kind}>
                      {t(`tolerance.${one.kind}`)}
                    </option>
                  ))}
                </Select>
              </chakra.label>
              {tolerance.kind === 'significant' ? (
                <WholeNumberField
                  label={t('form.digits')}
                  path={['accepted', at, 'tolerance', 'digits']}
                  least={1}
                  most={15}
                  value={tolerance.digits}
                  onChange={(digits) => change({ ...answer, tolerance: { ...tolerance, digits } })}
                />
              ) : (
                <DecimalField
                  key={tolerance.kind}
                  label={t(`form.by.${tolerance.kind}`)}
                  path={['accepted', at, 'tolerance', 'by']}
                  value={tolerance.by}
                  onChange={(by) => change({ ...answer, tolerance: { ...tolerance, by } })}
                />
              )}
              <WeightField
                path={['accepted', at, 'weight']}
                value={answer.weight}
                onChange={(weight) => change({ ...answer, weight })}
              />
            </Grid>
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
  );
}
