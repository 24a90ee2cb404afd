/** Request units of one call, as the engine reports them, over all tables that it touched. */
export type Consumed = { total: number; table: number; indexes: Record<string, number> };

type Units = { CapacityUnits?: number };
type Reported = Units & {
  TableName?: string;
  Table?: Units;
  GlobalSecondaryIndexes?: Record<string, Units>;
};
type Answer = { ConsumedCapacity?: Reported | Reported[] };

const MEASURED = new Set([
  'GetItem',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'Query',
  'Scan',
  'BatchGetItem',
  'BatchWriteItem',
  'TransactGetItems',
  'TransactWriteItems',
]);

/** True for the operations that can report what they consumed. */
export function isMeasured(operation: string): boolean {
  return MEASURED.has(operation);
}

/** The request, asking for the capacity of table and indexes. */
export function askForCapacity(body: object): Buffer {
  return Buffer.from(JSON.stringify({ ...body, ReturnConsumedCapacity: 'INDEXES' }));
}

/**
 * Reads the capacity from an answer, and gives the caller the detail that it asked for itself.
 * @param asked `ReturnConsumedCapacity` of the caller's own request
 */
export function takeCapacity(
  raw: Buffer,
  asked: string | undefined,
): { consumed?: Consumed; body: Buffer } {
  const { ConsumedCapacity, ...rest } = JSON.parse(raw.toString()) as Answer;
  if (ConsumedCapacity === undefined || asked === 'INDEXES') {
    return ConsumedCapacity === undefined
      ? { body: raw }
      : { consumed: sum(ConsumedCapacity), body: raw };
  }
  const told =
    asked === 'TOTAL'
      ? {
          ConsumedCapacity: Array.isArray(ConsumedCapacity)
            ? ConsumedCapacity.map(totalOf)
            : totalOf(ConsumedCapacity),
        }
      : {};
  return {
    consumed: sum(ConsumedCapacity),
    body: Buffer.from(JSON.stringify({ ...rest, ...told })),
  };
}

function totalOf({ TableName, CapacityUnits }: Reported): Reported {
  return {
    ...(TableName === undefined ? {} : { TableName }),
    ...(CapacityUnits === undefined ? {} : { CapacityUnits }),
  };
}

function sum(reported: Reported | Reported[]): Consumed {
  const consumed: Consumed = { total: 0, table: 0, indexes: {} };
  for (const one of [reported].flat()) {
    consumed.total += one.CapacityUnits ?? 0;
    consumed.table += one.Table?.CapacityUnits ?? 0;
    for (const [name, { CapacityUnits = 0 }] of Object.entries(one.GlobalSecondaryIndexes ?? {}))
      consumed.indexes[name] = (consumed.indexes[name] ?? 0) + CapacityUnits;
  }
  return consumed;
}
