import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { KeyPanel } from './key-panel.tsx';
import './texts.ts';

type Props = {
  courseId: string;
  mode: 'open' | 'key' | 'approval' | 'invitation' | 'closed';
  /** Whether the course has a price. */
  priced: boolean;
};

/** The ways into a course that its mode has: the key, and invitations wherever anybody may enroll. */
export function EntryPanels({ courseId, mode, priced }: Props) {
  const { t } = useTranslation('rosters');
  return (
    <Box mt="14" maxW="3xl">
      <Heading as="h2" size="2xl">
        {t('entry.title')}
      </Heading>
      <Text color="fg.muted" mt="1">
        {t(priced && mode !== 'closed' ? `entry.priced.${mode}` : `entry.${mode}`)}
      </Text>
      {mode === 'key' && (
        <Part title={t('key.title')}>
          <KeyPanel courseId={courseId} priced={priced} />
        </Part>
      )}
      {mode !== 'closed' && (
        <Part title={t('invite.title')}>
          <InviteForm courseId={courseId} priced={priced} />
          <Box mt="6">
            <InvitationList courseId={courseId} />
          </Box>
        </Part>
      )}
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" mt="8" aria-label={title}>
      <Heading as="h3" size="xl" mb="4">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
