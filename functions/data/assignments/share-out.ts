/** Who teaches the course, among those who share. */
export const teacherShare = 'teacher';

/**
 * Who gets the next work: of those who may, as many as are asked for who have least so far; of two who have as much, the
 * one who stands first. So, where everybody may mark everything, nobody has two works more than somebody else.
 */
export const leastLoaded = (
  candidates: readonly string[],
  loads: ReadonlyMap<string, number>,
  many: number,
): string[] =>
  candidates.toSorted((a, b) => (loads.get(a) ?? 0) - (loads.get(b) ?? 0)).slice(0, many);

/**
 * The section to which work belongs: that in which all are for whom it was handed in.
 * @param sections the section of each of them; undefined: they are in none
 * @returns null where they are of several, or one of them is in none
 */
export const sectionOf = (sections: readonly (string | undefined)[]): string | null => {
  const [first] = sections;
  return first !== undefined && sections.every((one) => one === first) ? first : null;
};
