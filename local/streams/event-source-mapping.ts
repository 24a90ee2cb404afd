import type { EventSourceMapping } from './deliver-batch.ts';

/** Properties of an `AWS::Lambda::EventSourceMapping` on a DynamoDB stream, as far as they are played. */
export type EventSourceMappingProperties = {
  BatchSize?: number;
  ParallelizationFactor?: number;
  BisectBatchOnFunctionError?: boolean;
  MaximumRetryAttempts?: number;
  MaximumRecordAgeInSeconds?: number;
  MaximumBatchingWindowInSeconds?: number;
  FunctionResponseTypes?: string[];
  FilterCriteria?: { Filters?: { Pattern: string }[] };
};

/**
 * Fills in Lambda's defaults. The starting position plays no part: the local stream begins with
 * its table, so its newest and its oldest record are the same when a mapping starts for the first time.
 */
export function eventSourceMapping(
  functionName: string,
  properties: EventSourceMappingProperties,
): EventSourceMapping {
  return {
    functionName,
    batchSize: properties.BatchSize ?? 100,
    parallelization: properties.ParallelizationFactor ?? 1,
    bisect: properties.BisectBatchOnFunctionError ?? false,
    maxRetries: properties.MaximumRetryAttempts ?? -1,
    maxRecordAgeSeconds: properties.MaximumRecordAgeInSeconds ?? -1,
    reportBatchItemFailures: (properties.FunctionResponseTypes ?? []).includes(
      'ReportBatchItemFailures',
    ),
    filterPatterns: (properties.FilterCriteria?.Filters ?? []).map(({ Pattern }) => Pattern),
    batchingWindowSeconds: properties.MaximumBatchingWindowInSeconds ?? 0,
  };
}
