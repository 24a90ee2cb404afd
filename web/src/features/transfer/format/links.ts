import { paths } from '#web/lib/paths.ts';

const id = '([^/?#]+)';
const course = paths.course(id);
const lesson = new RegExp(
  `^${course}(?:${paths.content(id, id, id).slice(course.length)})?(?=[/?#]|$)`,
);

/** Leads paths into one course into another, or to its parts by other ids; all other addresses stay. */
export function pathOf(
  path: string,
  from: string,
  to: string,
  idOf: (id: string) => string,
): string {
  return path.replace(lesson, (whole, courseId: string, moduleId?: string, blockId?: string) => {
    if (courseId !== from) return whole;
    return moduleId && blockId
      ? paths.content(to, idOf(moduleId), idOf(blockId))
      : paths.course(to);
  });
}

/** The same data with every address in it led so. */
export const withLinks = <T>(data: T, lead: (path: string) => string): T =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    key === 'href' && typeof value === 'string' ? lead(value) : value,
  ) as T;
