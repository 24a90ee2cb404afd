import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { PlanItemRow } from './plan-item.tsx';
import { type ItemState, itemStates, type Plan, type PlanItem } from './plan/types.ts';
import './texts.ts';

/** The report of the files names what is left out. */
const shown = itemStates.filter((state) => state !== 'dropped');
/** The rows that need nobody's eye unless they want to. */
const quiet: readonly ItemState[] = ['unchanged', 'kept'];
/** So many questions stand in a list among lessons. */
const mostAsked = 12;
const colors: Record<ItemState, string> = {
  new: 'green',
  changed: 'blue',
  conflict: 'orange',
  dropped: 'red',
  unchanged: 'gray',
  kept: 'gray',
};

type Props = {
  plan: Plan;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

/** Shows what an import would do, by what becomes of each thing. */
export function PlanView({ plan, chosen, onChoose }: Props) {
  const { t } = useTranslation('transfer');
  const toggle = (key: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(key);
    else next.delete(key);
    onChoose(next);
  };
  const rows = (items: PlanItem[]) => (
    <Box as="ul" listStyleType="none">
      {items.map((item) => (
        <PlanItemRow
          key={item.key}
          item={item}
          chosen={chosen.has(item.key)}
          onChoose={(on) => toggle(item.key, on)}
        />
      ))}
    </Box>
  );
  return (
    <Stack gap="8">
      {shown.map((state) => {
        const items = plan.items.filter((item) => item.state === state);
        if (items.length === 0) return null;
        const asked = items.filter(({ what }) => what === 'question');
        // A bank may be long; what somebody has to choose stands open.
        const areMany = asked.length > mostAsked && state !== 'conflict';
        const head = (
          <>
            {t(`state.${state}`)}{' '}
            <Badge colorPalette={colors[state]} verticalAlign="middle">
              {items.length}
            </Badge>
          </>
        );
        return (
          <section key={state}>
            <Heading as="h2" size="lg">
              {head}
            </Heading>
            <Flex gap="4" wrap="wrap" justify="space-between" align="flex-start" mb="3">
              <Text color="fg.muted" maxW="prose">
                {t(`stateLead.${state}`)}
              </Text>
              {state === 'conflict' && items.length > 1 && (
                <Button
                  size="sm"
                  variant="outline"
                  onClick={() => onChoose(new Set([...chosen, ...items.map(({ key }) => key)]))}
                >
                  {t('takeAll')}
                </Button>
              )}
            </Flex>
            {quiet.includes(state) ? (
              <details>
                <summary>{t('showAll', { count: items.length })}</summary>
                {rows(items)}
              </details>
            ) : (
              <>
                {rows(items.filter(({ what }) => what !== 'question' || !areMany))}
                {areMany && (
                  <details>
                    <summary>{t('figures.questions', { count: asked.length })}</summary>
                    {rows(asked)}
                  </details>
                )}
              </>
            )}
          </section>
        );
      })}
    </Stack>
  );
}
