import {
  feedbackTypes,
  mostFeedbackBytes,
  mostFeedbackFiles,
} from '#shared/policies/feedback-limits.ts';
import { mediaTypes, typeOf } from '#shared/policies/media-types.ts';
import { sha256 } from '#web/lib/sha256.ts';
import { textsOf } from '../download/texts-of.ts';
import { codeOf, codesIn, withoutCode } from '../download/work-code.ts';
import { safeName } from '../download/zip-names.ts';
import type { SubmissionWork } from '../types.ts';
import type { Entry, Fault, FaultReason } from './open-files.ts';

/** A file that is to be given, under the name that whoever handed in reads. */
export type Given = { entry: Entry; name: string; replaces: boolean };
/** What is to be given for one submission. */
export type GivenTo = { work: SubmissionWork; files: Given[] };
export type FilesPlan = {
  given: GivenTo[];
  /** What somebody may have meant for a student, and why nobody gets it. */
  faults: Fault[];
  /** What is for nobody, and needs nothing done about it. */
  idle: Fault[];
};

/** What says that nothing needs to be done: a zip that comes back is full of it. */
const harmless: readonly FaultReason[] = ['unchanged', 'there', 'hidden'];

/** The submission that a path names by its code, and that code. */
export const namedIn = <T>(path: string, byCode: ReadonlyMap<string, T>): [string, T] | null => {
  for (const code of codesIn(path)) {
    const named = byCode.get(code);
    if (named !== undefined) return [code, named];
  }
  return null;
};

/** The words of a text come back as a text that anybody can open. */
const givenName = (path: string, code: string): string =>
  safeName(withoutCode(path.slice(path.lastIndexOf('/') + 1), code)).replace(
    /\.(md|markdown)$/i,
    '.txt',
  );

/** Why a marking takes no file now; null: it does. */
function closedBecause(work: SubmissionWork): FaultReason | null {
  if (work.isOutdated || work.receipt.isWithdrawn) return 'outdated';
  if (work.state === 'returned') return 'returned';
  const isTheirs = work.double === null || work.double.seat !== 'taken';
  return isTheirs && work.second !== 'agreed' ? null : 'locked';
}

/** Why a file is not taken by its name and size; null: it is. */
function unfitBecause(name: string, bytes: number): FaultReason | null {
  const type = typeOf(name);
  if (type === null || !feedbackTypes.includes(type)) return 'kind';
  if (bytes === 0) return 'empty';
  return bytes > Math.min(mostFeedbackBytes, mediaTypes[type].maxBytes) ? 'tooLarge' : null;
}

const encoder = new TextEncoder();

/** The hashes of all that was handed in. */
async function handedIn(work: SubmissionWork): Promise<Set<string>> {
  const texts = textsOf(work, { text: '', link: '' });
  const hashes = await Promise.all(texts.map(({ content }) => sha256(encoder.encode(content))));
  return new Set([...work.receipt.files.map((file) => file.sha256), ...hashes]);
}

/** What of the files that name one submission is to be given. */
async function planWork(
  work: SubmissionWork,
  named: readonly { entry: Entry; code: string }[],
  fault: (entry: Entry, because: FaultReason) => void,
): Promise<Given[]> {
  const closed = closedBecause(work);
  const there = work.marking?.files ?? [];
  const known = new Set(there.map((file) => file.sha256));
  const before = await handedIn(work);
  const names = new Set<string>();
  const given: Given[] = [];
  let count = there.length;
  for (const { entry, code } of named) {
    const name = givenName(entry.path, code);
    const unfit = closed ?? unfitBecause(name, entry.bytes);
    const bytes = unfit === null ? await entry.load() : null;
    const hash = bytes && (await sha256(bytes));
    const replaces = there.some(({ fileName }) => fileName === name);
    const because =
      unfit ??
      (hash === null
        ? 'unreadable'
        : before.has(hash)
          ? 'unchanged'
          : known.has(hash)
            ? 'there'
            : names.has(name.toLowerCase())
              ? 'twin'
              : !replaces && count >= mostFeedbackFiles
                ? 'many'
                : null);
    if (because) fault(entry, because);
    else {
      names.add(name.toLowerCase());
      if (!replaces) count += 1;
      given.push({ entry, name, replaces });
    }
  }
  return given;
}

/**
 * What would be given to whom, and why the rest is not. Nothing is sent.
 * @param byCode the submissions that the reader may mark, by their codes
 * @param works those that are named, by their ids: what could be had
 */
export async function planFiles(
  { entries, faults: refused }: { entries: readonly Entry[]; faults: readonly Fault[] },
  byCode: ReadonlyMap<string, string>,
  works: ReadonlyMap<string, SubmissionWork>,
): Promise<FilesPlan> {
  const faults = [...refused];
  const fault = ({ path }: Entry, because: FaultReason) => faults.push({ path, because });
  const named = new Map<string, { entry: Entry; code: string }[]>();
  for (const entry of entries) {
    const [code, submissionId] = namedIn(entry.path, byCode) ?? [null, ''];
    if (code === null || !works.has(submissionId))
      fault(entry, code === null && codesIn(entry.path).length === 0 ? 'noCode' : 'unknown');
    else named.set(submissionId, [...(named.get(submissionId) ?? []), { entry, code }]);
  }
  const given: GivenTo[] = [];
  for (const [submissionId, files] of named) {
    const work = works.get(submissionId);
    const planned = work ? await planWork(work, files, fault) : [];
    if (work && planned.length > 0) given.push({ work, files: planned });
  }
  const isIdle = ({ because }: Fault) => harmless.includes(because);
  return { given, faults: faults.filter((one) => !isIdle(one)), idle: faults.filter(isIdle) };
}

/** The submissions of a list by their codes. */
export const byCodeOf = (rows: readonly { submissionId: string }[]): Map<string, string> =>
  new Map(rows.map(({ submissionId }) => [codeOf(submissionId), submissionId]));
