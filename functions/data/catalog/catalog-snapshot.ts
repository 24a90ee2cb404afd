import { isDeepStrictEqual } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { LocalizedText } from '#shared/schemas/text.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import { catalogDocument, type CatalogDocument } from './catalog-document.ts';

/** The place of the snapshot in the search bucket. */
export const snapshotKey = 'index/catalog.json.gz';

/**
 * The whole catalogue as the stream left it: documents by course, and the version at which a course
 * left (a late record of an older version must not bring it back).
 */
export type CatalogSnapshot = {
  documents: Map<string, CatalogDocument>;
  removed: Map<string, number>;
  /**
   * The number of times it was written. An ETag is a hash of the bytes: without this, a writer who read before the
   * catalogue changed and changed back would be taken for the next in turn.
   */
  writes: number;
};

export const emptySnapshot = (): CatalogSnapshot => ({
  documents: new Map(),
  removed: new Map(),
  writes: 0,
});

/**
 * Takes in one version of a course, in any order and any number of times; of the same version, another outline.
 * @returns whether anything changed
 */
export function applyCourse(
  snapshot: CatalogSnapshot,
  course: Course,
  outline: LocalizedText[] = [],
): boolean {
  const { courseId, version } = course;
  const listed = snapshot.documents.get(courseId);
  const known = listed?.version ?? snapshot.removed.get(courseId) ?? 0;
  if (version < known || (version === known && !listed)) return false;
  const document = catalogDocument(course, outline);
  if (document) {
    if (version === known && isDeepStrictEqual(listed?.outline, outline)) return false;
    snapshot.documents.set(courseId, document);
    snapshot.removed.delete(courseId);
    return true;
  }
  if (version === known) return false;
  snapshot.documents.delete(courseId);
  snapshot.removed.set(courseId, version);
  return true;
}

const sorted = <T>(map: Map<string, T>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

/** The same catalogue, written as often, gives the same bytes. */
export const writeSnapshot = (snapshot: CatalogSnapshot): Buffer =>
  gzipSync(
    JSON.stringify({
      documents: sorted(snapshot.documents).map(([, document]) => document),
      removed: sorted(snapshot.removed),
      writes: snapshot.writes,
    }),
  );

/** The values for documents that were written before these fields existed. */
const unsaid = {
  cover: null,
  seats: null,
  enrollmentWindow: { opensOn: null, closesOn: null },
  outcomes: [],
  prerequisites: [],
  outline: [],
};

export function readSnapshot(bytes: Uint8Array): CatalogSnapshot {
  const {
    documents,
    removed,
    writes = 0,
  } = JSON.parse(gunzipSync(bytes).toString()) as {
    documents: CatalogDocument[];
    removed: [string, number][];
    writes?: number;
  };
  return {
    documents: new Map(
      documents.map((document) => [document.courseId, { ...unsaid, ...document }]),
    ),
    removed: new Map(removed),
    writes,
  };
}
