import { useQuery } from '@tanstack/react-query';
import { accountQueries } from './queries.ts';

/** The own name; nothing until it is known. */
export default function OwnName() {
  const { data } = useQuery({ ...accountQueries.me(), staleTime: Infinity });
  return data ? `${data.firstName} ${data.lastName}` : null;
}
