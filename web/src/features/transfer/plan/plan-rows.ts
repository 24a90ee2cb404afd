import { mediaOf as filesOf, playsFor } from '#shared/blocks/registry.ts';
import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import { slotsIn } from '#shared/blocks/quiz/slots.ts';
import type { BlockContent, ContentOf } from '#shared/schemas/blocks.ts';
import type { SheetReader } from '#web/blocks/sheet/sheet-reader.ts';
import { sheetReaders } from '#web/blocks/sheet-readers.ts';
import { Tally } from '#web/lib/markdown/losses.ts';
import { same } from '#web/lib/same.ts';
import { pathOf, withLinks } from '../format/links.ts';
import { readContent } from '../format/read-content.ts';
import type { ReadLesson, ReadModule } from '../format/read-course.ts';
import type { ModuleSheet } from '../format/sheets.ts';
import type { Coming } from '../questions/plan-questions.ts';
import { slotReader } from '../questions/read-slot.ts';
import type { NewBlock, NewModule } from '../types.ts';
import { bytesOf, mostBytes } from './request-size.ts';
import type { Target } from './target.ts';
import type { PlanItem } from './types.ts';

type Planned = PlanItem & { seen: number };

function rulesOf(
  sheet: Pick<ModuleSheet, 'published' | 'release' | 'prerequisites'>,
  target: Target,
  tally: Tally,
) {
  const prerequisites = sheet.prerequisites.flatMap((one): NewModule['prerequisites'] & {} => {
    const id = target.idOf('block' in one ? one.block : one.module);
    if (id === null) tally.lose('rule_unknown');
    if (id === null) return [];
    return 'block' in one
      ? [{ kind: 'block' as const, blockId: id }]
      : [{ kind: 'module' as const, moduleId: id }];
  });
  return { published: sheet.published, release: sheet.release, prerequisites };
}

/** Whether the platform's state is known to be the one that the file was made from. */
const isOlder = (version: number, stated: number | null, own: boolean) =>
  own ? version === stated : version === 1;

export function planModule({ path, sheet, losses }: ReadModule, target: Target): Planned {
  const tally = new Tally();
  tally.losses.push(...losses);
  const wanted: NewModule = { title: sheet.title, ...rulesOf(sheet, target, tally) };
  const { courseId } = target;
  const item = {
    key: `module:${sheet.source}`,
    what: 'module' as const,
    path,
    title: sheet.title,
    losses: tally.losses,
    seen: 1,
  };
  const row = target.modules.get(sheet.source);
  if (!row) {
    const body = { ...wanted, source: sheet.source };
    return {
      ...item,
      state: 'new',
      step: { id: 'lessons.createModule', params: { courseId }, body },
    };
  }
  if (row.binnedAt !== null) return { ...item, state: 'dropped', reason: 'in_bin' };
  if (same({ ...row, ...wanted }, row)) return { ...item, state: 'unchanged' };
  const { moduleId, version } = row;
  const older = isOlder(version, sheet.version, target.from === courseId);
  return {
    ...item,
    state: older ? 'changed' : 'conflict',
    step: {
      id: 'lessons.updateModule',
      params: { courseId, moduleId },
      body: { version, ...wanted },
    },
  };
}

/** A content in the form that all that mean the same have. */
function settled<K extends BlockKind>(kind: K, content: ContentOf<K> | undefined): unknown {
  const reader: SheetReader<K> = sheetReaders[kind];
  return content && reader.from === 'text' ? reader.settled(content) : content;
}

/** Whether a quiz names a question that did not come in. */
function lacksQuestions(content: BlockContent, questions: ReadonlyMap<string, Coming>): boolean {
  const quiz = contentOfKind('quiz', content);
  const absent = new Set(
    [...questions.values()].filter(({ isThere }) => !isThere).map(({ questionId }) => questionId),
  );
  return slotsIn(quiz ? [quiz] : []).some(
    (slot) => slot.kind === 'fixed' && absent.has(slot.questionId),
  );
}

/** @param moduleId the module that it goes to where it is new */
export function planLesson(
  lesson: ReadLesson,
  moduleId: string | null,
  target: Target,
  questions: ReadonlyMap<string, Coming>,
): Planned {
  const { sheet, path } = lesson;
  const { courseId, platform, idOf } = target;
  const read = readContent(lesson, { ...target, slotOf: slotReader(questions, target) });
  const tally = 'tally' in read ? read.tally : new Tally();
  if (!('tally' in read)) tally.losses.push(...lesson.losses);
  const item = {
    key: `lesson:${sheet.source}`,
    what: 'lesson' as const,
    path,
    title: sheet.title,
    losses: tally.losses,
    seen: 1,
    parts: 1,
  };
  const drop = (reason: PlanItem['reason'] & string, detail?: string): Planned => ({
    ...item,
    state: 'dropped',
    reason,
    ...(detail && { detail }),
  });
  if ('reason' in read) return drop(read.reason, read.detail);
  const from = sheet.course ?? target.from;
  const lead = (to: string) => pathOf(to, from ?? '', courseId, (id) => idOf(id) ?? id);
  const content = withLinks(read.content, lead);
  const wanted: NewBlock = {
    title: sheet.title,
    minutes: sheet.minutes,
    preview: sheet.preview,
    ...rulesOf(sheet, target, tally),
    completion: sheet.completion,
    content,
  };
  item.seen = Math.max(1, tally.seen);
  item.parts = item.seen;
  if (!target.awaited && lacksQuestions(content, questions)) return drop('question_missing');
  if (bytesOf(wanted) > mostBytes) return drop('lesson_too_large');
  if (filesOf(content).length > 50) return drop('content', 'media');
  const row = target.blocks.get(sheet.source);
  if (!row) {
    if (moduleId === null) return drop('no_module');
    const params = { courseId, moduleId };
    const body = { blocks: [{ ...wanted, source: sheet.source }] };
    return { ...item, state: 'new', step: { id: 'lessons.createBlocks', params, body } };
  }
  const inBin = platform?.modules.some(
    (module) => module.moduleId === row.moduleId && module.binnedAt !== null,
  );
  if (row.binnedAt !== null || inBin) return drop('in_bin');
  if (row.kind !== content.kind) return drop('content', 'kind');
  const { content: _, ...said } = wanted;
  // A playing lesson takes as long as it plays, whatever is said.
  const fields = playsFor(content) === null ? said : { ...said, minutes: row.minutes };
  const there = platform?.contents.get(row.blockId);
  if (
    same({ ...row, ...fields }, row) &&
    same(settled<BlockKind>(row.kind, content), settled<BlockKind>(row.kind, there))
  )
    return { ...item, state: 'unchanged' };
  const { blockId, version } = row;
  return {
    ...item,
    state: isOlder(version, sheet.version, from === courseId) ? 'changed' : 'conflict',
    step: {
      id: 'lessons.updateBlock',
      params: { courseId, moduleId: row.moduleId, blockId },
      body: { version, ...wanted },
    },
  };
}
