import { useSearchParams } from 'react-router-dom';

const anId = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/**
 * The filters of a list of one's own work in all courses, as the address says them; what it says wrongly is left out.
 * @param name of the filter that stands beside the course
 */
export function useListFilters<const Value extends string>(name: string, values: readonly Value[]) {
  const [params, setParams] = useSearchParams();
  const value = values.find((one) => one === params.get(name));
  const course = params.get('course') ?? '';
  const courseId = anId.test(course) ? course : undefined;
  const set = (filter: string, chosen: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(filter);
        if (chosen !== '') next.set(filter, chosen);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    value,
    courseId,
    isNarrowed: value !== undefined || courseId !== undefined,
    choose: (chosen: string) => set(name, chosen),
    chooseCourse: (chosen: string) => set('course', chosen),
    clear: () => setParams({}, { replace: true }),
  };
}
export type ListFilters<Value extends string> = ReturnType<typeof useListFilters<Value>>;
