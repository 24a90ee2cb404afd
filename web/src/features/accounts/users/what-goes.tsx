import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import './texts.ts';

const goes = ['account', 'learning', 'messages', 'names'] as const;

/** Says what an erasure takes away, and what it leaves and why. */
export function WhatGoes({ courses }: { courses: number }) {
  const { t } = useTranslation('users');
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="6" mt="4">
      <Part title={t('erasure.goes.title')} lines={goes.map((one) => t(`erasure.goes.${one}`))} />
      <Part
        title={t('erasure.stays.title')}
        lines={[
          courses === 0
            ? t('erasure.stays.noCourses')
            : t('erasure.stays.courses', { count: courses }),
          t('erasure.stays.tombstone'),
          t('erasure.stays.backups'),
        ]}
      />
    </Grid>
  );
}

function Part({ title, lines }: { title: string; lines: string[] }) {
  return (
    <Box>
      <Heading as="h3" size="md" mb="2">
        {title}
      </Heading>
      <chakra.ul ps="5" listStyleType="disc">
        {lines.map((line) => (
          <chakra.li key={line} mb="1.5">
            {line}
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
