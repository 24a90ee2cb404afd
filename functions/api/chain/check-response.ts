import * as z from 'zod';
import type { Route } from '#shared/contract/route.ts';

/**
 * The last look at what leaves: an answer that its own schema does not allow stays inside.
 * @throws Error naming the places at fault, without their values
 */
export function checkResponse(route: Route, response: unknown): unknown {
  const result = z.safeParse(route.response, response);
  if (result.success) return result.data;
  const places = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
  throw new Error(
    `The answer of ${route.id} is not its schema's: ${places.slice(0, 5).join('; ')}`,
  );
}
