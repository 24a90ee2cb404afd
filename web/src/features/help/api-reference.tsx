import { useQuery } from '@tanstack/react-query';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { type ApiOperation, operationsOf } from './operations.ts';
import { helpQueries } from './queries.ts';
import './texts.ts';

/** Every operation of the interface: method, path, who may try, what can go wrong. */
export function ApiReference() {
  const { t } = useTranslation('help');
  const { data, error, isPending, refetch } = useQuery(helpQueries.openApi());
  if (isPending) return <Skeleton h="30rem" borderRadius="l3" />;
  if (data === undefined) return <ErrorState error={error} retry={() => void refetch()} />;
  return (
    <Flex direction="column" gap="10">
      {operationsOf(data).map(([feature, operations]) => (
        <section key={feature} aria-labelledby={`feature-${feature}`}>
          <Heading as="h2" size="2xl" mb="4" id={`feature-${feature}`} lang="en">
            {feature}
          </Heading>
          <Flex direction="column" gap="4">
            {operations.map((operation) => (
              <Operation key={operation.id} operation={operation} />
            ))}
          </Flex>
        </section>
      ))}
      <Text color="fg.muted">
        {t('api.count', { count: operationsOf(data).flatMap(([, list]) => list).length })}
      </Text>
    </Flex>
  );
}

function Operation({ operation }: { operation: ApiOperation }) {
  const { t } = useTranslation('help');
  const { id, method, path, summary, access, errors } = operation;
  return (
    <Card id={id}>
      <Heading as="h3" size="md" lang="en">
        <chakra.code fontFamily="mono" overflowWrap="anywhere">
          <chakra.span color="fg.gold">{method}</chakra.span> {path}
        </chakra.code>
      </Heading>
      <Text mt="2" lang="en">
        {summary}
      </Text>
      <Text mt="2" textStyle="sm" color="fg.muted">
        <chakra.code fontFamily="mono">{id}</chakra.code> · {t('api.access')}: {access.join(', ')}
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
