import { Grid } from '@chakra-ui/react/grid';
import { useTranslation } from 'react-i18next';
import type { FormProps } from '../form/form-props.ts';
import { LineField } from '../form/line-field.tsx';
import { OptionalRichField } from '../form/rich-field.tsx';
import { WholeNumberField } from '../form/whole-number-field.tsx';

export function EssayForm({ content, onChange }: FormProps<'essay'>) {
  const { t } = useTranslation('questions');
  return (
    <>
      <Grid templateColumns="repeat(auto-fit, minmax(9rem, 1fr))" gap="4" alignItems="start">
        <WholeNumberField
          label={t('form.lines')}
          path={['lines']}
          least={1}
          most={60}
          value={content.lines}
          onChange={(lines) => onChange({ ...content, lines })}
        />
        {(['minWords', 'maxWords'] as const).map((bound) => (
          <WholeNumberField
            key={bound}
            label={t(`form.${bound}`)}
            path={[bound]}
            least={1}
            most={5000}
            value={content[bound]}
            onChange={(words) => onChange({ ...content, [bound]: words })}
            onEmpty={() => onChange({ ...content, [bound]: null })}
          />
        ))}
      </Grid>
      <LineField
        label={t('form.template')}
        path={['template']}
        rows={3}
        value={content.template}
        onChange={(template) => onChange({ ...content, template })}
      />
      {(['guide', 'sample'] as const).map((name) => (
        <OptionalRichField
          key={name}
          label={t(`form.${name}`)}
          path={[name]}
          value={content[name]}
          add={t('form.addThis', { what: t(`form.${name}`) })}
          onChange={(text) => onChange({ ...content, [name]: text })}
        />
      ))}
    </>
  );
}
