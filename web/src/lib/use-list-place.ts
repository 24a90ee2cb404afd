import { useSearchParams } from 'react-router-dom';

/** A place in a paged list, and what narrows it, as the address says them: what is changed begins at the first page. */
export function useListPlace() {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('cursor');
        next.delete(name);
        if (value !== null) next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { params, cursor: params.get('cursor'), change };
}
