import { useSearchParams } from 'react-router-dom';
import { mediaUses } from './media-library.tsx';
import type { MediaFilters } from './queries.ts';

/** The files of a course that are shown, as the address says it. */
export function useMediaFilters() {
  const [params, setParams] = useSearchParams();
  const filters: MediaFilters = {
    q: params.get('q')?.trim().slice(0, 80) ?? '',
    use: mediaUses.find((use) => use === params.get('kind')) ?? 'all',
  };
  const filter = ({ q = filters.q, use = filters.use }: Partial<MediaFilters>) => {
    const next = new URLSearchParams();
    if (q !== '') next.set('q', q);
    if (use !== 'all') next.set('kind', use);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { filters, filter };
}
