import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { convertToAttr } from '@aws-sdk/util-dynamodb';
import { packed } from './packed-text.ts';

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/** One value. What is seldom (sets, large numbers) is left to the SDK. */
function stored(value: unknown): AttributeValue {
  if (typeof value === 'string') return { S: value };
  if (typeof value !== 'object' || value === null) return convertToAttr(value);
  if (Array.isArray(value)) return { L: value.filter((part) => part !== undefined).map(stored) };
  if (!isPlain(value)) return convertToAttr(value);
  const bytes = packed(value);
  return bytes ? { B: bytes } : { M: marshallItem(value) };
}

/** Plain values as the table stores them: what is undefined is left out, and a long rich text is packed. */
export function marshallItem(item: object): Record<string, AttributeValue> {
  const attributes: Record<string, AttributeValue> = {};
  for (const [name, value] of Object.entries(item))
    if (value !== undefined) attributes[name] = stored(value);
  return attributes;
}
