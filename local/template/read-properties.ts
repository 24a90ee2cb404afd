import { isRecord, type Properties, TemplateError } from './template.ts';

/**
 * A property that must be a text, a number or a boolean, as text.
 * @throws TemplateError when it is absent without a fallback, or something else
 */
export function text(value: unknown, fallback?: string): string {
  const given = value ?? fallback;
  if (typeof given === 'string') return given;
  if (typeof given === 'number' || typeof given === 'boolean') return String(given);
  throw new TemplateError(`A text is expected where the template has ${JSON.stringify(given)}.`);
}

/** The entries of a list as texts; none when it is absent. */
export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map((entry) => text(entry)) : [];
}

/** The objects of a list; none when it is absent. */
export function records(value: unknown): Properties[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** One property of an object; undefined when it is no object. */
export function part(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}

/** A value that a template may give once or in a list, as a list. */
export function listOf<T>(value: T | T[] | undefined): T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
