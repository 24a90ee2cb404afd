import { isDeepStrictEqual } from 'node:util';
import { keyParts, submitterId, type WorkPlace } from '#functions/data/assignments/work-place.ts';
import { keys } from '#functions/data/keys.ts';
import type { Item } from '#functions/data/table/table.ts';
import { workOf } from '../world/assignments.ts';

/** Whose work it is, and on what. */
export type Place = WorkPlace;
type Receipt = { submissionId: string; number: number; submittedAt: string };

const nameOf = (place: Place) => `${submitterId(place)} ${place.assignmentId}`;

/** What students and those who mark were told of some work, in their own memory. */
export function createWorkLedger() {
  const drafts = new Map<string, { place: Place; version: number; words: string }>();
  const receipts = new Map<string, { place: Place; receipt: Receipt }>();
  const marks = new Map<string, { version: number; points: number }>();
  const given = new Map<string, string>();
  const faults: string[] = [];
  const facts = {
    saved: 0,
    receipts: 0,
    'receipts of groups': 0,
    marked: 0,
    returned: 0,
    'acts of markers': 0,
    releases: 0,
    'shared out': 0,
    appointments: 0,
  };

  const compareDraft = (there: Map<string, Item>) =>
    [...drafts.values()].flatMap(({ place, version, words }) => {
      const { pk, sk } = keys.draft(...keyParts(place));
      const draft = there.get(`${pk} ${sk}`);
      if (!draft) return [`${nameOf(place)}: an acknowledged draft is not there`];
      if (Number(draft.version) < version)
        return [`${nameOf(place)}: version ${String(draft.version)} took the place of ${version}`];
      return Number(draft.version) > version || isDeepStrictEqual(draft.text, workOf(words).text)
        ? []
        : [`${nameOf(place)}: holds what nobody sent as version ${version}`];
    });

  const compareReceipts = (items: Item[]) => {
    const submitted = new Map(
      items
        .filter(({ entity }) => entity === 'Submission')
        .map((item) => [String(item.submissionId), item]),
    );
    return [...receipts.values()].flatMap(({ place, receipt }) => {
      const item = submitted.get(receipt.submissionId);
      const name = `${nameOf(place)} number ${receipt.number}`;
      if (!item) return [`${name}: its receipt is of nothing`];
      const { number, submittedAt } = item;
      return number === receipt.number && submittedAt === receipt.submittedAt
        ? []
        : [`${name}: its receipt says something else`];
    });
  };

  const compareMarks = (items: Item[]) => {
    const markings = new Map(
      items
        .filter(({ entity }) => entity === 'Marking')
        .map((item) => [String(item.submissionId), item]),
    );
    return [...marks].flatMap(([submissionId, { version, points }]) => {
      const marking = markings.get(submissionId);
      if (!marking || Number(marking.version) < version)
        return [`${submissionId}: an acknowledged marking is not there`];
      return Number(marking.version) > version || marking.points === points
        ? []
        : [`${submissionId}: is marked with ${String(marking.points)}, and was with ${points}`];
    });
  };

  return {
    saved(place: Place, version: number, words: string): void {
      const before = drafts.get(nameOf(place))?.version ?? 0;
      if (version > before) drafts.set(nameOf(place), { place, version, words });
      facts.saved += 1;
    },
    receipt(place: Place, receipt: Receipt): void {
      const known = receipts.get(receipt.submissionId)?.receipt;
      if (known && known.submittedAt !== receipt.submittedAt)
        faults.push(`${receipt.submissionId}: two receipts say two instants`);
      if (!known) facts[place.group ? 'receipts of groups' : 'receipts'] += 1;
      receipts.set(receipt.submissionId, { place, receipt });
    },
    /** @param by how they mark: as who teaches, or as a marker */
    marked(
      submissionId: string,
      { version, points, isReady }: { version: number; points: number; isReady: boolean },
      by: 'teacher' | 'marker' = 'teacher',
    ): void {
      if (version > (marks.get(submissionId)?.version ?? 0))
        marks.set(submissionId, { version, points });
      facts[isReady ? 'marked' : 'returned'] += 1;
      if (by === 'marker') facts['acts of markers'] += 1;
    },
    released(): void {
      facts.releases += 1;
    },
    /** @param submissionIds what was given to a marker by hand; none: it was shared out behind the stream */
    sharedOut(submissionIds: readonly string[] = [], userId = ''): void {
      for (const submissionId of submissionIds) given.set(submissionId, userId);
      facts['shared out'] += 1;
    },
    /** What was given to a marker by hand, and to nobody else since. */
    givenTo: (userId: string) =>
      [...given].flatMap(([submissionId, to]) => (to === userId ? [submissionId] : [])),
    appointed(): void {
      facts.appointments += 1;
    },
    fault(sentence: string): void {
      faults.push(sentence);
    },
    /** The submissions of which somebody holds a receipt. */
    submissionIds: () => [...receipts.keys()],
    /** The same, with whose they are. */
    receipts: () => [...receipts.values()],
    facts: () => facts,
    /** Holds what was acknowledged against what is there. */
    compare(items: Item[]): string[] {
      const there = new Map(items.map((item) => [`${String(item.pk)} ${String(item.sk)}`, item]));
      return [...faults, ...compareDraft(there), ...compareReceipts(items), ...compareMarks(items)];
    },
  };
}
export type WorkLedger = ReturnType<typeof createWorkLedger>;
