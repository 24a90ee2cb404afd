import type { Nodes } from 'mdast';
import { namedIn } from '../foreign/named-files.ts';
import type { Walked } from '../foreign/walk.ts';
import type { Builder } from '../format/builder.ts';
import type { ReadCourse } from '../format/read-course.ts';
import { isFields } from './rich-fields.ts';

/** Takes the files that a question names, so that they are sent with it. */
function takeFiles(path: string, value: unknown, builder: Builder): void {
  const take = (name: string) => {
    const asset = builder.assets.get(name) ?? builder.assets.get(builder.resolve(name, path) ?? '');
    if (asset) builder.used.add(asset.path);
  };
  if (Array.isArray(value)) for (const one of value) takeFiles(path, one, builder);
  if (!isFields(value)) return;
  if (value['type'] === 'root') {
    for (const { address } of namedIn(value as unknown as Nodes & { type: 'root' })) take(address);
    return;
  }
  for (const [key, part] of Object.entries(value))
    if ((key === 'file' || key === 'audio') && typeof part === 'string') take(part);
    else takeFiles(path, part, builder);
}

/** The questions of a folder, each with a source of its own, and those that could not be read. */
export async function questionsIn(
  { questions: walked }: Walked,
  builder: Builder,
): Promise<Pick<ReadCourse, 'questions' | 'unread'>> {
  const questions: ReadCourse['questions'] = [];
  const unread: ReadCourse['unread'] = [];
  const taken = new Set<string>();
  for (const { path, line, read } of walked) {
    if (read === 'too_slow') {
      unread.push({ path, line, reason: 'too_slow' });
      continue;
    }
    if ('refused' in read) {
      const { refused: reason, detail } = read;
      unread.push({ path, line, reason, ...(detail && { detail }) });
      continue;
    }
    const { sheet, losses } = read;
    // Written by hand: what it says is what it is known by.
    const said = JSON.stringify([sheet.name, sheet.content['stem']], (key, value: unknown) =>
      key === 'position' ? undefined : value,
    );
    const source = sheet.source ?? (await builder.source(`${path}#${said}`));
    if (taken.has(source)) {
      unread.push({ path, line, reason: 'twin_source' });
      continue;
    }
    taken.add(source);
    takeFiles(path, [sheet.content, ...sheet.earlier], builder);
    questions.push({ path, line, source, sheet, losses });
  }
  return { questions, unread };
}
