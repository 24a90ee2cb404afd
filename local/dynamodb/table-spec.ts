export type KeyElement = { AttributeName: string; KeyType: 'HASH' | 'RANGE' };

export type IndexSpec = {
  IndexName: string;
  KeySchema: KeyElement[];
  Projection: { ProjectionType: 'ALL' | 'KEYS_ONLY' | 'INCLUDE'; NonKeyAttributes?: string[] };
};

/** The facts about a table that the engine needs. */
export type TableSpec = {
  name: string;
  keySchema: KeyElement[];
  attributes: { AttributeName: string; AttributeType: 'S' | 'N' | 'B' }[];
  indexes: IndexSpec[];
  ttlAttribute?: string;
  streamViewType?: 'KEYS_ONLY' | 'NEW_IMAGE' | 'OLD_IMAGE' | 'NEW_AND_OLD_IMAGES';
};

/** Properties of an `AWS::DynamoDB::Table` or `AWS::DynamoDB::GlobalTable`, as far as they are played. */
export type TableProperties = {
  KeySchema: KeyElement[];
  AttributeDefinitions: TableSpec['attributes'];
  GlobalSecondaryIndexes?: IndexSpec[];
  LocalSecondaryIndexes?: unknown[];
  TimeToLiveSpecification?: { AttributeName?: string; Enabled: boolean };
  StreamSpecification?: { StreamViewType: NonNullable<TableSpec['streamViewType']> };
};

/** @throws Error when the template asks for local secondary indexes, which are not played. */
export function tableSpec(name: string, properties: TableProperties): TableSpec {
  if (properties.LocalSecondaryIndexes?.length)
    throw new Error(`Table ${name}: local secondary indexes are not emulated.`);
  const { TimeToLiveSpecification: ttl, StreamSpecification: stream } = properties;
  return {
    name,
    keySchema: properties.KeySchema,
    attributes: properties.AttributeDefinitions,
    indexes: (properties.GlobalSecondaryIndexes ?? []).map(
      // Index throughput, keys and insights of a template mean nothing here.
      ({ IndexName, KeySchema, Projection }) => ({ IndexName, KeySchema, Projection }),
    ),
    ...(ttl?.Enabled && ttl.AttributeName ? { ttlAttribute: ttl.AttributeName } : {}),
    ...(stream ? { streamViewType: stream.StreamViewType } : {}),
  };
}
