import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import type { ReactNode } from 'react';

type Layout = 'grid' | 'list';

/** Courses side by side, as many as there is room for, or one below the other. */
export function CourseGrid({
  layout = 'grid',
  children,
}: {
  layout?: Layout;
  children: ReactNode;
}) {
  return layout === 'grid' ? (
    <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))" gap="6">
      {children}
    </Grid>
  ) : (
    <Flex direction="column" gap="4">
      {children}
    </Flex>
  );
}

type SkeletonProps = { label: string; layout?: Layout; count?: number };

/** The grid before its courses are here, in their size. */
export function CourseGridSkeleton({ label, layout = 'grid', count = 6 }: SkeletonProps) {
  return (
    <div role="status" aria-label={label}>
      <CourseGrid layout={layout}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} h={layout === 'grid' ? '30rem' : '14rem'} borderRadius="l3" />
        ))}
      </CourseGrid>
    </div>
  );
}
