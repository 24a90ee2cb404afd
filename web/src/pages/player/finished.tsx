import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import '#web/features/lessons/player/texts.ts';
import { paths } from '#web/lib/paths.ts';
import { preferences } from '#web/lib/preferences.ts';
import { usePreferences } from '#web/lib/use-preferences.ts';
import { WhatFits } from './what-fits.tsx';

/** Rays of the lamp, and the book under it. */
function Lamp() {
  return (
    <chakra.svg viewBox="0 0 120 84" w="7.5rem" h="5.25rem" aria-hidden fill="none" flexShrink="0">
      <chakra.g stroke="gold.500" strokeWidth="3" strokeLinecap="round">
        <path d="M60 6v12M28 16l7 9M92 16l-7 9M10 42l11 3M110 42l-11 3" />
      </chakra.g>
      <chakra.path
        d="M60 42c-9-6-20-8-34-7v36c14-1 25 1 34 7 9-6 20-8 34-7V35c-14-1-25 1-34 7zM60 42v36"
        stroke="fg.muted"
        strokeWidth="2.5"
        fill="bg.panel"
        strokeLinejoin="round"
      />
    </chakra.svg>
  );
}

type Finishing = Parameters<typeof WhatFits>[0]['course'];

/** The quiet celebration of a finished course, and what fits after it; who does not want it says so here or in the settings. */
export function Finished({ course }: { course: Finishing }) {
  const { t } = useTranslation('player');
  const { celebrations } = usePreferences();
  return (
    <>
      <Box role="status" bg="bg.gold" borderRadius="l3" p={{ base: '5', md: '7' }} mt="8">
        <Flex gap="6" align="center" wrap="wrap">
          {celebrations && <Lamp />}
          <Box flex="1 1 18rem">
            <Heading as="h2" size="2xl">
              {t('finished.title')}
            </Heading>
            <Text mt="2">{t('finished.text')}</Text>
            <Flex gap="3" mt="4" wrap="wrap">
              <ButtonLink to={paths.enrolled} variant="outline">
                {t('finished.courses')}
              </ButtonLink>
            </Flex>
            <chakra.label display="flex" gap="2" mt="4" alignItems="center" textStyle="sm">
              <chakra.input
                type="checkbox"
                w="5"
                h="5"
                accentColor="gold.600"
                checked={!celebrations}
                onChange={({ target }) => preferences.set({ celebrations: !target.checked })}
              />
              {t('finished.quiet')}
            </chakra.label>
          </Box>
        </Flex>
      </Box>
      <WhatFits course={course} />
    </>
  );
}
