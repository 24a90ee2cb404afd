import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { embedOf, embedProviders } from '#shared/policies/embeds.ts';
import type { FormProps } from '../form/form-props.ts';
import '../form/texts.ts';
import { ValueField } from '../form/value-field.tsx';

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
