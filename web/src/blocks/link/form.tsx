import { useTranslation } from 'react-i18next';
import type { FormProps } from '../form/form-props.ts';
import { issueAt } from '../form/issue-at.ts';
import '../form/texts.ts';
import { ValueField } from '../form/value-field.tsx';
import { WordFields } from '../form/word-fields.tsx';

/** A page elsewhere, and what it is good for. */
export function LinkForm({ content, onChange, issues, language }: FormProps<'link'>) {
  const { t } = useTranslation('lessons');
  const { address, description } = content;
  return (
    <>
      <ValueField
        label={t('link.address')}
        value={address}
        error={issueAt(issues, 'address') ? t('link.wrong') : undefined}
        input={{ type: 'url', inputMode: 'url', placeholder: 'https://' }}
        onChange={(next) => onChange({ ...content, address: next.trim() })}
      />
      <WordFields
        words={{ description }}
        fields={[{ name: 'description', label: t('link.description'), rows: 4, most: 1000 }]}
        onChange={(words) => onChange({ ...content, ...words })}
        issues={issues}
        first={language}
      />
    </>
  );
}
