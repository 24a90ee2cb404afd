import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { functions } from '#shared/questions/formula/functions.ts';
import { ValueField } from '#web/blocks/form/value-field.tsx';
import { Faults } from '../form/faults.tsx';
import { FieldGrid } from '../form/field-grid.tsx';
import type { FormProps } from '../form/form-props.ts';
import { PartList } from '../form/part-list.tsx';
import { ToleranceFields } from '../form/tolerance-fields.tsx';
import { UnitField } from '../form/unit-field.tsx';
import { WholeNumberField } from '../form/whole-number-field.tsx';
import { SampleTable } from './sample-table.tsx';
import { VariableFields } from './variable-fields.tsx';

/** Not `e`, which is a number. */
const letters = 'x y z a b c d f g h i j k l m n o p q r s t u v w'.split(' ');

/** A name that no variable of the question has. */
const freeName = (taken: readonly string[]) =>
  letters.find((letter) => !taken.includes(letter)) ?? `x${taken.length}`;

export function FormulaForm({ content, onChange }: FormProps<'formula'>) {
  const { t } = useTranslation('questions');
  const { variables } = content;
  const names = variables.map(({ name }) => name);
  return (
    <>
      <Text textStyle="sm" color="fg.muted" mt="-4">
        {t('form.variableHint', { inText: '{x}', inFormula: '{{x}}' })}
      </Text>
      <PartList
        legend={t('form.variables')}
        path={['variables']}
        parts={variables}
        ordered={false}
        // Their names change while they are written: their place is what they are.
        idOf={(_, at) => String(at)}
        nameOf={(_, { name }) => t('form.variable', { name })}
        most={20}
        add={t('form.addVariable')}
        make={() => ({ name: freeName(names), from: '1', to: '10', decimals: 0 })}
        onChange={(next) => onChange({ ...content, variables: next })}
      >
        {(variable, change, at) => (
          <>
            <Faults path={['variables', at]} deep={false} />
            <VariableFields
              path={['variables', at]}
              label={t('form.variable', { name: variable.name })}
              variable={variable}
              taken={names.filter((_, place) => place !== at)}
              onChange={change}
            />
          </>
        )}
      </PartList>
      <div>
        <ValueField
          label={t('form.expression')}
          hint={t('form.expressionHint')}
          value={content.expression}
          input={{
            fontFamily: 'mono',
            autoCapitalize: 'none',
            autoCorrect: 'off',
            spellCheck: false,
            maxLength: 500,
          }}
          onChange={(expression) => onChange({ ...content, expression })}
        />
        <Faults path={['expression']} />
        <chakra.details mt="2" fontSize="sm" color="fg.muted">
          <chakra.summary cursor="pointer">{t('form.functions')}</chakra.summary>
          <chakra.p fontFamily="mono" mt="1" overflowWrap="anywhere">
            {['+', '-', '*', '/', '^', ...functions.keys(), 'pi', 'e'].join('  ')}
          </chakra.p>
          <chakra.p mt="1">{t('form.angles')}</chakra.p>
        </chakra.details>
      </div>
      <SampleTable content={content} />
      <FieldGrid>
        <ToleranceFields
          path={['tolerance']}
          value={content.tolerance}
          onChange={(tolerance) => onChange({ ...content, tolerance })}
        />
        <WholeNumberField
          label={t('form.rounded')}
          path={['decimals']}
          least={0}
          most={15}
          value={content.decimals}
          onChange={(decimals) => onChange({ ...content, decimals })}
          onEmpty={() => onChange({ ...content, decimals: null })}
        />
      </FieldGrid>
      <UnitField
        path={['unit']}
        value={content.unit}
        onChange={(unit) => onChange({ ...content, unit })}
      />
    </>
  );
}
