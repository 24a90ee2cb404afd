/**
 * Every key of the table is made in `keys/` and nowhere else; each is asked for by its name (`keys.course`), and a function
 * holds those alone that it asks for.
 */
import { user } from './keys/parts.ts';

export * as keys from './keys/items.ts';
export * as ranges from './keys/ranges.ts';
export * as indexPartitions from './keys/index-partitions.ts';
export * as index from './keys/index-attributes.ts';
export type { Key } from './keys/key.ts';

/** The partition of whoever hands in, as keys of their work name it. */
export const submitter = { person: user, group: (groupId: string) => `GROUP#${groupId}` };
