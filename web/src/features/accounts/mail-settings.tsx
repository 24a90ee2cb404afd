import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { everyMail, type MailChoices } from '#shared/schemas/accounts.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import { Section } from './section.tsx';
import { SwitchRow } from '#web/components/form/switch-row.tsx';
import './texts.ts';
import type { OwnProfile } from './types.ts';
import { useSaveProfile } from './use-save-profile.ts';

const optional = ['invitations', 'seats', 'answers'] as const satisfies (keyof MailChoices)[];
const always = ['codes', 'account'] as const;

const List = chakra('ul', { base: { ps: '5', listStyleType: 'disc', maxW: '60ch' } });

/** Which mails come: those that one can turn off, each saved with the choice, and those that always come. */
export function MailSettings({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('accounts');
  const [stale, setStale] = useState(false);
  const [chosen, setChosen] = useState({ ...everyMail, ...profile.mails });
  const { saving, save } = useSaveProfile(profile, ({ mails }) => {
    setStale(true);
    setChosen(mails);
  });
  const choose = (change: Partial<MailChoices>) => {
    const mails = { ...chosen, ...change };
    setStale(false);
    setChosen(mails);
    void save({ mails });
  };
  return (
    <>
      {stale && <Notice kind="warning">{t('staleChoice')}</Notice>}
      <Section
        title={t('mails.courses')}
        lead={t('mails.coursesLead', { email: profile.email })}
        saving={saving}
      >
        {optional.map((name) => (
          <SwitchRow
            key={name}
            label={t(`mails.${name}.label`)}
            hint={t(`mails.${name}.hint`)}
            on={chosen[name]}
            onChange={(on) => choose({ [name]: on })}
          />
        ))}
      </Section>
      <Section title={t('mails.always')} lead={t('mails.alwaysLead')}>
        <List>
          {always.map((name) => (
            <li key={name}>{t(`mails.${name}`)}</li>
          ))}
        </List>
      </Section>
    </>
  );
}
