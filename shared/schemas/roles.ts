import * as z from 'zod';
import { roles } from '#shared/policies/roles.ts';

// The policy stands apart so that the site's first load can read roles without a schema library.
export { knownRoles, primaryRole, roles, type Role } from '#shared/policies/roles.ts';

export const roleSchema = z.enum(roles);
