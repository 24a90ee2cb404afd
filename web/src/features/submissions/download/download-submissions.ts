import { api } from '#web/lib/api.ts';
import { forEachOf } from '../for-each-of.ts';
import { rowsOf } from '../rows-of.ts';
import type { AssignmentIds, ListName, SubmissionRow, SubmissionWork } from '../types.ts';
import { type TextNames, textsOf } from './texts-of.ts';
import { codeOf, withCode } from './work-code.ts';
import { differingNames, safeName } from './zip-names.ts';
import { createZip } from './zip-of.ts';

/** The most bytes of files that go into one zip: it lies in the browser's memory. */
const mostBytes = 2 ** 30;

async function bytesOf(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { credentials: 'omit' });
  if (!response.ok) throw new Error(`A file was answered with ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

type Words = TextNames & {
  nameOf: (row: Pick<SubmissionRow, 'person' | 'group' | 'alias'>) => string;
};

/** Puts one submission into a folder of its own. @throws where a file of it is not to be had */
async function addWork(
  work: SubmissionWork,
  { zip, folder, words }: { zip: ReturnType<typeof createZip>; folder: string; words: Words },
): Promise<void> {
  const { receipt, links } = work;
  const nameIn = differingNames();
  const code = codeOf(work.submissionId);
  const add = (name: string, content: string | Uint8Array) =>
    zip.add(`${folder}/${withCode(nameIn(safeName(name)), code)}`, content);
  for (const { name, content } of textsOf(work, words)) add(name, content);
  for (const { mediaId, fileName } of receipt.files) {
    const link = links.find((one) => one.mediaId === mediaId);
    if (!link) throw new Error('There is no link to a file.');
    add(fileName, await bytesOf(link.url));
  }
}

/**
 * Everything that a list of an assignment holds, as one zip: a folder for each submission, named by its person, or by the
 * alias as long as those who mark may not know who it is (case 21). Folders and files have the code by which they are known
 * again when they are brought back.
 * @returns the zip, the title of the assignment (null: nothing is in it), and the names of those of whom something is missing
 */
export async function downloadSubmissions(
  ids: AssignmentIds,
  list: ListName,
  words: Words,
  onDone: (done: number) => void,
): Promise<{ zip: Blob; title: SubmissionWork['assignment'] | null; missing: string[] }> {
  const zip = createZip();
  const rows = (await rowsOf(ids, list)).map((row) => ({
    row,
    folder: `${safeName(`${words.nameOf(row)} - ${row.number}`)} - ${codeOf(row.submissionId)}`,
  }));
  let bytes = 0;
  let title: SubmissionWork['assignment'] | null = null;
  const failed = await forEachOf(
    rows,
    async ({ row: { submissionId }, folder }) => {
      const work = await api('submissions.get', { params: { submissionId } });
      title = work.assignment;
      const size = work.receipt.files.reduce((sum, file) => sum + file.bytes, 0);
      if (bytes + size > mostBytes) throw new Error('It does not fit any more.');
      bytes += size;
      await addWork(work, { zip, folder, words });
    },
    onDone,
  );
  return { zip: zip.end(), title, missing: failed.map(({ item }) => words.nameOf(item.row)) };
}
