import { same } from '#web/lib/same.ts';
import type { FileReason, ReadCourse } from '../format/read-course.ts';
import { fatesOf } from './fates.ts';
import { uploadsOf } from './uploads.ts';
import { planQuestions } from '../questions/plan-questions.ts';
import { planCourse } from './plan-course.ts';
import { planLesson, planModule } from './plan-rows.ts';
import type { Target } from './target.ts';
import type { Plan, PlanItem } from './types.ts';

/** The order that the files give, by the ids of the target: modules, and lessons by module. */
export function wantedOrder(read: ReadCourse, { idOf }: Pick<Target, 'idOf'>) {
  const modules = read.modules.flatMap(({ sheet, lessons }) => {
    const moduleId = idOf(sheet.source);
    const ids = lessons.flatMap((one) => idOf(one.sheet.source) ?? []);
    return moduleId ? [{ moduleId, ids }] : [];
  });
  return modules;
}

/** Whether what both have stands in another order, or in another module, than the files say. */
function standsOtherwise(read: ReadCourse, target: Target): boolean {
  const { platform } = target;
  if (!platform) return false;
  const wanted = wantedOrder(read, target);
  const both = (a: string[], b: string[]) => a.filter((id) => b.includes(id));
  const modules = platform.modules.map(({ moduleId }) => moduleId);
  const order = wanted.map(({ moduleId }) => moduleId);
  if (!same(both(order, modules), both(modules, order))) return true;
  const place = (rows: { moduleId: string; ids: string[] }[]) =>
    rows.flatMap(({ moduleId, ids }) => ids.map((id) => [moduleId, id] as const));
  const there = platform.modules.map(({ moduleId }) => ({
    moduleId,
    ids: platform.blocks.flatMap((row) => (row.moduleId === moduleId ? [row.blockId] : [])),
  }));
  const lessons = (rows: typeof there, known: typeof there) => {
    const ids = new Set(known.flatMap((row) => row.ids));
    return place(rows).filter(([, id]) => ids.has(id));
  };
  const byModule = (list: (readonly [string, string])[]) =>
    wanted.map(({ moduleId }) => list.filter(([in_]) => in_ === moduleId));
  return !same(byModule(lessons(wanted, there)), byModule(lessons(there, wanted)));
}

/** The rows on the platform that are not in the files, which stay. */
function keptItems(read: ReadCourse, { platform }: Target): PlanItem[] {
  if (!platform || read.isGathered) return [];
  const named = new Set(
    read.modules.flatMap(({ sheet, lessons }) => [
      sheet.source,
      ...lessons.map((one) => one.sheet.source),
    ]),
  );
  const kept = (what: 'module' | 'lesson', id: string, row: { title: PlanItem['title'] }) => ({
    key: `${what}:${id}`,
    what,
    path: '',
    title: row.title,
    state: 'kept' as const,
    losses: [],
  });
  const stays = (row: { source: string; binnedAt: string | null }) =>
    !named.has(row.source) && row.binnedAt === null;
  return [
    ...platform.modules.filter(stays).map((row) => kept('module', row.source, row)),
    ...platform.blocks.filter(stays).map((row) => kept('lesson', row.source, row)),
  ];
}

/** Reasons that say nothing of what a course could have: they do not count as loss. */
const asides: ReadonlySet<FileReason> = new Set<FileReason>([
  'in_bin',
  'system_file',
  'house_file',
  'site_part',
  'empty_file',
  'course_described',
  'picture_unused',
]);

const shareOf = ({ losses, seen = 1, state }: PlanItem & { seen?: number }) =>
  state === 'dropped' ? 0 : 1 - Math.min(1, losses.length / seen);

/**
 * Plans what an import would do, item by item; nothing is written.
 * @param moduleId where lessons go that come alone and are not there yet
 */
export function planImport(read: ReadCourse, target: Target, moduleId: string | null): Plan {
  const planned: (PlanItem & { seen?: number })[] = [];
  const course = read.course && planCourse(read, read.course, target);
  if (course) planned.push({ ...course, seen: 10 });
  const { items: asked, questions } = planQuestions(read, target);
  planned.push(...asked);
  for (const module of read.modules) {
    // Lessons that come without a folder go to a module that is there, unless their own is there already.
    const joins = module.isLoose && moduleId !== null && !target.modules.has(module.sheet.source);
    const item = joins ? null : planModule(module, target);
    const own = item?.state === 'dropped' ? null : target.idOf(module.sheet.source);
    const lessons = module.lessons.map((one) =>
      planLesson(one, joins ? moduleId : own, target, questions),
    );
    // A lesson that is there already stays in its place: no module is made for it.
    const needed = !module.isLoose || lessons.some(({ state }) => state === 'new');
    if (item && (needed || item.state !== 'new')) planned.push(item);
    planned.push(...lessons);
  }
  for (const { path, ...why } of read.dropped)
    planned.push({
      key: `file:${path}`,
      what: 'file',
      path,
      title: null,
      state: 'dropped',
      losses: [],
      ...why,
    });
  const weighed = planned.filter(({ reason }) => !reason || !asides.has(reason));
  const sum = weighed.reduce((total, item) => total + shareOf(item), 0);
  const percent = weighed.length === 0 ? 0 : Math.floor((100 * sum) / weighed.length);
  if (!read.isGathered && standsOtherwise(read, target))
    planned.push({
      key: 'order',
      what: 'order',
      path: '',
      title: null,
      state: 'conflict',
      losses: [],
    });
  planned.push(...keptItems(read, target));
  const items = planned.map(({ seen: _, ...item }): PlanItem => item);
  return { items, percent, files: fatesOf(read, items), uploads: uploadsOf(read, items, target) };
}
