import { useTranslation } from 'react-i18next';
import { FileGroupsField } from '#web/components/uploads/file-groups-field.tsx';
import { Faults } from '../form/faults.tsx';
import { FieldGrid } from '../form/field-grid.tsx';
import type { FormProps } from '../form/form-props.ts';
import { OptionalRichField } from '../form/rich-field.tsx';
import { WholeNumberField } from '../form/whole-number-field.tsx';

const megabyte = 1_000_000;

export function FileForm({ content, onChange }: FormProps<'file'>) {
  const { t } = useTranslation('questions');
  const { accepts, most, mostBytes, guide } = content;
  return (
    <>
      <FileGroupsField
        legend={t('form.accepts')}
        accepts={accepts}
        onChange={(types) => onChange({ ...content, accepts: types })}
      >
        <Faults path={['accepts']} />
      </FileGroupsField>
      <FieldGrid>
        <WholeNumberField
          label={t('form.mostFiles')}
          path={['most']}
          least={1}
          most={10}
          value={most}
          onChange={(next) => onChange({ ...content, most: next })}
        />
        <WholeNumberField
          label={t('form.mostMegabytes')}
          path={['mostBytes']}
          least={1}
          most={2000}
          value={mostBytes === null ? null : Math.ceil(mostBytes / megabyte)}
          onChange={(next) => onChange({ ...content, mostBytes: next * megabyte })}
          onEmpty={() => onChange({ ...content, mostBytes: null })}
        />
      </FieldGrid>
      <OptionalRichField
        label={t('form.guide')}
        path={['guide']}
        value={guide}
        add={t('form.addThis', { what: t('form.guide') })}
        onChange={(text) => onChange({ ...content, guide: text })}
      />
    </>
  );
}
