/**
 * `base` with what else is `wanted`, each of it behind the one that it follows there.
 * @param base in the order that stays
 */
export function arranged(base: readonly string[], wanted: readonly string[]): string[] {
  const result = [...base];
  let before = -1;
  for (const id of wanted) {
    const at = result.indexOf(id);
    if (at >= 0) before = at;
    else result.splice((before += 1), 0, id);
  }
  return result;
}
