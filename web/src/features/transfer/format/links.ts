const lesson = /^\/courses\/([^/?#]+)(?:\/modules\/([^/?#]+)\/content\/([^/?#]+))?(?=[/?#]|$)/;

/** Leads paths into one course into another, or to its parts by other ids; all other addresses stay. */
export function pathOf(
  path: string,
  from: string,
  to: string,
  idOf: (id: string) => string,
): string {
  return path.replace(lesson, (whole, courseId: string, moduleId?: string, blockId?: string) => {
    if (courseId !== from) return whole;
    const place = moduleId && blockId ? `/modules/${idOf(moduleId)}/content/${idOf(blockId)}` : '';
    return `/courses/${to}${place}`;
  });
}

/** The same data with every address in it led so. */
export const withLinks = <T>(data: T, lead: (path: string) => string): T =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    key === 'href' && typeof value === 'string' ? lead(value) : value,
  ) as T;
