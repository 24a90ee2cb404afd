import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bookQueries, collectRows } from '../book/queries.ts';

/** All rows of a book as they stand now, and how many of them are there so far. */
export function useEverybody(courseId: string) {
  const [count, setCount] = useState(0);
  const query = useQuery({
    queryKey: [...bookQueries.all(courseId), 'everybody'],
    queryFn: () => collectRows(courseId, {}, setCount),
    staleTime: 0,
    gcTime: 0,
  });
  return { ...query, count };
}
