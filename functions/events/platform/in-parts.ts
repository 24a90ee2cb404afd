/** The number of writes that are under way side by side. */
const abreast = 10;

/** A list in parts of at most so many. */
export function* inParts<T>(list: T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}

/** Works through a list, some side by side. */
export async function sideBySide<T>(list: T[], work: (one: T) => Promise<void>): Promise<void> {
  const open = list.values();
  const lane = async () => {
    for (const one of open) await work(one);
  };
  await Promise.all(Array.from({ length: Math.min(abreast, list.length) }, lane));
}
