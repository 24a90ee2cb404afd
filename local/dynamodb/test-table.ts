import type { TableSpec } from './table-spec.ts';

/** A small table with every feature that the engine is asked for, for tests. */
export function testTable(name: string): TableSpec {
  return {
    name,
    keySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    attributes: [
      { AttributeName: 'pk', AttributeType: 'S' },
      { AttributeName: 'sk', AttributeType: 'S' },
      { AttributeName: 'gsi1pk', AttributeType: 'S' },
    ],
    indexes: [
      {
        IndexName: 'gsi1',
        KeySchema: [{ AttributeName: 'gsi1pk', KeyType: 'HASH' }],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
    ttlAttribute: 'expiresAt',
    streamViewType: 'NEW_AND_OLD_IMAGES',
  };
}
