import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { OwnProfileOf } from '#web/features/accounts/own-profile-of.tsx';
import { PhotoSection } from '#web/features/accounts/photo/photo-section.tsx';
import { ProfileForm } from '#web/features/accounts/profile-form.tsx';
import { Section } from '#web/features/accounts/section.tsx';
import { TeacherRequestPanel } from '#web/features/accounts/teacher-request.tsx';
import '#web/features/accounts/texts.ts';
import { paths } from '#web/lib/paths.ts';

export default function ProfilePage() {
  const { t } = useTranslation('accounts');
  return (
    <PageBody width="reading">
      <PageHeading
        title={t('title')}
        lead={
          <>
            {t('profileLead')} <TextLink to={paths.settings}>{t('toSettings')}</TextLink>
          </>
        }
      />
      <OwnProfileOf>
        {(profile) => (
          <>
            <PhotoSection profile={profile} />
            <ProfileForm profile={profile} />
            <Section title={t('email')}>
              <Text overflowWrap="anywhere">{profile.email}</Text>
              <Text color="fg.muted" textStyle="sm">
                {t('emailLead')}
              </Text>
            </Section>
            <Section title={t('teacher.title')}>
              <TeacherRequestPanel profile={profile} />
            </Section>
          </>
        )}
      </OwnProfileOf>
    </PageBody>
  );
}
