import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import type { ReactNode } from 'react';

/** Courses side by side, as many as there is room for. */
export function CourseGrid({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid minChildWidth="min(100%, 17rem)" gap="6">
      {children}
    </SimpleGrid>
  );
}

/** The grid before its courses are here, in their size. */
export function CourseGridSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <CourseGrid>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} h="22rem" borderRadius="l3" />
        ))}
      </CourseGrid>
    </div>
  );
}
