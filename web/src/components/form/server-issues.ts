import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '#shared/contract/client.ts';

/**
 * Lays what the server found wrong on the fields that it names, the first of them focused.
 * @returns whether there was anything that a field could show
 */
export function showIssues<T extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
): boolean {
  const issues = error instanceof ApiError ? (error.problem?.issues ?? []) : [];
  const named = issues.flatMap(({ path, code }) => {
    const field = fields.find((name) => path.includes(name));
    return field ? [{ field, code }] : [];
  });
  named.forEach(({ field, code }, index) => {
    setError(field, { type: code, message: code }, { shouldFocus: index === 0 });
  });
  return named.length > 0;
}
