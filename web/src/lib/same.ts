/** Whether two plain values say the same, in whatever order their parts were written. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [first, second] = [Object.entries(one), Object.entries(other)];
  return (
    first.length === second.length &&
    first.every(([key, value]) => same(value, (other as Record<string, unknown>)[key]))
  );
}
