import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import type { GradingSettings } from '#shared/schemas/grades.ts';
import { Choice } from '#web/components/form/choice.tsx';
import { SwitchRow } from '#web/components/form/switch-row.tsx';
import { FieldGrid } from './field-grid.ts';
import { PercentField } from './percent-field.tsx';
import './texts.ts';

type Props = { value: GradingSettings; onChange: (changes: Partial<GradingSettings>) => void };

/** How all categories become one total, and how that is shown. */
export function TotalRules({ value, onChange }: Props) {
  const { t } = useTranslation('gradeScheme');
  const { by, missing, isCapped, rounding, passFrom, showsFigures } = value;
  const choicesOf = <T extends string>(of: string, values: readonly T[]) =>
    values.map((one) => ({ value: one, label: t(`${of}.${one}` as 'by.points') }));
  return (
    <Flex direction="column" gap="4">
      <FieldGrid>
        <Choice
          label={t('by.label')}
          value={by}
          choices={choicesOf('by', ['points', 'weights'] as const)}
          onChange={(next) => onChange({ by: next })}
        />
        <Choice
          label={t('missing.label')}
          value={missing}
          choices={choicesOf('missing', ['nothing', 'zero'] as const)}
          onChange={(next) => onChange({ missing: next })}
        />
        <Choice
          label={t('decimals.label')}
          value={`${rounding.decimals}` as '0'}
          choices={(['0', '1', '2'] as const).map((one) => ({
            value: one,
            label: t(`decimals.${one}`),
          }))}
          onChange={(next) => onChange({ rounding: { ...rounding, decimals: Number(next) } })}
        />
        <Choice
          label={t('mode.label')}
          value={rounding.mode}
          choices={choicesOf('mode', ['halfUp', 'up', 'down'] as const)}
          onChange={(mode) => onChange({ rounding: { ...rounding, mode } })}
        />
        <PercentField
          optional
          label={t('passFrom')}
          hint={t('passFromHint')}
          value={passFrom}
          onChange={(next) => onChange({ passFrom: next })}
        />
      </FieldGrid>
      <div>
        <SwitchRow
          label={t('capTotal')}
          on={isCapped}
          onChange={(on) => onChange({ isCapped: on })}
        />
        <SwitchRow
          label={t('showsFigures')}
          hint={t('showsFiguresHint')}
          on={showsFigures}
          onChange={(on) => onChange({ showsFigures: on })}
        />
      </div>
    </Flex>
  );
}
