import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { useTranslation } from 'react-i18next';
import { LiveSearch } from '#web/components/ui/live-search.tsx';
import { ExportButton } from './export-button.tsx';
import './texts.ts';
import { rosterOrders, rosterStates, type RosterState } from './use-roster-filters.ts';

type Choice = { label: string; value: string; choices: { value: string; label: string }[] };

function Chooser({ label, value, choices, onChoose }: Choice & { onChoose: (v: string) => void }) {
  return (
    <NativeSelect.Root w="auto" flex={{ base: '1 1 auto', md: '0 0 auto' }}>
      <NativeSelect.Field
        aria-label={label}
        bg="bg.panel"
        borderColor="border.emphasized"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

type Props = { courseId: string; courseTitle: string; roster: RosterState };

/** Who of the course is shown, in which order, and the way to take them along. */
export function RosterTools({ courseId, courseTitle, roster }: Props) {
  const { t } = useTranslation('roster');
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
      <ExportButton courseId={courseId} courseTitle={courseTitle} filters={wanted} />
    </Flex>
  );
}
