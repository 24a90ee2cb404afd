import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useTranslation } from 'react-i18next';
import '#web/features/lessons/structure/texts.ts';

/** A module and its three lessons: the widths of their titles. */
const rows = ['10rem', '14rem', '12rem', '15rem'];

/** The place of a course's tree, of the row of buttons above it, and of what stands beside it. */
export function StructureSkeleton() {
  const { t } = useTranslation('structure');
  return (
    <div role="status" aria-label={t('loading')}>
      <Flex gap="2" wrap="wrap" mb="4">
        {['6.5rem', '3rem', '7rem', '7rem', '9rem', '9.5rem'].map((w, at) => (
          <Skeleton key={at} h="9" w={w} borderRadius="l2" />
        ))}
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' }}
        gap="8"
        alignItems="start"
      >
        <Box>
          {[1, 2].flatMap((module) =>
            rows.map((w, at) => (
              <Flex
                key={`${module} ${w}`}
                align="center"
                gap="3"
                minH="14"
                px="2"
                mt={at === 0 ? '3' : '0'}
                ps={at === 0 ? '2' : { base: '2', md: '8' }}
              >
                <Skeleton boxSize="5" borderRadius="l1" flexShrink="0" />
                <Box flex="1">
                  <Skeleton h="4" maxW={w} />
                  <Skeleton h="3" mt="2" maxW="18rem" />
                </Box>
              </Flex>
            )),
          )}
        </Box>
        <Skeleton h="10rem" borderRadius="l3" hideBelow="lg" />
      </Grid>
    </div>
  );
}
