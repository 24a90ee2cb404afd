import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { embedOf, embedProviders } from '#shared/policies/embeds.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import '../form/texts.ts';
import type { FormProps } from '../form/form-props.ts';
import { issueAt } from '../form/issue-at.ts';
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

const providers = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** A video of another site: its address as the browser shows it is enough. */
export function EmbedForm({ content, onChange }: FormProps<'embed'>) {
  const { t } = useTranslation('lessons');
  const { provider, id } = content.video;
  const [typed, setTyped] = useState(() => embedProviders[provider].page(id));
  const found = embedOf(typed);
  return (
    <>
      <ValueField
        label={t('embed.address')}
        hint={t('embed.hint')}
        value={typed}
        error={found === null ? t('embed.wrong') : undefined}
        input={{ inputMode: 'url' }}
        onChange={(next) => {
          setTyped(next);
          const video = embedOf(next);
          if (video) onChange({ ...content, video });
        }}
      />
      {found && (
        <Text aria-live="polite" color="fg.muted">
          {t('embed.found', { provider: providers[found.provider], id: found.id })}
        </Text>
      )}
    </>
  );
}

/** What can be planned and not built yet says so. */
export function LaterForm({ content }: FormProps<'quiz'> | FormProps<'assignment'>) {
  const { t } = useTranslation('lessons');
  return <Notice>{t(`later.${content.kind}`)}</Notice>;
}
