import { useTranslation } from 'react-i18next';
import type { Variable } from '#shared/questions/formula/schema.ts';
import { DecimalField } from '../form/decimal-field.tsx';
import { FieldGrid } from '../form/field-grid.tsx';
import { shortDecimal } from '../form/fits.ts';
import type { Path } from '../form/form-scope.ts';
import { SelectField } from '../form/select-field.tsx';
import { WholeNumberField } from '../form/whole-number-field.tsx';
import { NameField } from './name-field.tsx';
import { ValueListField } from './value-list-field.tsx';

type Props = {
  path: Path;
  label: string;
  variable: Variable;
  taken: readonly string[];
  onChange: (variable: Variable) => void;
};

/** The name of a variable, and the values that are drawn for it. */
export function VariableFields({ path, label, variable, taken, onChange }: Props) {
  const { t } = useTranslation('questions');
  const { name } = variable;
  const kind = 'values' in variable ? 'values' : 'range';
  return (
    <>
      <FieldGrid>
        <NameField
          label={t('form.nameOf', { part: label })}
          value={name}
          taken={taken}
          onChange={(next) => onChange({ ...variable, name: next })}
        />
        <SelectField
          label={t('form.drawn')}
          value={kind}
          choices={(['range', 'values'] as const).map((value) => ({
            value,
            label: t(`drawn.${value}`),
          }))}
          onChange={(next) =>
            onChange(
              next === 'values' ? { name, values: [] } : { name, from: '1', to: '10', decimals: 0 },
            )
          }
        />
      </FieldGrid>
      {'values' in variable ? (
        <ValueListField
          path={[...path, 'values']}
          values={variable.values}
          onChange={(values) => onChange({ ...variable, values })}
        />
      ) : (
        <FieldGrid>
          <DecimalField
            label={t('form.from')}
            path={[...path, 'from']}
            value={variable.from}
            fits={shortDecimal}
            onChange={(from) => onChange({ ...variable, from })}
          />
          <DecimalField
            label={t('form.to')}
            path={[...path, 'to']}
            value={variable.to}
            fits={shortDecimal}
            onChange={(to) => onChange({ ...variable, to })}
          />
          <WholeNumberField
            label={t('form.decimals')}
            path={[...path, 'decimals']}
            least={0}
            most={9}
            value={variable.decimals}
            onChange={(decimals) => onChange({ ...variable, decimals })}
          />
        </FieldGrid>
      )}
    </>
  );
}
