import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '#web/components/ui/icon.tsx';
import { PageBody } from '#web/components/ui/page.tsx';
import '#web/course/texts.ts';

const points = [
  ['courses', 'courses'],
  ['specialists', 'people'],
  ['training', 'book'],
  ['certificates', 'shield'],
  ['live', 'globe'],
  ['recorded', 'play'],
  ['feedback', 'mail'],
] as const satisfies [string, IconName][];

/** The reasons to learn here, point by point. */
export default function Reasons() {
  const { t } = useTranslation('catalog');
  return (
    <Box bg="bg.subtle" borderTopWidth="1px">
      <PageBody>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)' }} gap="12">
          <Box>
            <Heading as="h2" size="3xl" textWrap="balance">
              {t('home.why')}
            </Heading>
            <Text mt="4" textStyle="lg" color="fg.muted">
              {t('home.vision')}
            </Text>
          </Box>
          <chakra.ul
            listStyleType="none"
            display="grid"
            gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
            columnGap="10"
            rowGap="8"
          >
            {points.map(([point, icon]) => (
              <Flex as="li" key={point} gap="4">
                <Box color="fg.gold">
                  <Icon name={icon} size="6" />
                </Box>
                <div>
                  <chakra.h3 fontWeight="semibold" textStyle="lg" lineHeight="1.3">
                    {t(`home.points.${point}.title`)}
                  </chakra.h3>
                  <Text color="fg.muted" mt="1">
                    {t(`home.points.${point}.text`)}
                  </Text>
                </div>
              </Flex>
            ))}
          </chakra.ul>
        </Grid>
      </PageBody>
    </Box>
  );
}
