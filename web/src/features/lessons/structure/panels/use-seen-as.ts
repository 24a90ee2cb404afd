import { useSearchParams } from 'react-router-dom';

/**
 * The person whose view of the course is shown, and the time, as the address says; null: somebody new, now, from then
 * on.
 */
export type SeenAs = { person: string | null; at: string | null; since: string | null };

const instantIn = (text: string | null): string | null =>
  text !== null && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : null;

export function useSeenAs() {
  const [params, setParams] = useSearchParams();
  const seen: SeenAs = {
    person: params.get('person'),
    at: instantIn(params.get('at')),
    since: instantIn(params.get('since')),
  };
  const see = (changes: Partial<SeenAs>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(changes))
          if (value === null) now.delete(name);
          else now.set(name, value);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return [seen, see] as const;
}
