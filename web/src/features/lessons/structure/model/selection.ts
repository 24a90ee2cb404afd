/** All rows between two, both with them, as they stand. */
export function rangeOf(rows: readonly string[], from: string, to: string): string[] {
  const [one, other] = [rows.indexOf(from), rows.indexOf(to)];
  if (one === -1 || other === -1) return other === -1 ? [] : [to];
  return rows.slice(Math.min(one, other), Math.max(one, other) + 1);
}

/** The selection with a row taken in, or taken out where it was in. */
export function toggled(selected: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}
