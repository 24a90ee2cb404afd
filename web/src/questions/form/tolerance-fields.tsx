import { useTranslation } from 'react-i18next';
import type { Tolerance } from '#shared/questions/numbers.ts';
import { DecimalField } from './decimal-field.tsx';
import { notBelowZero } from './fits.ts';
import type { Path } from './form-scope.ts';
import { SelectField } from './select-field.tsx';
import { WholeNumberField } from './whole-number-field.tsx';

export const exactly: Tolerance = { kind: 'absolute', by: '0' };
const beginnings: Record<Tolerance['kind'], Tolerance> = {
  absolute: exactly,
  relative: { kind: 'relative', by: '0.01' },
  significant: { kind: 'significant', digits: 3 },
};

type Props = { path: Path; value: Tolerance; onChange: (value: Tolerance) => void };

/** How far from the key a number may be: two fields. */
export function ToleranceFields({ path, value, onChange }: Props) {
  const { t } = useTranslation('questions');
  return (
    <>
      <SelectField
        label={t('form.tolerance')}
        value={value.kind}
        choices={Object.values(beginnings).map(({ kind }) => ({
          value: kind,
          label: t(`tolerance.${kind}`),
        }))}
        onChange={(kind) => onChange(beginnings[kind])}
      />
      {value.kind === 'significant' ? (
        <WholeNumberField
          label={t('form.digits')}
          path={[...path, 'digits']}
          least={1}
          most={15}
          value={value.digits}
          onChange={(digits) => onChange({ ...value, digits })}
        />
      ) : (
        <DecimalField
          key={value.kind}
          label={t(`form.by.${value.kind}`)}
          path={[...path, 'by']}
          value={value.by}
          fits={notBelowZero}
          onChange={(by) => onChange({ ...value, by })}
        />
      )}
    </>
  );
}
