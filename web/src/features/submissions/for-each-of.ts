/** How many requests go out at once. */
const atOnce = 4;

/**
 * Does something with each of several, some at a time: what fails for one holds up no other.
 * @param onDone hears after each how many are done
 * @returns those with which it could not be done
 */
export async function forEachOf<T>(
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
  onDone: (done: number) => void,
): Promise<{ item: T; error: unknown }[]> {
  const failed: { item: T; error: unknown }[] = [];
  const waiting = items.values();
  let done = 0;
  const worker = async () => {
    for (const item of waiting) {
      try {
        await act(item);
      } catch (error) {
        failed.push({ item, error });
      }
      done += 1;
      onDone(done);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failed;
}
