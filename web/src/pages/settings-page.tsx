import { chakra } from '@chakra-ui/react/styled-system';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, NavLink, useParams } from 'react-router-dom';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { AccessibilitySettings } from '#web/features/accounts/accessibility-settings.tsx';
import { EmailSettings } from '#web/features/accounts/email-settings.tsx';
import { MailSettings } from '#web/features/accounts/mail-settings.tsx';
import { OwnProfileOf } from '#web/features/accounts/own-profile-of.tsx';
import { PrivacySettings } from '#web/features/accounts/privacy-settings.tsx';
import { RegionSettings } from '#web/features/accounts/region-settings.tsx';
import { Section } from '#web/features/accounts/section.tsx';
import { SessionList } from '#web/features/accounts/session-list.tsx';
import '#web/features/accounts/texts.ts';
import { ChangePasswordForm } from '#web/features/identity/change-password-form.tsx';
import { SignOutEverywhere } from '#web/features/identity/sign-out-everywhere.tsx';
import '#web/features/identity/texts.ts';
import { paths } from '#web/lib/paths.ts';
import NotFoundPage from './not-found-page.tsx';

const sections = ['language', 'accessibility', 'notifications', 'security', 'privacy'] as const;
type SectionName = (typeof sections)[number];

const Place = chakra(NavLink, {
  base: {
    display: 'block',
    px: '4',
    py: '2.5',
    borderRadius: 'l2',
    borderWidth: { base: '1px', md: '0' },
    fontWeight: 'medium',
    color: 'fg.muted',
    mdDown: { px: '3', py: '2', fontSize: 'sm' },
    _hover: { bg: 'bg.subtle', color: 'fg' },
    '&[aria-current=page]': { bg: 'bg.gold', color: 'fg' },
  },
});

function Security() {
  const { t } = useTranslation(['identity', 'accounts']);
  return (
    <>
      <Section title={t('accounts:emailChange.title')} lead={t('accounts:emailChange.lead')}>
        <Box maxW="26rem">
          <OwnProfileOf>{(profile) => <EmailSettings profile={profile} />}</OwnProfileOf>
        </Box>
      </Section>
      <Section title={t('changePassword')} lead={t('changePasswordLead')}>
        <Box maxW="26rem">
          <ChangePasswordForm />
        </Box>
      </Section>
      <Section title={t('accounts:sessions.title')} lead={t('accounts:sessions.lead')}>
        <SessionList />
      </Section>
      <Section title={t('everywhere.title')}>
        <SignOutEverywhere />
      </Section>
    </>
  );
}

const bodies: Record<SectionName, () => ReactNode> = {
  language: () => <OwnProfileOf>{(profile) => <RegionSettings profile={profile} />}</OwnProfileOf>,
  accessibility: () => <AccessibilitySettings />,
  notifications: () => (
    <OwnProfileOf>{(profile) => <MailSettings profile={profile} />}</OwnProfileOf>
  ),
  security: () => <Security />,
  privacy: () => <OwnProfileOf>{(profile) => <PrivacySettings profile={profile} />}</OwnProfileOf>,
};

/** The settings of a person; each part has its own address and saves by itself. */
export default function SettingsPage() {
  const { section } = useParams();
  const { t } = useTranslation('accounts');
  if (section === undefined) return <Navigate replace to={paths.settingsOf('language')} />;
  const name = sections.find((other) => other === section);
  if (name === undefined) return <NotFoundPage />;
  return (
    <PageBody>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' }}
        gap={{ base: '6', md: '12' }}
      >
        <Flex
          as="nav"
          aria-label={t('settings.title')}
          direction={{ base: 'row', md: 'column' }}
          wrap="wrap"
          gap={{ base: '2', md: '1' }}
          pt={{ md: '2' }}
        >
          <Place to={paths.profile}>{t('title')}</Place>
          {sections.map((other) => (
            <Place key={other} to={paths.settingsOf(other)}>
              {t(`settings.${other}`)}
            </Place>
          ))}
        </Flex>
        <Box maxW="42rem">
          <PageHeading title={t(`settings.${name}`)} lead={t(`settings.lead.${name}`)} />
          {bodies[name]()}
        </Box>
      </Grid>
    </PageBody>
  );
}
