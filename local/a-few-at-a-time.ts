/** Does something with each item, in their order and at most so many at once. */
export async function aFewAtATime<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const left = items.entries();
  const worker = async () => {
    for (const [at, item] of left) results[at] = await work(item, at);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
