import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { type Preferences, preferences } from '#web/lib/preferences.ts';
import { usePreferences } from '#web/lib/use-preferences.ts';
import { Choices } from './choices.tsx';
import { preferenceSync } from './preference-sync.ts';
import { Section } from './section.tsx';
import { SwitchRow } from '#web/components/form/switch-row.tsx';
import { useStore } from '#web/lib/use-store.ts';
import './texts.ts';

const choices = {
  theme: ['system', 'light', 'dark'],
  contrast: ['normal', 'more'],
  textSize: ['normal', 'large', 'larger'],
  spacing: ['normal', 'wide'],
} as const satisfies { [K in keyof Preferences]?: readonly Preferences[K][] };

const switches = [
  'underlineLinks',
  'reduceMotion',
  'captions',
  'shortcuts',
  'celebrations',
  'longerMessages',
] as const;

/** The settings of how the site looks and behaves: each choice applies at once, everywhere, and on every device. */
export function AccessibilitySettings() {
  const { t } = useTranslation('accounts');
  const now = usePreferences();
  const saving = useStore(preferenceSync);
  const choice = (name: keyof typeof choices) => (
    <Choices
      quiet={false}
      legend={t(`look.${name}.label`)}
      value={now[name]}
      choices={choices[name].map((value: string) => ({
        value,
        // The key is one of the catalogue's; the compiler cannot pair the names of a generic.
        label: t(`look.${name}.${value}` as 'look.theme.system'),
      }))}
      onChoose={(value) => preferences.set({ [name]: value })}
    />
  );
  return (
    <>
      <Section title={t('look.title')} lead={t('look.lead')} saving={saving}>
        <Flex direction="column" gap="6">
          {choice('theme')}
          {choice('contrast')}
          {choice('textSize')}
          {choice('spacing')}
        </Flex>
      </Section>
      <Section title={t('behave.title')}>
        {switches.map((name) => (
          <SwitchRow
            key={name}
            label={t(`behave.${name}.label`)}
            hint={t(`behave.${name}.hint`)}
            on={now[name]}
            onChange={(on) => preferences.set({ [name]: on })}
          />
        ))}
      </Section>
    </>
  );
}
