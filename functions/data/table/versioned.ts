import type { Key } from '#functions/data/keys.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Item } from './table.ts';
import type { TransactionItem } from './transaction.ts';

type Present = ((current: Item) => unknown) | undefined;

const atVersion = (before: number, label: string, present: Present) => ({
  label,
  condition: '#version = :before',
  expression: { names: { '#version': 'version' }, values: { ':before': before } },
  refused: (current: Item | undefined) =>
    new AppError('stale_version', current && present ? { current: present(current) } : {}),
});

/**
 * Puts an item over the one that is still at version `before`.
 * @param present makes what the caller may see of the item that is there instead
 */
export const versioned = (
  item: Item,
  before: number,
  label: string,
  present?: Present,
): TransactionItem => ({ put: item, ...atVersion(before, label, present) });

/** Removes the item that is still at version `before`. */
export const versionedRemoval = (
  key: Key,
  before: number,
  label: string,
  present?: Present,
): TransactionItem => ({ remove: key, ...atVersion(before, label, present) });

/** The same for an item that begins with its first edit: at version 0 there is none. */
export const versionedOrFirst = (...edit: Parameters<typeof versioned>): TransactionItem => {
  const [item, before] = edit;
  const { label, refused } = versioned(...edit);
  return before > 0
    ? versioned(...edit)
    : { label, put: item, condition: 'attribute_not_exists(pk)', ...(refused && { refused }) };
};

/** @throws AppError `stale_version` with the current object, when an edit was made from another version */
export function expectVersion(
  stated: number,
  current: { version: number },
  presented: unknown,
): void {
  if (stated !== current.version) throw new AppError('stale_version', { current: presented });
}

/** The condition that an item is still as it was read; null: still not there. */
export const unchangedSince = (read: { version: number } | null) =>
  read
    ? {
        condition: '#version = :read',
        expression: { names: { '#version': 'version' }, values: { ':read': read.version } },
      }
    : { condition: 'attribute_not_exists(pk)' };
