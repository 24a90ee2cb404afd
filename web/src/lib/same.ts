/** The parts that are sent: one without a value is none. */
const sent = (value: object) => Object.entries(value).filter(([, part]) => part !== undefined);

/** Whether two plain values say the same once they are sent, in whatever order their parts were written. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((part, at) => same(part, other[at]))
    );
  const [first, second] = [sent(one), new Map(sent(other))];
  return (
    first.length === second.size &&
    first.every(([key, part]) => second.has(key) && same(part, second.get(key)))
  );
}
