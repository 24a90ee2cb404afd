import { lossEffects } from '#web/lib/markdown/losses.ts';
import type { ReadCourse } from '../format/read-course.ts';
import type { FileFate, PlanItem } from './types.ts';

/** The file that something comes from: a document of Word is one file of many lessons. */
const fileOf = (path: string) => path.replace(/(\.docx)[/#].*$/i, '$1');

/** Tells what becomes of each file that was chosen: every one is kept, changed or dropped, and is named once. */
export function fatesOf(read: ReadCourse, items: readonly PlanItem[]): FileFate[] {
  const files = new Map<string, FileFate>(
    read.files.map((path) => [
      path,
      {
        path,
        fate: 'kept',
        losses: [],
        becomes: [],
        ...(read.contents.has(path) && { givesOrder: true }),
      },
    ]),
  );
  const bySource = new Map<string, string[]>(
    read.modules.flatMap(({ lessons }) =>
      lessons.map(
        (one) => [`lesson:${one.sheet.source}`, one.parts.map(({ path }) => path)] as const,
      ),
    ),
  );
  for (const item of items) {
    if (item.what === 'order' || item.state === 'kept') continue;
    const paths = new Set([item.path, ...(bySource.get(item.key) ?? [])].map(fileOf));
    for (const path of paths) {
      const file = files.get(path);
      if (!file) continue;
      const { reason, detail } = item;
      if (item.state === 'dropped') {
        if (reason) file.reason ??= reason;
        if (detail) file.detail ??= detail;
        if (item.what !== 'file') file.losses.push(...item.losses);
      } else {
        file.becomes.push(item);
        file.losses.push(...item.losses);
      }
    }
  }
  // A picture that is drawn anew has no size yet.
  for (const [path, { bytes }] of read.assets)
    if (bytes === null) files.get(path)?.losses.push({ reason: 'drawn', line: null });
  for (const file of files.values()) {
    const isDropped = file.reason !== undefined && file.becomes.length === 0;
    const changes = file.losses.some(({ reason }) => lossEffects[reason] !== undefined);
    file.fate = isDropped ? 'dropped' : changes || file.reason ? 'changed' : 'kept';
  }
  return [...files.values()];
}

export type Figures = {
  files: number;
  kept: number;
  changed: number;
  dropped: number;
  lessons: number;
  modules: number;
  questions: number;
  pictures: number;
  others: number;
};

/** A plan in figures. */
export function figuresOf(
  read: ReadCourse,
  files: readonly FileFate[],
  items: readonly PlanItem[],
): Figures {
  const count = (fate: FileFate['fate']) => files.filter((one) => one.fate === fate).length;
  const come = (what: PlanItem['what']) =>
    items.filter((item) => item.what === what && item.state !== 'dropped' && item.state !== 'kept')
      .length;
  const assets = [...read.assets.values()];
  const pictures = assets.filter(({ contentType }) => contentType.startsWith('image/')).length;
  return {
    files: files.length,
    kept: count('kept'),
    changed: count('changed'),
    dropped: count('dropped'),
    lessons: come('lesson'),
    modules: come('module'),
    questions: come('question'),
    pictures,
    others: assets.length - pictures,
  };
}
