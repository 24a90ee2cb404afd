import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import type { Unit } from '#shared/questions/numbers.ts';
import { ValueField } from '#web/blocks/form/value-field.tsx';
import { DecimalField } from './decimal-field.tsx';
import { Faults } from './faults.tsx';
import { FieldGrid } from './field-grid.tsx';
import { aboveZero } from './fits.ts';
import type { Path } from './form-scope.ts';
import { MarkField } from './mark-field.tsx';
import { PartList } from './part-list.tsx';
import { WeightField } from './weight-field.tsx';

const beginning: Unit = {
  isRequired: true,
  penalty: 1000,
  accepted: [{ unit: '', factor: '1' }],
};

type Props = { path: Path; value: Unit; onChange: (value: Unit) => void };

/** Whether a unit belongs to a number, which ones do, and what a wrong one costs. */
export function UnitField({ path, value, onChange }: Props) {
  const { t } = useTranslation('questions');
  return (
    <Flex direction="column" gap="3">
      <MarkField
        label={t('form.asksUnit')}
        checked={value !== null}
        onChange={(asks) => onChange(asks ? beginning : null)}
      />
      {value !== null && (
        <chakra.div
          borderInlineStartWidth="2px"
          ps="4"
          display="flex"
          flexDirection="column"
          gap="3"
        >
          <PartList
            legend={t('form.units')}
            path={[...path, 'accepted']}
            parts={value.accepted}
            idOf={(_, at) => String(at)}
            nameOf={(place) => t('form.unit', { place })}
            most={20}
            add={t('form.addUnit')}
            make={() => ({ unit: '', factor: '1' })}
            onChange={(accepted) => onChange({ ...value, accepted })}
          >
            {(one, change, at) => (
              <FieldGrid>
                <div>
                  <ValueField
                    label={t('form.unit', { place: at + 1 })}
                    value={one.unit}
                    input={{ maxLength: 30, autoCapitalize: 'none' }}
                    onChange={(unit) => change({ ...one, unit })}
                  />
                  <Faults path={[...path, 'accepted', at, 'unit']} />
                </div>
                <DecimalField
                  label={t('form.factor')}
                  path={[...path, 'accepted', at, 'factor']}
                  value={one.factor}
                  fits={aboveZero}
                  onChange={(factor) => change({ ...one, factor })}
                />
              </FieldGrid>
            )}
          </PartList>
          <chakra.p textStyle="sm" color="fg.muted">
            {t('form.factorHint')}
          </chakra.p>
          <MarkField
            label={t('form.unitRequired')}
            checked={value.isRequired}
            onChange={(isRequired) => onChange({ ...value, isRequired })}
          />
          <WeightField
            label={t('form.unitPenalty')}
            least={0}
            path={[...path, 'penalty']}
            value={value.penalty}
            onChange={(penalty) => onChange({ ...value, penalty })}
          />
        </chakra.div>
      )}
    </Flex>
  );
}
