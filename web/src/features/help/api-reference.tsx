import { useQuery } from '@tanstack/react-query';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { type ApiOperation, operationsOf } from './operations.ts';
import { helpQueries } from './queries.ts';
import './texts.ts';

const anchorOf = (feature: string) => `feature-${feature}`;

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    py: '2',
    'details[open] > &': { '& svg': { transform: 'rotate(180deg)' } },
    cursor: 'pointer',
    fontWeight: 'medium',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

const Jump = chakra('a', {
  base: {
    display: 'block',
    py: '1',
    ps: '3',
    fontFamily: 'mono',
    fontSize: 'sm',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
});

/** Every operation of the interface: method, path, who may try, what can go wrong. */
export function ApiReference() {
  const { data, error, isPending, refetch } = useQuery(helpQueries.openApi());
  if (isPending) return <Skeleton h="30rem" borderRadius="l3" />;
  if (data === undefined) return <ErrorState error={error} retry={() => void refetch()} />;
  const features = operationsOf(data);
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
      gap={{ base: '8', lg: '12' }}
      alignItems="start"
    >
      <Contents features={features} />
      <Flex direction="column" gap="12" minW="0">
        {features.map(([feature, operations]) => (
          <chakra.section key={feature} aria-labelledby={anchorOf(feature)}>
            <Heading as="h2" size="2xl" mb="4" id={anchorOf(feature)} lang="en" scrollMarginTop="6">
              {feature}
            </Heading>
            <Flex direction="column" gap="4">
              {operations.map((operation) => (
                <Operation key={operation.id} operation={operation} />
              ))}
            </Flex>
          </chakra.section>
        ))}
      </Flex>
    </Grid>
  );
}

/** The parts of the interface and their operations, each with the way to it; they stay in sight while one reads. */
function Contents({ features }: { features: ReturnType<typeof operationsOf> }) {
  const { t } = useTranslation('help');
  const count = features.flatMap(([, operations]) => operations).length;
  return (
    <chakra.nav
      aria-label={t('api.contents')}
      position={{ lg: 'sticky' }}
      top={{ lg: '6' }}
      maxH={{ lg: 'calc(100dvh - 3rem)' }}
      overflowY={{ lg: 'auto' }}
      tabIndex={-1}
    >
      <Text fontWeight="semibold" mb="2">
        {t('api.count', { count })}
      </Text>
      <Box as="ul" listStyleType="none">
        {features.map(([feature, operations]) => (
          <Box as="li" key={feature} borderTopWidth="1px">
            <chakra.details>
              <Summary lang="en">
                {feature}
                <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums" ms="auto">
                  {operations.length}
                </chakra.span>
                <Icon name="chevronDown" size="4" />
              </Summary>
              <Box as="ul" listStyleType="none" pb="3">
                {operations.map(({ id }) => (
                  <li key={id}>
                    <Jump href={`#${id}`} lang="en">
                      {id.slice(feature.length + 1)}
                    </Jump>
                  </li>
                ))}
              </Box>
            </chakra.details>
          </Box>
        ))}
      </Box>
    </chakra.nav>
  );
}

function Operation({ operation }: { operation: ApiOperation }) {
  const { t, i18n } = useTranslation('help');
  const { id, method, path, summary, access, errors } = operation;
  return (
    <Card id={id} scrollMarginTop="6">
      <Heading as="h3" size="md" lang="en">
        <chakra.code fontFamily="mono" overflowWrap="anywhere">
          <chakra.span color="fg.gold">{method}</chakra.span> {path}
        </chakra.code>
      </Heading>
      <Text mt="2" lang="en">
        {summary}
      </Text>
      <Text mt="2" textStyle="sm" color="fg.muted">
        <chakra.code fontFamily="mono">{id}</chakra.code> · {t('api.access')}:{' '}
        {new Intl.ListFormat(i18n.resolvedLanguage).format(
          access.map((who) => t(`api.who.${who}`)),
        )}
      </Text>
      <chakra.details mt="3">
        <chakra.summary cursor="pointer" textStyle="sm">
          {t('api.errors')}
        </chakra.summary>
        <Box as="dl" mt="2" textStyle="sm" lang="en">
          {errors.map(({ status, codes }) => (
            <Flex key={status} gap="3">
              <dt>{status}</dt>
              <chakra.dd fontFamily="mono" overflowWrap="anywhere">
                {codes}
              </chakra.dd>
            </Flex>
          ))}
        </Box>
      </chakra.details>
    </Card>
  );
}
