import { TemplateError } from '../template/template.ts';
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

/** Lambda's quotas for the filters of one mapping, and for the letters of one. */
const mostFilters = 5;
const mostLetters = 4096;

function patternsOf(functionName: string, { FilterCriteria }: EventSourceMappingProperties) {
  const patterns = (FilterCriteria?.Filters ?? []).map(({ Pattern }) => Pattern);
  if (patterns.length > mostFilters) {
    throw new TemplateError(
      `The event source of ${functionName} has ${patterns.length} filters; Lambda takes ${mostFilters}.`,
    );
  }
  if (patterns.some(({ length }) => length > mostLetters)) {
    throw new TemplateError(
      `A filter of ${functionName} is longer than the ${mostLetters} letters that Lambda takes.`,
    );
  }
  return patterns;
}

/**
 * Fills in Lambda's defaults. The starting position plays no part: the local stream begins with
 * its table, so its newest and its oldest record are the same when a mapping starts for the first time.
 * @throws TemplateError for filters that Lambda would refuse
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
    filterPatterns: patternsOf(functionName, properties),
    batchingWindowSeconds: properties.MaximumBatchingWindowInSeconds ?? 0,
  };
}
