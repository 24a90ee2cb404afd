import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { convertToAttr } from '@aws-sdk/util-dynamodb';

const options = { removeUndefinedValues: true };

/** Plain values as the table stores them; what is undefined is left out. */
export function marshallItem(item: Record<string, unknown>): Record<string, AttributeValue> {
  const stored: Record<string, AttributeValue> = {};
  for (const name in item) {
    const value = item[name];
    if (value === undefined) continue;
    stored[name] = typeof value === 'string' ? { S: value } : convertToAttr(value, options);
  }
  return stored;
}
