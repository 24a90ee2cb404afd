import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { ManagedUser } from '../types.ts';
import { StatusBadge } from './status-badge.tsx';
import './texts.ts';
import { useRoleWords } from './use-role-words.ts';

/** The facts about somebody's account. */
export function UserFacts({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('users');
  const { language } = useLanguage();
  const roleWords = useRoleWords();
  const { email, createdAt, inForce, teacherRequest, deletionRequestedAt } = user;
  const facts = [
    ['email', email],
    ['status', <StatusBadge key="status" user={user} />],
    ['roles', roleWords(inForce)],
    ['since', formatDate(createdAt, language)],
    ['request', t(`request.${teacherRequest ?? 'none'}`)],
    ...(deletionRequestedAt === null
      ? []
      : ([['deletion', formatDate(deletionRequestedAt, language)]] as const)),
  ] as const;
  return (
    <Grid
      as="dl"
      templateColumns={{ base: '1fr', md: 'max-content 1fr' }}
      columnGap="8"
      rowGap={{ base: '1', md: '3' }}
    >
      {facts.map(([name, value]) => (
        <chakra.div key={name} display="contents">
          <chakra.dt color="fg.muted">{t(`head.${name}`)}</chakra.dt>
          <chakra.dd mb={{ base: '3', md: '0' }} overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </Grid>
  );
}
