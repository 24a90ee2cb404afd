import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { roles } from '#shared/policies/roles.ts';
import { Chooser } from '#web/components/ui/chooser.tsx';
import { LiveSearch } from '#web/components/ui/live-search.tsx';
import { accountQueries } from '../queries.ts';
import './texts.ts';
import { accountStates, useUserFilters } from './use-user-filters.ts';

/** Finds people by a name or an address, by role and by state, and says how many there are; it stands in the address. */
export function UserFilters() {
  const { t, i18n } = useTranslation('users');
  const { q, role, state, change } = useUserFilters();
  const { data: counts } = useQuery(accountQueries.userCounts());
  // Until the counts are there, or where they cannot be had, the lists are offered without them.
  const counted = (label: string, count: number | undefined) =>
    count === undefined
      ? label
      : t('filters.counted', {
          label,
          count: new Intl.NumberFormat(i18n.resolvedLanguage).format(count),
        });
  return (
    <Flex gap="3" wrap="wrap" align="center" mb="5">
      <Box flex="1 1 16rem" maxW="28rem">
        <LiveSearch
          label={t('search')}
          placeholder={t('search')}
          value={q}
          onSearch={(text) => change({ q: text })}
        />
      </Box>
      <Chooser
        label={t('filters.role')}
        value={role ?? ''}
        choices={[
          { value: '', label: counted(t('filters.everyRole'), counts?.everybody) },
          ...roles.map((one) => ({
            value: one,
            label: counted(t(`filters.roles.${one}`), counts?.roles[one]),
          })),
        ]}
        onChoose={(value) => change({ role: value })}
      />
      <Chooser
        label={t('filters.state')}
        value={state ?? ''}
        choices={[
          { value: '', label: counted(t('filters.everyState'), counts?.everybody) },
          ...accountStates.map((one) => ({
            value: one,
            label: counted(t(`filters.states.${one}`), counts?.states[one]),
          })),
        ]}
        onChoose={(value) => change({ state: value })}
      />
    </Flex>
  );
}
