import * as z from 'zod';
import { CognitoError, invalidParameter } from '../cognito-error.ts';
import type { Services } from '../services.ts';

/** One action of the JSON API. */
export interface Operation {
  access: 'anonymous' | 'role';
  run(input: unknown, services: Services): Promise<object>;
}

/** Joins a request schema to what is done with it. Members that the schema does not know are ignored. */
export function operation<S extends z.core.$ZodType>(
  access: Operation['access'],
  schema: S,
  run: (input: z.output<S>, services: Services) => Promise<object> | object,
): Operation {
  return {
    access,
    async run(input, services) {
      const parsed = z.safeParse(schema, input);
      if (!parsed.success) {
        const { path, message } = parsed.error.issues[0] ?? { path: [], message: 'invalid' };
        throw invalidParameter(`1 validation error detected: ${path.join('.')}: ${message}`);
      }
      return run(parsed.data, services);
    },
  };
}

export const text = z.string().min(1).max(2048);
export const password = z.string().min(1).max(1024);
export const attributeList = z
  .array(z.object({ Name: z.string().min(1).max(64), Value: z.string().max(4096).optional() }))
  .max(50)
  .default([]);
export const metadata = z.record(z.string(), z.string()).optional();

/** @throws ResourceNotFoundException when the call is meant for another pool. */
export function assertPool(id: string, { options }: Services): void {
  if (id !== options.pool.id) {
    throw new CognitoError('ResourceNotFoundException', `User pool ${id} does not exist.`);
  }
}
