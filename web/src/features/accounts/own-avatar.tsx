import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { paths } from '#web/lib/paths.ts';
import { accountQueries } from './queries.ts';

const Face = chakra(Link, {
  base: { display: 'inline-flex', borderRadius: 'full', p: '1', minW: '11', minH: '11' },
});

/** The way to the own profile, as the own face; nothing until it is known whose. */
export function OwnAvatar() {
  const { t } = useTranslation();
  const { data } = useQuery({ ...accountQueries.me(), staleTime: Infinity });
  if (!data) return null;
  return (
    <Face to={paths.profile} aria-label={t('nav.profile')}>
      <Avatar name={`${data.firstName} ${data.lastName}`} photo={data.photo} size="9" />
    </Face>
  );
}
