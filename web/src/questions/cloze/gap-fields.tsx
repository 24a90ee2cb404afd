import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gap } from '#shared/questions/cloze/schema.ts';
import { AcceptedNumbers } from '../form/accepted-numbers.tsx';
import { AcceptedTexts } from '../form/accepted-texts.tsx';
import { FieldGrid } from '../form/field-grid.tsx';
import type { Path } from '../form/form-scope.ts';
import { SelectField } from '../form/select-field.tsx';
import { UnitField } from '../form/unit-field.tsx';
import { WholeNumberField } from '../form/whole-number-field.tsx';
import { gapKeys, gapKinds, type GapKey } from './gap-key.ts';
import { GapOptions } from './gap-options.tsx';

type Props = { path: Path; gap: Gap; onChange: (gap: Gap) => void };

/** What is to be given in a gap, what is right, and what it counts. */
export function GapFields({ path, gap, onChange }: Props) {
  const { t } = useTranslation('questions');
  // Whoever looks at another kind and comes back finds what they wrote.
  const [others, setOthers] = useState<ReadonlyMap<string, GapKey>>(new Map());
  const { of, share } = gap;
  const changeKey = (key: GapKey) => onChange({ ...gap, of: key });
  const here = [...path, 'of'];
  return (
    <>
      <FieldGrid>
        <SelectField
          label={t('form.gapKind')}
          value={of.type}
          choices={gapKinds.map((kind) => ({ value: kind, label: t(`gapKind.${kind}`) }))}
          onChange={(kind) => {
            setOthers(new Map([...others, [of.type, of]]));
            changeKey(others.get(kind) ?? gapKeys[kind]());
          }}
        />
        <WholeNumberField
          label={t('form.share')}
          path={[...path, 'share']}
          least={1}
          most={100}
          value={share}
          onChange={(next) => onChange({ ...gap, share: next })}
        />
      </FieldGrid>
      {of.type === 'shortText' && (
        <AcceptedTexts
          path={here}
          value={of}
          onChange={(changes) => changeKey({ ...of, ...changes })}
        />
      )}
      {of.type === 'numeric' && (
        <>
          <AcceptedNumbers
            path={[...here, 'accepted']}
            accepted={of.accepted}
            onChange={(accepted) => changeKey({ ...of, accepted })}
          />
          <UnitField
            path={[...here, 'unit']}
            value={of.unit}
            onChange={(unit) => changeKey({ ...of, unit })}
          />
        </>
      )}
      {of.type === 'singleChoice' && <GapOptions path={here} value={of} onChange={changeKey} />}
    </>
  );
}
