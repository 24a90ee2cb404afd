import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import {
  emptySnapshot,
  readSnapshot,
  snapshotKey,
  writeSnapshot,
  type CatalogSnapshot,
} from '#functions/data/catalog/catalog-snapshot.ts';
import type { SnapshotStore } from '#functions/data/catalog/snapshot-store.ts';
import type { Item } from '#functions/data/table/table.ts';
import type { Runtime } from '#local/runtime.ts';
import { isDerived } from '../../scripts/rebuild.ts';

/** A snapshot store without a bucket; writers take turns by an ETag that is, as that of S3, the same for the same bytes. */
export function memoryStore(snapshot = emptySnapshot()): SnapshotStore & {
  snapshot(): CatalogSnapshot;
} {
  let bytes = writeSnapshot(snapshot);
  const current = () => createHash('md5').update(bytes).digest('hex');
  return {
    snapshot: () => readSnapshot(bytes),
    async read(etag) {
      return etag === current() ? null : { snapshot: readSnapshot(bytes), etag: current() };
    },
    async write({ snapshot: next, etag }) {
      if (etag !== current()) return false;
      bytes = writeSnapshot(next);
      return true;
    },
  };
}

export const searchBucketOf = (runtime: Runtime): string => {
  const name = runtime.stack
    .ofType('AWS::S3::Bucket')
    .map(({ ref }) => ref)
    .find((ref) => ref.includes('search'));
  if (!name) throw new Error('The template has no search bucket.');
  return name;
};

/** The catalogue as the platform has it now. */
export async function liveSnapshot(runtime: Runtime): Promise<CatalogSnapshot> {
  const answer = await runtime.objects.get(searchBucketOf(runtime), snapshotKey);
  return answer.status === 200
    ? readSnapshot(await buffer(answer.body as unknown as Readable))
    : emptySnapshot();
}

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
};

/** One that has been emptied says what none says: that an address is invited nowhere, that nobody takes a quiz. */
const saysSomething = ({ entity, invitations, people, asked }: Item) =>
  entity === 'InvitationList' ? (invitations as unknown[]).length > 0 : people !== 0 && asked !== 0;

/** How often they were written on the way is no part of their result. */
const rewritten: unknown[] = ['InvitationList', 'FigureMark'];

/** The part of an item that is the result: how often something was counted or written on the way is none, nor what has come to nothing. */
export function resultOf({ recounts: _, ...item }: Item): string {
  const { version: __, ...list } = item;
  const kept = rewritten.includes(item.entity) ? list : item;
  const counted = Object.entries(kept).filter(
    ([name, value]) =>
      !(
        /^((group|all|released|from [^:]+:[^:]+:[^:]+):|(waiting|withheld)$)/.test(name) &&
        value === 0
      ),
  );
  return JSON.stringify(inOrder(Object.fromEntries(counted)));
}

const countsOfPeople = /^PEOPLE_COUNTS#/;

/** The number of people in each list: the parts of a sum are chosen at random. */
function sumOf(parts: Item[]): Item {
  const sums: Record<string, number> = {};
  for (const { pk: _, sk: __, entity: ___, ...counts } of parts)
    for (const [name, count] of Object.entries(counts))
      sums[name] = (sums[name] ?? 0) + Number(count);
  return Object.fromEntries(Object.entries(sums).filter(([, count]) => count !== 0));
}

/** One hash of everything that is derived: counts, rosters and what people are found by, with their marks, and the catalogue. */
export function derivedHash(items: Item[], snapshot: CatalogSnapshot): string {
  const derived = items.filter(isDerived).filter(saysSomething);
  const isPart = ({ pk }: Item) => countsOfPeople.test(String(pk));
  const rows = derived.filter((item) => !isPart(item)).map(resultOf);
  return createHash('sha256')
    .update([...rows, resultOf(sumOf(derived.filter(isPart)))].sort().join('\n'))
    .update(writeSnapshot({ ...snapshot, writes: 0 }))
    .digest('hex');
}
