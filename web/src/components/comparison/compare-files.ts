import type { SubmittedFile } from '../assignment/submitted-file.ts';

export type ComparedFile = Pick<SubmittedFile, 'fileName' | 'sha256'> & {
  /** By what it is the same file as one of another submission; else its name. */
  place?: string;
};

export type FileChange = {
  is: 'same' | 'changed' | 'renamed' | 'added' | 'removed';
  before: ComparedFile | null;
  after: ComparedFile | null;
};

const placeOf = ({ place, fileName }: ComparedFile) => place ?? fileName;

/** The change of each file: the same bytes are the same file whatever it is called, then the same name with other bytes. */
export function compareFiles(
  before: readonly ComparedFile[],
  after: readonly ComparedFile[],
): FileChange[] {
  const left = new Set(before);
  const found = new Map<ComparedFile, ComparedFile>();
  const pair = (isOne: (one: ComparedFile, other: ComparedFile) => boolean) => {
    for (const file of after) {
      const one = found.has(file) ? undefined : [...left].find((other) => isOne(file, other));
      if (!one) continue;
      found.set(file, one);
      left.delete(one);
    }
  };
  pair((one, other) => one.sha256 === other.sha256 && placeOf(one) === placeOf(other));
  pair((one, other) => one.sha256 === other.sha256);
  pair((one, other) => placeOf(one) === placeOf(other));
  const changes = after.map((file): FileChange => {
    const one = found.get(file);
    if (!one) return { is: 'added', before: null, after: file };
    const isSame = one.sha256 === file.sha256;
    const isNamed = placeOf(one) === placeOf(file);
    return { is: isSame ? (isNamed ? 'same' : 'renamed') : 'changed', before: one, after: file };
  });
  return [
    ...changes,
    ...[...left].map((file): FileChange => ({ is: 'removed', before: file, after: null })),
  ];
}
