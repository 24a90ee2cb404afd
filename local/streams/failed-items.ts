/**
 * Reads the answer of a function with `ReportBatchItemFailures`, by the Lambda guide: nothing,
 * `null` or an empty list is success; an identifier that is missing, empty or not of this batch
 * fails the whole batch.
 * @param sequences the batch's sequence numbers, in order
 * @returns index of the first record to try again; undefined when all went well
 */
export function firstFailedItem(
  payload: unknown,
  sequences: readonly string[],
): number | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const failures: unknown = (payload as Record<string, unknown>)['batchItemFailures'];
  if (failures === undefined || failures === null) return undefined;
  if (!Array.isArray(failures)) return 0;
  const indexes = failures.map((failure: unknown) => {
    const identifier =
      typeof failure === 'object' && failure !== null
        ? (failure as Record<string, unknown>)['itemIdentifier']
        : undefined;
    return typeof identifier === 'string' ? sequences.indexOf(identifier) : -1;
  });
  // -1, an identifier that names nothing, also means: from the start.
  return indexes.length === 0 ? undefined : Math.max(0, Math.min(...indexes));
}
