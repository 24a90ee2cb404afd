import { markerMarkings } from '#functions/data/assignments/marker-markings.ts';
import { countedIn, submissions } from '#functions/data/assignments/submissions.ts';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
import type { Table } from '#functions/data/table/table.ts';
import { iso } from '#functions/platform/iso.ts';

/** What two gave who marked a submission of ten points apart, nine and four of them: they differ. */
export async function plantApart(
  table: Table,
  place: WorkPlace,
  markers: [string, string],
): Promise<void> {
  const own = await submissions.get(table, place);
  const counted = countedIn(own);
  if (!own || !counted) throw new Error('Nothing was handed in.');
  const { submissionId, number } = counted;
  const at = iso(Date.now());
  const gave = (by: string, points: number) => ({
    submissionId,
    choices: [],
    points,
    comment: '',
    isLateWaived: false,
    comments: [],
    state: 'ready' as const,
    earned: { points, most: 100_000 },
    adjustments: [],
    total: points,
    by,
    at,
    version: 1,
  });
  const double = {
    markers: markers.map((by) => ({ by, isReady: true })),
    isCompared: true,
    outcome: 'differs' as const,
    acts: [],
  };
  const marking = { state: 'begun' as const, releasedAt: null, double };
  await table.commit([
    submissions.put(place, own, submissions.mark(own, submissionId, marking)),
    markerMarkings.put({ ...place, number }, gave(markers[0], 90_000)),
    markerMarkings.put({ ...place, number }, gave(markers[1], 40_000)),
  ]);
}
