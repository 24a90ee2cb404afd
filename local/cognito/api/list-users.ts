import * as z from 'zod';
import { invalidParameter, notEmulated } from '../cognito-error.ts';
import { normalizeEmail } from '../normalize-email.ts';
import type { UserFilter } from '../users.ts';
import { present } from './admin-users.ts';
import { assertPool, operation, text } from './operation.ts';
import { openPage, pageSize, sealPage } from './paging.ts';

export const listUsers = operation(
  'role',
  z.object({
    UserPoolId: text,
    Filter: z.string().max(256).default(''),
    Limit: pageSize,
    PaginationToken: text.optional(),
    AttributesToGet: z.array(text).optional(),
  }),
  (input, services) => {
    assertPool(input.UserPoolId, services);
    const query = `list ${input.Filter}`;
    const page = services.users.list(parseFilter(input.Filter), {
      after: openPage(input.PaginationToken, query, services),
      limit: input.Limit,
    });
    return {
      Users: page.users.map((user) => {
        const { UserAttributes, ...rest } = present(user);
        const wanted = input.AttributesToGet;
        return {
          ...rest,
          Attributes: UserAttributes.filter(({ Name }) => !wanted || wanted.includes(Name)),
        };
      }),
      ...(page.next !== null && { PaginationToken: sealPage(page.next, query, services) }),
    };
  },
);

const fields = new Map([
  ['email', 'email'],
  ['username', 'username'],
  ['sub', 'sub'],
] as const);

function parseFilter(filter: string): UserFilter {
  if (filter.trim() === '') return { field: 'all' };
  const parts = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter);
  if (!parts) throw invalidParameter('Error while parsing filter.');
  const [, name = '', operator, quoted = ''] = parts;
  const field = [...fields].find(([known]) => known === name)?.[1];
  if (!field) throw notEmulated(`ListUsers with a filter on ${name}`);
  const raw = quoted.replace(/\\(.)/g, '$1');
  const match = operator === '=' ? 'equals' : 'startsWith';
  const value =
    field === 'email' ? (normalizeEmail(raw) ?? raw.normalize('NFC').toLowerCase()) : raw;
  return { field, match, value };
}
