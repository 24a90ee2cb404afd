import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#shared/contract/client.ts';
import { mostPlaced } from '#shared/schemas/most-placed.ts';
import { useSaveOver } from '#web/lib/use-save-over.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { type Fields, partsOf, type Saved, savedOf, schemeIn } from './draft.ts';
import { schemeQueries } from './queries.ts';

type Options = {
  courseId: string;
  /** What was saved when the draft was begun. */
  base: Saved;
  success: string;
  onSaved: () => void;
  onTaken: (fields: Partial<Fields>) => void;
};

type Place = ReturnType<typeof partsOf>['places'][number];

/** As many at once as one change takes: at least one part, which may be empty. */
const partsOfPlaces = (places: Place[]): Place[][] =>
  Array.from({ length: Math.max(1, Math.ceil(places.length / mostPlaced)) }, (_, at) =>
    places.slice(at * mostPlaced, (at + 1) * mostPlaced),
  );

/** Applies a draft over what it was begun from; what others changed meanwhile in other fields stays. */
export function useApply({ courseId, base, success, onSaved, onTaken }: Options) {
  const client = useQueryClient();
  const put = useWrite('grades.putScheme', {
    meta: { invalidates: [schemeQueries.all(courseId)], success, handles: 'all' },
  });

  async function sendPart(scheme: Partial<Fields>, places: Place[], over: Saved): Promise<Saved> {
    const versionOf = (itemId: string) => over.versions[itemId] ?? 0;
    const answer = await put.mutateAsync({
      params: { courseId },
      body: {
        scheme: { ...schemeIn(over), ...scheme },
        version: over.version,
        items: places.map((place) => ({ ...place, version: versionOf(place.itemId) })),
      },
    });
    const written = places.map(({ itemId }) => [itemId, versionOf(itemId) + 1] as const);
    return {
      ...over,
      ...answer.scheme,
      version: answer.version,
      versions: { ...over.versions, ...Object.fromEntries(written) },
    };
  }

  const saving = useSaveOver<Fields, Saved>({
    saved: base,
    send: async (changes, _, latest) => {
      const { scheme, places } = partsOf(changes);
      try {
        let next = latest;
        for (const part of partsOfPlaces(places)) next = await sendPart(scheme, part, next);
        return { ...next, ...changes };
      } catch (error) {
        const problem = error instanceof ApiError ? error.problem : null;
        if (problem?.code !== 'stale_version') throw error;
        const current = savedOf(await client.fetchQuery(schemeQueries.book(courseId)));
        throw new ApiError(409, { ...problem, current });
      }
    },
    onSaved,
    onTaken,
  });
  return { ...saving, isPending: put.isPending };
}
