import { useTranslation } from 'react-i18next';
import type { FormProps } from '../form/form-props.ts';
import { PlayedFile } from '../form/played-file.tsx';
import '../form/texts.ts';
import { WordFields } from '../form/word-fields.tsx';

/** Something to hear, and what is said in it as text. */
export function AudioForm(props: FormProps<'audio'>) {
  const { content, onChange, issues, language } = props;
  const { t } = useTranslation('lessons');
  const { transcript } = content;
  return (
    <>
      <PlayedFile {...props} />
      <WordFields
        words={{ transcript }}
        fields={[
          {
            name: 'transcript',
            label: t('transcript'),
            hint: t('transcriptHint'),
            rows: 10,
            most: 20_000,
          },
        ]}
        onChange={(words) => onChange({ ...content, ...words })}
        issues={issues}
        first={language}
      />
    </>
  );
}
