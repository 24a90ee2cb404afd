import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { groupQuery } from './queries.ts';
import './texts.ts';
import type { SetIds } from './types.ts';

type Props = { ids: SetIds; groupId: string; label: string };

/** The names of all who are in a group. */
export function MemberNames({ ids, groupId, label }: Props) {
  const { t } = useTranslation('groups');
  const { data, error, refetch } = useQuery(groupQuery(ids, groupId));
  if (error && !data) return <ErrorNote error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton h="6rem" role="status" aria-label={t('loading')} />;
  return (
    <Box as="ul" ps="5" aria-label={label}>
      {data.members.map(({ userId, name }) => (
        <li key={userId}>{name || t('nameless')}</li>
      ))}
    </Box>
  );
}
