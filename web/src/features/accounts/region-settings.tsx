import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '#shared/policies/languages.ts';
import { ConflictNotice } from '#web/components/conflict/conflict-notice.tsx';
import { Select } from '#web/components/form/select.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { Choices } from './choices.tsx';
import { Section } from './section.tsx';
import './texts.ts';
import type { OwnProfile } from './types.ts';
import { useSaveProfile } from './use-save-profile.ts';

const zones = () => Intl.supportedValuesOf('timeZone');

/** The zone that this device is set to. */
const detectedZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Now, each half minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Language and time zone, each saved with the choice, and what a date looks like then. The language is the one in effect on this device; where messages come in another, it says so. */
export function RegionSettings({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation(['accounts', 'common']);
  const { language, change } = useLanguage();
  const zoneId = useId();
  const now = useNow();
  const words = useSaveProfile(profile, {
    onTaken: ({ language: taken }) => void change(taken ?? language),
  });
  const zone = useSaveProfile(profile);
  const detected = detectedZone();
  const known = zones();
  const { timeZone } = profile;
  const listed = known.includes(timeZone) ? known : [timeZone, ...known];
  const setLanguage = (next: Language) => {
    void change(next);
    void words.save({ language: next }, profile);
  };
  const setZone = (next: string) => {
    void zone.save({ timeZone: next }, profile);
  };
  const example = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(now);
  return (
    <>
      <Section title={t('language')} lead={t('languageLead')} saving={words.saving}>
        {words.conflict && (
          <ConflictNotice
            places={[
              {
                key: 'language',
                mine: t(`common:languages.${words.conflict.mine.language ?? language}`),
                theirs: t(`common:languages.${words.conflict.theirs.language}`),
              },
            ]}
            onSettle={(choices) => void words.settle(choices)}
          />
        )}
        <Choices
          legend={t('language')}
          value={language}
          choices={languages.map((value) => ({ value, label: t(`common:languages.${value}`) }))}
          onChoose={setLanguage}
        />
        {profile.language !== language && words.saving.is !== 'saving' && (
          <Flex align="center" gap="3" mt="3" wrap="wrap">
            <Text>{t(`messagesIn.${profile.language}`)}</Text>
            <Button size="sm" variant="outline" onClick={() => setLanguage(language)}>
              {t(`messagesToo.${language}`)}
            </Button>
          </Flex>
        )}
      </Section>
      <Section title={t('zone.title')} lead={t('zone.lead')} saving={zone.saving}>
        {zone.conflict && (
          <ConflictNotice
            places={[
              {
                key: 'timeZone',
                mine: zone.conflict.mine.timeZone,
                theirs: zone.conflict.theirs.timeZone,
              },
            ]}
            onSettle={(choices) => void zone.settle(choices)}
          />
        )}
        <chakra.label htmlFor={zoneId} display="block" fontWeight="medium" fontSize="sm" mb="1.5">
          {t('zone.label')}
        </chakra.label>
        <Select
          maxW="26rem"
          id={zoneId}
          value={timeZone}
          onChange={({ target }) => setZone(target.value)}
        >
          {listed.map((name) => (
            <option key={name} value={name}>
              {name.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
        {detected !== timeZone && (
          <Flex align="center" gap="3" mt="3" wrap="wrap">
            <Text>{t('zone.differs', { zone: detected.replaceAll('_', ' ') })}</Text>
            <Button size="sm" variant="outline" onClick={() => setZone(detected)}>
              {t('zone.use')}
            </Button>
          </Flex>
        )}
        <Text mt="4" color="fg.muted">
          {t('zone.example', { date: example })}
        </Text>
      </Section>
    </>
  );
}
