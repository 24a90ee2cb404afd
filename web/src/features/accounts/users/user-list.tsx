import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageTurner } from '#web/components/ui/page-turner.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { formatDate } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { accountQueries } from '../queries.ts';
import { StatusBadge } from './status-badge.tsx';
import './texts.ts';
import { useRoleWords } from './use-role-words.ts';
import { useUserFilters } from './use-user-filters.ts';

/** Everybody who has an account, by last name, or whom the address looks for; a page, which stands there too. */
export function UserList() {
  const { t } = useTranslation('users');
  const { language } = useLanguage();
  const roleWords = useRoleWords();
  const { q, role, state, query, change } = useUserFilters();
  const narrowed = role !== undefined || state !== undefined;
  const page = useQuery({ ...accountQueries.users(query), placeholderData: keepPreviousData });
  const retry = () =>
    // A place in a list that has changed is given up; anything else is asked again.
    errorKey(page.error) === 'invalid_cursor' ? change({}) : void page.refetch();
  if (page.isPending) return <UserListSkeleton label={t('loading')} />;
  if (!page.data) return <ErrorState error={page.error} retry={retry} />;
  const { items, nextCursor } = page.data;
  return (
    <>
      {items.length === 0 && (
        <EmptyState
          title={q !== '' ? t('emptySearch', { q }) : t(narrowed ? 'filters.nobody' : 'empty')}
          text={q === '' ? undefined : t('emptySearchText')}
        />
      )}
      {items.length > 0 && (
        <DataTable aria-label={t('everybody')}>
          <thead>
            <tr>
              <th scope="col">{t('head.name')}</th>
              <th scope="col">{t('head.roles')}</th>
              <th scope="col">{t('head.since')}</th>
              <th scope="col">{t('head.status')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((user) => (
              <tr key={user.userId}>
                <th scope="row">
                  <TextLink to={paths.user(user.userId)}>
                    {`${user.lastName}, ${user.firstName}`}
                  </TextLink>
                  <chakra.div
                    color="fg.muted"
                    textStyle="sm"
                    fontWeight="normal"
                    overflowWrap="anywhere"
                  >
                    {user.email}
                  </chakra.div>
                </th>
                <td data-label={t('head.roles')}>{roleWords(user.inForce)}</td>
                <td data-label={t('head.since')}>{formatDate(user.createdAt, language)}</td>
                <td data-beside>
                  <StatusBadge user={user} />
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      <PageTurner nextCursor={nextCursor} />
    </>
  );
}

function UserListSkeleton({ label }: { label: string }) {
  return (
    <Flex role="status" aria-label={label} direction="column" gap="3">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} h="16" borderRadius="l2" />
      ))}
    </Flex>
  );
}
