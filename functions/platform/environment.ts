import * as z from 'zod';

/** An address without a path, and without a slash at its end. */
const origin = z.string().regex(/^https?:\/\/[\w.-]+(:\d+)?$/);

const variables = {
  TABLE_NAME: z.string().min(1),
  USER_POOL_ID: z.string().regex(/^[\w-]+_[0-9A-Za-z]+$/),
  USER_POOL_CLIENT_ID: z.string().min(1),
  PLATFORM_SECRET: z.string().min(32),
  ORIGIN_SECRET: z.string().min(16),
  MEDIA_BUCKET: z.string().min(3),
  MEDIA_ORIGIN: origin,
  SEARCH_BUCKET: z.string().min(3),
  SITE_BUCKET: z.string().min(3),
  SITE_ORIGIN: origin,
  MAIL_FROM: z.email(),
  CONTACT_ADDRESS: z.email(),
};

type Variable = keyof typeof variables;

/**
 * Reads the named variables of the function's environment, once, at cold start.
 * @throws Error naming each variable that is missing or malformed: the start fails, not some later request.
 */
export function readEnvironment<const N extends Variable>(...names: N[]): Record<N, string> {
  const wrong = names.filter((name) => !variables[name].safeParse(process.env[name]).success);
  if (wrong.length > 0)
    throw new Error(`Environment variables missing or malformed: ${wrong.join(', ')}`);
  return Object.fromEntries(names.map((name) => [name, process.env[name]])) as Record<N, string>;
}
