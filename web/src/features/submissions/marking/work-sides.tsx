import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { lazy, type ReactNode, type Ref, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import '../texts.ts';
import type { SubmissionWork } from '../types.ts';

type Props = {
  /** What was handed in. */
  work: ReactNode;
  workRef?: Ref<HTMLDivElement>;
  marking: ReactNode;
  /** Of which classmates may have said something. */
  reviewed: SubmissionWork;
};

// Few works are reviewed by classmates.
const ReviewsPart = lazy(() => import('./reviews-part.tsx'));

/** The work on one side, and where it is marked on the other; on a phone one below the other. */
export function WorkSides({ work, workRef, marking, reviewed }: Props) {
  const { t } = useTranslation('submissions');
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(24rem, 30rem)' }}
      gap={{ base: '8', lg: '10' }}
      alignItems="start"
    >
      <Box as="section" ref={workRef} aria-label={t('work.label')} minW="0">
        {work}
      </Box>
      <Box
        as="section"
        aria-label={t('marking.label')}
        data-marking-side=""
        minW="0"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        px={{ base: '4', md: '5' }}
        pt="4"
        position={{ lg: 'sticky' }}
        top={{ lg: '4' }}
        maxH={{ lg: 'calc(100dvh - 2rem)' }}
        overflowY={{ lg: 'auto' }}
        // What has the focus stays above the bar at its foot.
        scrollPaddingBottom={{ lg: '24' }}
      >
        {marking}
        {reviewed.reviews.length > 0 && (
          <Suspense>
            <ReviewsPart work={reviewed} />
          </Suspense>
        )}
      </Box>
    </Grid>
  );
}
