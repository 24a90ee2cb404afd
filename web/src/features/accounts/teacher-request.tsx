import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { useWrite } from '#web/lib/use-write.ts';
import './texts.ts';
import type { OwnProfile } from './types.ts';

/** Becoming a teacher: the way to ask, or how the asking stands. */
export function TeacherRequestPanel({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('accounts');
  const ask = useWrite('accounts.requestTeacherRole', {
    meta: { invalidates: [['accounts']], success: t('teacher.asked') },
  });
  if (profile.roles.includes('teachers')) return <Text>{t('teacher.approved')}</Text>;
  if (profile.roles.includes('admins')) return <Text>{t('teacher.admin')}</Text>;
  if (profile.teacherRequest === 'pending') return <Text>{t('teacher.pending')}</Text>;
  return (
    <>
      <Text mb="4">
        {t(profile.teacherRequest === 'declined' ? 'teacher.declined' : 'teacher.offer')}
      </Text>
      <Button variant="outline" disabled={ask.isPending} onClick={() => ask.mutate({ body: {} })}>
        {t('teacher.ask')}
      </Button>
    </>
  );
}
