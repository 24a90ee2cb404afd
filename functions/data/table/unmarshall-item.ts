import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

/** A stored item in plain values: lib-dynamodb leaves the items of cancellations and of streams as they came. */
export const unmarshallItem = (item: Record<string, AttributeValue>): Record<string, unknown> =>
  unmarshall(item);
