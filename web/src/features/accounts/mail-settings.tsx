import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { everyMail, type MailChoices } from '#shared/schemas/account-parts.ts';
import { ConflictNotice } from '#web/components/conflict/conflict-notice.tsx';
import { Section } from './section.tsx';
import { SwitchRow } from '#web/components/form/switch-row.tsx';
import './texts.ts';
import type { OwnProfile } from './types.ts';
import { useSaveProfile } from './use-save-profile.ts';

const optional = [
  'invitations',
  'seats',
  'answers',
  'reviews',
] as const satisfies (keyof MailChoices)[];
const always = ['codes', 'account', 'receipts'] as const;

const List = chakra('ul', { base: { ps: '5', listStyleType: 'disc', maxW: '60ch' } });

/** The choice of mails: those that one can turn off, each saved with the choice, and those that always come. */
export function MailSettings({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation(['accounts', 'conflict']);
  const [chosen, setChosen] = useState({ ...everyMail, ...profile.mails });
  const { saving, conflict, save, settle } = useSaveProfile(profile, {
    onSaved: ({ mails }) => setChosen({ ...everyMail, ...mails }),
  });
  const choose = (change: Partial<MailChoices>) => {
    const mails = { ...chosen, ...change };
    setChosen(mails);
    void save({ mails }, profile);
  };
  const wordsOf = (mails: MailChoices | undefined) =>
    optional
      .filter((name) => mails?.[name])
      .map((name) => t(`mails.${name}.label`))
      .join('\n') || t('conflict:nothing');
  return (
    <>
      {conflict && (
        <ConflictNotice
          places={[
            {
              key: 'mails',
              mine: wordsOf(conflict.mine.mails),
              theirs: wordsOf(conflict.theirs.mails),
            },
          ]}
          onSettle={(choices) => void settle(choices)}
        />
      )}
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
