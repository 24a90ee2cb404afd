import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import { Chooser } from '#web/components/ui/chooser.tsx';
import { LiveSearch } from '#web/components/ui/live-search.tsx';
import { ExportRoster } from './export-roster.tsx';
import './texts.ts';
import { rosterOrders, rosterStates, type RosterState } from './use-roster-filters.ts';

type Props = { courseId: string; courseTitle: string; roster: RosterState };

/** The filters and the order of a course's people, and the way to export them. */
export function RosterTools({ courseId, courseTitle, roster }: Props) {
  const { t } = useTranslation('rosters');
  const { state, order, q, wanted, change } = roster;
  return (
    <Flex gap="3" wrap="wrap" align="center" mb="6">
      <Box flex="1 1 16rem">
        <LiveSearch
          label={t('search')}
          placeholder={t('search')}
          value={q}
          onSearch={(text) => change('q', text)}
        />
      </Box>
      <Chooser
        label={t('stateLabel')}
        value={state}
        choices={rosterStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChoose={(value) => change('state', value)}
      />
      {q === '' && (
        <Chooser
          label={t('orderLabel')}
          value={order}
          choices={rosterOrders.map((value) => ({
            value,
            label: t(`order.${value.replace('.', '_') as 'name_asc'}`),
          }))}
          onChoose={(value) => change('order', value)}
        />
      )}
      <ExportRoster courseId={courseId} courseTitle={courseTitle} filters={wanted} />
    </Flex>
  );
}
